import { assign, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { isPossibleId } from '../../rules/lists/recordId.ts';
import { type Problem, toProblem } from '../page/problem.ts';
import { draftOf, type EditorParts, type Loaded, type Save } from './editorParts.ts';

interface Input {
  client: ApiClient;
  /** The record that is edited; undefined for a new one. */
  id: number | undefined;
  /** What the browser has kept of an earlier, unsaved edit of the same record. */
  draft: string | undefined;
  /**
   * Makes a UUID. One stands for one save, so that a retry after a lost answer, or after an upload
   * that was stopped too late, saves once.
   */
  newKey: () => string;
}
/** A record as it was at a version. */
interface State<Fields> {
  fields: Fields;
  /** Undefined for a new record. */
  version: number | undefined;
}
export interface EditorContext<Fields> extends Input {
  fields: Fields;
  /** The record as the fields began from it; the server refuses to save over a newer one. */
  began: State<Fields>;
  /**
   * The record as it was loaded, newer than that where a draft came back: what differs from it is
   * unsaved.
   */
  base: State<Fields>;
  /** What another admin has saved meanwhile, and my changes as they can be saved over it. */
  conflict: { theirs: Loaded<Fields>; mine: Fields } | undefined;
  /** The fields come from a draft, which the person has not thrown away. */
  restored: boolean;
  /** The draft began with something that it could not hold. */
  lost: boolean;
  /**
   * Goes up when the fields are replaced as a whole, so that controls with a memory of their own
   * begin anew.
   */
  generation: number;
  /**
   * Stands for the save of these fields, however often they are sent: with any change they are
   * another save, under another key.
   */
  key: string;
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
 * The types, calls, guards and actions of {@link recordEditor}; the states stand there.
 */
export function setupRecordEditor<Fields>(parts: EditorParts<Fields>) {
  return setup({
    types: { context: {} as EditorContext<Fields>, input: {} as Input, events: {} as Event<Fields> },
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
      isPossibleId: ({ context }) => isPossibleId(context.id),
      isStored: ({ context }) => context.id !== undefined,
      isComplete: ({ context }) => Object.keys(parts.faults(context.fields)).length === 0,
      isMissing: (_, params: { error: unknown }) => toProblem(params.error).kind === 'missing',
      leavesDraft: ({ context }, params: { error: unknown }) => {
        const draft = draftOf(parts, context.draft);
        const isMissing = toProblem(params.error).kind === 'missing';
        return isMissing && draft !== undefined && !parts.isSame(draft.fields, parts.empty);
      },
      isConflict: (_, params: { error: unknown }) => toProblem(params.error).kind === 'conflict',
    },
    actions: {
      keepChange: assign(({ context }, params: { change: Partial<Fields> }) => ({
        fields: { ...context.fields, ...params.change },
        key: context.newKey(),
      })),
      keepLoaded: assign((_, loaded: Loaded<Fields>) => ({
        fields: loaded.fields,
        began: loaded,
        base: loaded,
      })),
      restoreDraft: assign(({ context }) => {
        const draft = draftOf(parts, context.draft);
        if (!draft || (!draft.lost && parts.isSame(draft.fields, context.base.fields))) return {};
        // an older version stays the draft's own: saving it then shows what has changed meanwhile
        return {
          fields: draft.fields,
          began: {
            fields: draft.began ?? context.base.fields,
            version: draft.version ?? context.base.version,
          },
          key: draft.key ?? context.key,
          restored: true,
          lost: draft.lost,
        };
      }),
      discardDraft: assign(({ context }) => ({
        fields: context.base.fields,
        began: context.base,
        key: context.newKey(),
        restored: false,
        generation: context.generation + 1,
      })),
      keepTheirs: assign(({ context: { fields, began } }, theirs: Loaded<Fields>) => ({
        conflict: { theirs, mine: parts.rebase(fields, theirs.fields, began.fields) },
      })),
      rebaseMine: assign(({ context: { conflict, generation, newKey } }) =>
        conflict
          ? {
              fields: conflict.mine,
              began: conflict.theirs,
              base: conflict.theirs,
              key: newKey(),
              generation: generation + 1,
            }
          : {},
      ),
      takeTheirs: assign(({ context: { conflict, generation, newKey } }) =>
        conflict
          ? {
              fields: conflict.theirs.fields,
              began: conflict.theirs,
              base: conflict.theirs,
              key: newKey(),
              restored: false,
              generation: generation + 1,
            }
          : {},
      ),
      forgetChanges: assign(({ context: { fields, began } }) => ({
        base: { ...began, fields },
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
  });
}

/** What the browser keeps of unsaved fields; undefined when nothing is unsaved. */
export function draftText<Fields>(
  parts: EditorParts<Fields>,
  { fields, base, began, key }: EditorContext<Fields>,
): string | undefined {
  return parts.isSame(fields, base.fields)
    ? undefined
    : JSON.stringify({
        version: began.version,
        began: parts.keep(began.fields),
        fields: parts.keep(fields),
        lost: parts.loses(fields),
        // what cannot be kept makes it another save
        ...(parts.loses(fields) ? {} : { key }),
      });
}
