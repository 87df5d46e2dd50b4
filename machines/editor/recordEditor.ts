import { assertEvent, assign, fromPromise, raise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import type { UploadProgress } from '../../api/upload.ts';
import type { Faults } from '../../rules/records/faults.ts';
import { type Done, isDismissed, isOvertaken } from '../page/callEnd.ts';
import { isMissing, type Problem, problemOf } from '../page/problem.ts';
import { isOutdated, isOutdatedProblem } from '../page/saveFailure.ts';
import { locationCascadeMachine } from '../places/locationCascade.ts';
import { createRecordMachine, isAbsent, type RecordCall } from '../records/record.ts';
import { createRecordMoveMachine, type MoveEnd } from '../records/recordMove.ts';
import { type DraftParts, type RecordState, readDraft, toDraft } from './draft.ts';
import { imageUploadMachine } from './imageUpload.ts';
import { mediaListMachine } from './mediaList.ts';

interface EditedRecord {
  client: ApiClient;
  /** Undefined for a new record. */
  id: number | undefined;
}
export interface Loaded<Fields> {
  fields: Fields;
  version: number;
}
export interface Save<Fields> extends EditedRecord {
  /** The version that the admin has seen. */
  version: number | undefined;
  /** The idempotency key; the same for every retry of this save. */
  key: string;
  fields: Fields;
  onProgress: (progress: UploadProgress) => void;
}

/** What the editor has to know of the kind of record that it edits. */
interface EditorParts<Fields> extends DraftParts<Fields> {
  /** The machine's id. */
  id: string;
  empty: Fields;
  load: (call: RecordCall, signal: AbortSignal) => Promise<Loaded<Fields>>;
  save: (save: Save<Fields>, signal: AbortSignal) => Promise<void>;
  remove: (call: RecordCall, signal: AbortSignal) => Promise<void>;
  /** Why the fields cannot be sent; empty when they can. */
  faults: (fields: Fields) => Faults<Fields>;
  /** My changes since `base`, merged into what another admin has saved. */
  rebase: (mine: Fields, theirs: Fields, base: Fields) => Fields;
}

interface Input extends EditedRecord {
  /** The stored draft of an earlier, unsaved edit of the same record. */
  draft: string | undefined;
  /** Makes a UUID, so that a retry after a lost answer or a late stop saves once. */
  newKey: () => string;
}
interface Context<Fields> extends Input {
  fields: Fields;
  /** The version that is being edited; the server refuses to save over a newer one. */
  origin: RecordState<Fields>;
  /** The version last loaded, newer than `origin` after a draft was restored. */
  stored: RecordState<Fields>;
  /** What another admin has saved since, and my changes merged into it. */
  conflict: { stored: Loaded<Fields>; mine: Fields } | undefined;
  /** The fields come from a draft that the admin has not discarded. */
  restored: boolean;
  /** That draft could not hold a file that had been chosen. */
  lost: boolean;
  /** Counts the times that all fields were replaced: inputs with state of their own are reset. */
  generation: number;
  /** The idempotency key of the current fields; a change or a taken key makes a new one. */
  key: string;
  progress: UploadProgress | undefined;
  problem: Problem | undefined;
}
type Event<Fields> =
  | { type: 'fields.change'; change: Partial<Fields> }
  | { type: 'form.submit' }
  | { type: 'upload.progress'; progress: UploadProgress }
  | { type: 'upload.cancel' }
  | { type: 'discard.ask' }
  | { type: 'draft.discard' }
  | { type: 'deletion.ask' }
  /** The stored record is newer: take it, or save over it. */
  | { type: 'conflict.discard' }
  | { type: 'conflict.overwrite' }
  | { type: 'list.open' }
  | { type: 'dialog.close' };

/** What the editor has done to the record. */
export type EditorDone = 'created' | 'updated' | 'deleted';

const isChange = ({ context, event }: { context: { fields: unknown }; event: { change: object } }) =>
  Object.entries(event.change).some(([name, value]) => Reflect.get(Object(context.fields), name) !== value);
const isAlreadyDeleted = ({ event }: Done<MoveEnd>) => event.output.problem?.kind === 'missing';

/** The types, calls, guards and actions of {@link recordEditor}. */
function setupRecordEditor<Fields>(parts: EditorParts<Fields>) {
  const replaced = (context: Context<Fields>, fields: Fields, stored: RecordState<Fields>) => ({
    fields,
    origin: stored,
    stored,
    key: context.newKey(),
    generation: context.generation + 1,
  });
  return setup({
    types: {
      context: {} as Context<Fields>,
      input: {} as Input,
      events: {} as Event<Fields>,
      children: {} as {
        record: 'record';
        stored: 'record';
        deletion: 'deletion';
        location: 'location';
        media: 'media';
        images: 'images';
      },
    },
    actors: {
      record: createRecordMachine<Loaded<Fields>>(parts.load),
      saveRecord: fromPromise<void, Save<Fields>>(({ input, signal }) => parts.save(input, signal)),
      deletion: createRecordMoveMachine<RecordCall>(parts.remove),
      location: locationCascadeMachine,
      media: mediaListMachine,
      images: imageUploadMachine,
    },
    guards: {
      isNew: ({ context }) => context.id === undefined,
      isStored: ({ context }) => context.id !== undefined,
      /** Other fields were saved under the key; with `version` it is another admin's save. */
      isKeyTaken: ({ event }) => problemOf(event).kind === 'conflict' && !isOutdatedProblem(problemOf(event)),
      isComplete: ({ context }) => Object.keys(parts.faults(context.fields)).length === 0,
    },
    actions: {
      keepChange: assign(({ context, event }) => {
        assertEvent(event, 'fields.change');
        return { fields: { ...context.fields, ...event.change }, key: context.newKey() };
      }),
      restoreDraft: assign(({ context }) => {
        const draft = readDraft(parts, context.draft);
        if (!draft || (!draft.lost && parts.isSame(draft.fields, context.stored.fields))) return {};
        return {
          fields: draft.fields,
          // the version of the draft may be old: saving then shows what another admin has changed
          origin: {
            fields: draft.origin ?? context.stored.fields,
            version: draft.version ?? context.stored.version,
          },
          key: draft.key ?? context.key,
          restored: true,
          lost: draft.lost,
        };
      }),
      discardDraft: assign(({ context }) => ({
        ...replaced(context, context.stored.fields, context.stored),
        restored: false,
      })),
      rebaseChanges: assign(({ context }) =>
        context.conflict ? replaced(context, context.conflict.mine, context.conflict.stored) : {},
      ),
      takeStored: assign(({ context }) =>
        context.conflict
          ? { ...replaced(context, context.conflict.stored.fields, context.conflict.stored), restored: false }
          : {},
      ),
      forgetChanges: assign(({ context: { fields, origin } }) => ({
        stored: { ...origin, fields },
        restored: false,
      })),
      keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
      clearProblem: assign({ problem: undefined, progress: undefined }),
      /** Stores the draft in the browser, or removes it; the page provides it. */
      saveDraft: (_, _params: { draft: string | undefined }) => undefined,
      /** Says what was done, also on the list that opens next; the page provides it. */
      showToast: (_, _params: { done: EditorDone }) => undefined,
      /** Leaves for the list; the page provides it. */
      goToList: () => undefined,
    },
  });
}

/** The machines that hold a part of the fields while the record is open. */
type Controls<Fields> = NonNullable<
  Parameters<ReturnType<typeof setupRecordEditor<Fields>>['createStateConfig']>[0]['invoke']
>;

/**
 * The editor of posts and of ads: the draft that survives a reload, saving, the conflict with
 * another admin's save, and deleting. `controls` are the children that hold a part of the fields:
 * the place and the media list of an ad, the images in a post's text. Each reports its changes by
 * `fields.change`, and is reset when all fields are replaced.
 */
export function recordEditor<Fields>(parts: EditorParts<Fields>, controls: Controls<Fields>) {
  const open = `#${parts.id}.open` as const;
  const isDrafted = ({ context, event }: Done<Loaded<Fields> | undefined, Context<Fields>>) => {
    const draft = readDraft(parts, context.draft);
    return !event.output && draft !== undefined && !parts.isSame(draft.fields, parts.empty);
  };
  const saveDraft = {
    type: 'saveDraft' as const,
    params: ({ context }: { context: Context<Fields> }) => ({ draft: toDraft(parts, context) }),
  };
  const finish = (done: EditorDone) => [
    'forgetChanges' as const,
    saveDraft,
    { type: 'showToast' as const, params: { done } },
  ];
  return setupRecordEditor(parts).createMachine({
    id: parts.id,
    context: ({ input }) => ({
      ...input,
      fields: parts.empty,
      origin: { fields: parts.empty, version: undefined },
      stored: { fields: parts.empty, version: undefined },
      conflict: undefined,
      restored: false,
      lost: false,
      generation: 0,
      key: input.newKey(),
      progress: undefined,
      problem: undefined,
    }),
    initial: 'deciding',
    states: {
      deciding: {
        always: [{ guard: 'isNew', target: 'open', actions: 'restoreDraft' }, { target: 'loading' }],
      },
      loading: {
        tags: 'busy',
        invoke: {
          id: 'record',
          src: 'record',
          input: ({ context: { client, id } }) => ({ client, id: Number(id) }),
          onDone: [
            // the record is gone, but its draft can still be copied
            { guard: isDrafted, target: 'open.gone.copyable', actions: 'restoreDraft' },
            { guard: isAbsent, target: 'missing' },
            {
              target: 'open',
              actions: [
                assign(({ event: { output: loaded } }) =>
                  loaded ? { fields: loaded.fields, origin: loaded, stored: loaded } : {},
                ),
                'restoreDraft',
              ],
            },
          ],
        },
      },
      missing: {},
      open: {
        invoke: controls,
        initial: 'editing',
        states: {
          editing: {
            initial: 'filling',
            on: {
              'fields.change': { guard: isChange, actions: ['keepChange', saveDraft] },
              'form.submit': [{ guard: 'isComplete', target: 'saving' }, { target: '.incomplete' }],
              'discard.ask': '.discarding',
              'deletion.ask': { guard: 'isStored', target: 'deleting', actions: 'clearProblem' },
            },
            states: {
              filling: {},
              // faults are shown beside the fields until the form is sent
              incomplete: {},
              refused: { on: { 'dialog.close': 'filling' } },
              discarding: {
                on: {
                  'draft.discard': { target: open, actions: ['discardDraft', saveDraft] },
                  'dialog.close': 'filling',
                },
              },
            },
          },
          saving: {
            tags: 'busy',
            entry: 'clearProblem',
            on: {
              'upload.progress': { actions: assign({ progress: ({ event }) => event.progress }) },
              'upload.cancel': 'editing',
            },
            invoke: {
              id: 'saveRecord',
              src: 'saveRecord',
              input: ({ context: { client, id, origin, key, fields }, self }) => ({
                client,
                id,
                version: origin.version,
                key,
                fields,
                onProgress: (progress) => self.send({ type: 'upload.progress', progress }),
              }),
              onDone: [
                { guard: 'isNew', target: 'left', actions: finish('created') },
                { target: 'left', actions: finish('updated') },
              ],
              onError: [
                { guard: isMissing, target: 'gone' },
                { guard: isOutdated, target: 'outdated' },
                {
                  guard: 'isKeyTaken',
                  target: 'editing.refused',
                  // the draft holds the key, too
                  actions: [assign({ key: ({ context }) => context.newKey() }), saveDraft, 'keepProblem'],
                },
                { target: 'editing.refused', actions: 'keepProblem' },
              ],
            },
          },
          // another admin has saved the record since it was loaded
          outdated: {
            initial: 'loadingStored',
            on: { 'dialog.close': 'editing' },
            states: {
              loadingStored: {
                invoke: {
                  id: 'stored',
                  src: 'record',
                  input: ({ context: { client, id } }) => ({ client, id: Number(id) }),
                  onDone: [
                    { guard: isAbsent, target: `${open}.gone` },
                    {
                      target: 'comparing',
                      actions: assign({
                        conflict: ({ context: { fields, origin }, event: { output: stored } }) =>
                          stored && { stored, mine: parts.rebase(fields, stored.fields, origin.fields) },
                      }),
                    },
                  ],
                },
              },
              comparing: {
                on: {
                  'conflict.discard': { target: open, actions: ['takeStored', saveDraft] },
                  'conflict.overwrite': {
                    target: open,
                    actions: ['rebaseChanges', saveDraft, raise({ type: 'form.submit' })],
                  },
                },
              },
            },
          },
          // another admin has deleted the record: what was typed can only be copied
          gone: {
            initial: 'dialogOpen',
            on: { 'list.open': { target: 'left', actions: ['forgetChanges', saveDraft] } },
            states: {
              dialogOpen: { on: { 'dialog.close': 'copyable' } },
              copyable: {
                on: { 'fields.change': { guard: isChange, actions: 'keepChange' } },
              },
            },
          },
          deleting: {
            invoke: {
              id: 'deletion',
              src: 'deletion',
              input: ({ context: { client, id } }) => ({ client, id: Number(id) }),
              onDone: [
                { guard: isDismissed, target: 'editing' },
                { guard: isAlreadyDeleted, target: 'alreadyDeleted', actions: ['forgetChanges', saveDraft] },
                // the record still exists: keep the draft
                { guard: isOvertaken, target: 'editing' },
                { target: 'left', actions: finish('deleted') },
              ],
            },
          },
          // by another admin
          alreadyDeleted: { on: { 'dialog.close': 'left' } },
          left: { entry: 'goToList' },
        },
      },
    },
  });
}
