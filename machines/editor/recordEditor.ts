import type { EditorParts } from './editorParts.ts';
import { draftText, setupRecordEditor } from './recordEditorSetup.ts';

/**
 * What editing a post and editing an ad have in common: the draft that survives a reload, saving,
 * the save that another admin has overtaken, and deleting. The parts say how the record is loaded,
 * checked and sent.
 */
export function recordEditor<Fields>(parts: EditorParts<Fields>) {
  return setupRecordEditor(parts).createMachine({
    id: parts.id,
    context: ({ input }) => ({
      ...input,
      fields: parts.empty,
      began: { fields: parts.empty, version: undefined },
      base: { fields: parts.empty, version: undefined },
      conflict: undefined,
      restored: false,
      lost: false,
      generation: 0,
      key: input.newKey(),
      sent: 0,
      problem: undefined,
    }),
    initial: 'deciding',
    states: {
      deciding: {
        always: [
          { guard: 'isNew', target: 'editing', actions: 'restoreDraft' },
          { guard: 'isPossibleId', target: 'loading' },
          { target: 'missing' },
        ],
      },
      loading: {
        tags: 'busy',
        entry: 'clearProblem',
        invoke: {
          id: 'loadRecord',
          src: 'loadRecord',
          input: ({ context }) => context,
          onDone: {
            target: 'editing',
            actions: [{ type: 'keepLoaded', params: ({ event }) => event.output }, 'restoreDraft'],
          },
          onError: [
            // what was typed before the reload is shown all the same
            {
              guard: { type: 'leavesDraft', params: ({ event }) => event },
              target: 'gone.kept',
              actions: 'restoreDraft',
            },
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
            { target: 'loadFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          ],
        },
      },
      missing: {},
      loadFailed: { on: { 'load.retry': 'loading' } },
      editing: {
        initial: 'filling',
        on: {
          'fields.change': {
            actions: [
              { type: 'keepChange', params: ({ event }) => event },
              { type: 'saveDraft', params: ({ context }) => ({ draft: draftText(parts, context) }) },
            ],
          },
          'form.submit': [{ guard: 'isComplete', target: 'saving' }, { target: '.incomplete' }],
          'draft.discard': {
            target: '.filling',
            actions: ['discardDraft', { type: 'saveDraft', params: { draft: undefined } }],
          },
          'deletion.ask': { guard: 'isStored', target: 'deleting', actions: 'clearProblem' },
        },
        states: {
          filling: {},
          // what is missing is shown beside the fields until the form is sent
          incomplete: {},
          // the popup; everything that was typed and listed is still there
          refused: { on: { 'dialog.close': 'filling' } },
        },
      },
      saving: {
        tags: 'busy',
        entry: [{ type: 'keepProgress', params: { sent: 0 } }, 'clearProblem'],
        on: {
          'upload.progress': { actions: { type: 'keepProgress', params: ({ event }) => event } },
          'upload.cancel': 'editing',
        },
        invoke: {
          id: 'saveRecord',
          src: 'saveRecord',
          input: ({ context: { client, id, began, key, fields }, self }) => ({
            client,
            id,
            version: began.version,
            key,
            fields,
            report: (sent) => self.send({ type: 'upload.progress', sent }),
          }),
          onDone: [{ guard: 'isNew', target: 'done.created' }, { target: 'done.updated' }],
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'gone' },
            { guard: { type: 'isConflict', params: ({ event }) => event }, target: 'overtaken' },
            { target: 'editing.refused', actions: { type: 'keepProblem', params: ({ event }) => event } },
          ],
        },
      },
      // another admin has saved the record since it was loaded
      overtaken: {
        initial: 'loadingTheirs',
        on: { 'dialog.close': 'editing' },
        states: {
          loadingTheirs: {
            tags: 'busy',
            entry: 'clearProblem',
            invoke: {
              id: 'loadTheirs',
              src: 'loadRecord',
              input: ({ context }) => context,
              onDone: {
                target: 'comparing',
                actions: { type: 'keepTheirs', params: ({ event }) => event.output },
              },
              onError: [
                { guard: { type: 'isMissing', params: ({ event }) => event }, target: `#${parts.id}.gone` },
                { target: 'theirsFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
              ],
            },
          },
          theirsFailed: { on: { 'load.retry': 'loadingTheirs' }, exit: 'clearProblem' },
          comparing: {
            on: {
              'mine.keep': {
                target: `#${parts.id}.saving`,
                actions: [
                  'rebaseMine',
                  { type: 'saveDraft', params: ({ context }) => ({ draft: draftText(parts, context) }) },
                ],
              },
              'saved.take': {
                target: `#${parts.id}.editing`,
                actions: ['takeTheirs', { type: 'saveDraft', params: { draft: undefined } }],
              },
            },
          },
        },
      },
      // another admin has deleted the record: it cannot be saved any more, but what was typed can
      // be copied
      gone: {
        initial: 'told',
        on: {
          'list.open': {
            target: 'left',
            actions: ['forgetChanges', { type: 'saveDraft', params: { draft: undefined } }],
          },
        },
        states: {
          told: { on: { 'dialog.close': 'kept' } },
          kept: {
            on: {
              'fields.change': { actions: { type: 'keepChange', params: ({ event }) => event } },
            },
          },
        },
      },
      deleting: {
        initial: 'confirming',
        states: {
          confirming: {
            on: { 'deletion.confirm': 'sending', 'dialog.close': `#${parts.id}.editing` },
            exit: 'clearProblem',
          },
          sending: {
            tags: 'busy',
            invoke: {
              id: 'deleteRecord',
              src: 'deleteRecord',
              input: ({ context }) => context,
              onDone: `#${parts.id}.done.deleted`,
              onError: [
                {
                  guard: { type: 'isMissing', params: ({ event }) => event },
                  target: `#${parts.id}.done.alreadyDeleted`,
                },
                { target: 'confirming', actions: { type: 'keepProblem', params: ({ event }) => event } },
              ],
            },
          },
        },
      },
      done: {
        entry: ['forgetChanges', { type: 'saveDraft', params: { draft: undefined } }],
        initial: 'updated',
        on: { 'dialog.close': 'left' },
        states: {
          created: { after: { successPopup: `#${parts.id}.left` } },
          updated: { after: { successPopup: `#${parts.id}.left` } },
          deleted: { after: { successPopup: `#${parts.id}.left` } },
          // no success of ours, so it stays until it has been read
          alreadyDeleted: {},
        },
      },
      left: { entry: 'goToList' },
    },
  });
}
