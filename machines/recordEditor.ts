import { assign, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../api/client.ts';
import { type Problem, toProblem } from './problem.ts';
import { draftOf, type EditorParts, type Loaded, type Save } from './rules/editorParts.ts';

interface Input {
  client: ApiClient;
  /** The record that is edited; undefined for a new one. */
  id: number | undefined;
  /** What the browser has kept of an earlier, unsaved edit of the same record. */
  draft: string | undefined;
}
interface Context<Fields> extends Input {
  fields: Fields;
  /** The version that the fields began from; the server refuses to save over a newer one. */
  version: number | undefined;
  /** As the record was loaded: what differs from it is a change. */
  base: { fields: Fields; version: number | undefined };
  /** What another admin has saved meanwhile. */
  theirs: Loaded<Fields> | undefined;
  /** The fields come from a draft, which the person has not thrown away. */
  restored: boolean;
  /** Goes up when the fields are replaced as a whole, so that controls with a memory of their own begin anew. */
  generation: number;
  /** The part of the form that is sent, 0 to 1. */
  sent: number;
  problem: Problem | undefined;
}
type Event<Fields> =
  | { type: 'fields.change'; change: Partial<Fields> }
  | { type: 'form.submit' }
  | { type: 'upload.progress'; sent: number }
  | { type: 'upload.cancel' }
  | { type: 'draft.discard' }
  | { type: 'deletion.ask' }
  | { type: 'deletion.confirm' }
  | { type: 'mine.keep' }
  | { type: 'saved.take' }
  | { type: 'list.open' }
  | { type: 'dialog.close' }
  | { type: 'load.retry' };

/**
 * What editing a post and editing an ad have in common: the draft that survives a reload, saving, the save that another admin has overtaken,
 * and deleting. The parts say how the record is loaded, checked and sent.
 */
export function recordEditor<Fields>(parts: EditorParts<Fields>) {
  return setup({
    types: { context: {} as Context<Fields>, input: {} as Input, events: {} as Event<Fields> },
    delays: { successPopup: 3000 },
    actors: {
      loadRecord: fromPromise<Loaded<Fields>, { client: ApiClient; id: number | undefined }>(
        ({ input, signal }) => parts.load(input, signal),
      ),
      saveRecord: fromPromise<void, Save<Fields>>(({ input, signal }) => parts.save(input, signal)),
      deleteRecord: fromPromise<void, { client: ApiClient; id: number | undefined }>(({ input, signal }) =>
        parts.remove(input, signal),
      ),
    },
    guards: {
      isNew: ({ context }) => context.id === undefined,
      isStored: ({ context }) => context.id !== undefined,
      isComplete: ({ context }) => Object.keys(parts.faults(context.fields)).length === 0,
      isMissing: (_, params: { error: unknown }) => toProblem(params.error).kind === 'missing',
      isConflict: (_, params: { error: unknown }) => toProblem(params.error).kind === 'conflict',
    },
    actions: {
      keepChange: assign(({ context }, params: { change: Partial<Fields> }) => ({
        fields: { ...context.fields, ...params.change },
      })),
      keepLoaded: assign((_, loaded: Loaded<Fields>) => ({
        ...loaded,
        base: loaded,
      })),
      restoreDraft: assign(({ context }) => {
        const draft = draftOf(parts, context.draft);
        if (!draft || parts.isSame(draft.fields, context.base.fields)) return {};
        // an older version stays the draft's own: saving it then shows what has changed meanwhile
        return { fields: draft.fields, version: draft.version ?? context.version, restored: true };
      }),
      discardDraft: assign(({ context }) => ({
        ...context.base,
        restored: false,
        generation: context.generation + 1,
      })),
      keepTheirs: assign((_, theirs: Loaded<Fields>) => ({ theirs })),
      rebaseMine: assign(({ context: { fields, theirs } }) =>
        theirs ? { fields: parts.rebase(fields, theirs.fields), base: theirs, version: theirs.version } : {},
      ),
      takeTheirs: assign(({ context: { theirs, generation } }) =>
        theirs ? { ...theirs, base: theirs, restored: false, generation: generation + 1 } : {},
      ),
      forgetChanges: assign(({ context: { fields, version } }) => ({
        base: { fields, version },
        restored: false,
      })),
      keepProgress: assign((_, { sent }: { sent: number }) => ({ sent })),
      keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
      clearProblem: assign({ problem: undefined }),
      /** Keeps the draft in the browser, or throws it away; the page provides it. */
      saveDraft: (_, _params: { draft: string | undefined }) => undefined,
      /** Leaves for the list; the page provides it. */
      goToList: () => undefined,
    },
  }).createMachine({
    id: parts.id,
    context: ({ input }) => ({
      ...input,
      fields: parts.empty,
      version: undefined,
      base: { fields: parts.empty, version: undefined },
      theirs: undefined,
      restored: false,
      generation: 0,
      sent: 0,
      problem: undefined,
    }),
    initial: 'deciding',
    states: {
      deciding: {
        always: [{ guard: 'isNew', target: 'editing', actions: 'restoreDraft' }, { target: 'loading' }],
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
              { type: 'saveDraft', params: ({ context }) => ({ draft: draftText(context) }) },
            ],
          },
          'form.submit': [{ guard: 'isComplete', target: 'saving' }, { target: '.incomplete' }],
          'draft.discard': {
            target: '.filling',
            actions: ['discardDraft', { type: 'saveDraft', params: { draft: undefined } }],
          },
          'deletion.ask': { guard: 'isStored', target: 'deleting' },
        },
        states: {
          filling: {},
          // what is missing is shown beside the fields until the form is sent
          incomplete: {},
          // the popup; everything that was typed and listed is still there
          refused: { on: { 'dialog.close': 'filling' }, exit: 'clearProblem' },
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
          input: ({ context: { client, id, version, fields }, self }) => ({
            client,
            id,
            version,
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
                  { type: 'saveDraft', params: ({ context }) => ({ draft: draftText(context) }) },
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
      // another admin has deleted the record: it cannot be saved any more, but what was typed can be copied
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

  function draftText({ fields, base, version }: Context<Fields>): string | undefined {
    return parts.isSame(fields, base.fields)
      ? undefined
      : JSON.stringify({ version, fields: parts.keep(fields) });
  }
}
