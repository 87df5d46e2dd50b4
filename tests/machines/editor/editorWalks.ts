import { expect } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { toApiError } from '../../../api/error.ts';
import type { recordEditor } from '../../../machines/editor/recordEditor.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { noClient, silent } from '../calls.ts';
import { follow, type Plan, type Step, stepsOf, walk } from '../paths.ts';

type Editor<Fields> = ReturnType<typeof recordEditor<Fields>>;
type Snapshot<Fields> = ReturnType<ReturnType<typeof createActor<Editor<Fields>>>['getSnapshot']>;

let keys = 0;
/** No two are the same. */
export const newKey = () => `key ${++keys}`;

interface Cases<Fields> {
  machine: Editor<Fields>;
  /** As the server has it, and as another admin has saved it. */
  stored: Fields;
  theirs: Fields;
  /** A change that leaves the fields complete, and one that does not. */
  complete: Partial<Fields>;
  incomplete: Partial<Fields>;
  /** A draft's text of the complete change. */
  draft: string;
  /** What the server refuses each call with. */
  refusals: Readonly<Record<'loadRecord' | 'loadTheirs' | 'saveRecord' | 'deleteRecord', readonly Refusal[]>>;
}

/** Everything that can happen to a new record, to a stored one, and to one with a draft. */
export function walkEditor<Fields>(cases: Cases<Fields>) {
  const { stored, theirs, complete, incomplete, draft } = cases;
  const machine = cases.machine.provide({
    actors: { loadRecord: silent(), saveRecord: silent(), deleteRecord: silent() },
  });
  const { id } = machine;
  const events: AnyEventObject[] = [
    { type: 'fields.change', change: complete },
    { type: 'fields.change', change: incomplete },
    { type: 'form.submit' },
    { type: 'upload.progress', sent: 0.5 },
    { type: 'upload.cancel' },
    { type: 'draft.discard' },
    { type: 'deletion.ask' },
    { type: 'deletion.confirm' },
    { type: 'mine.keep' },
    { type: 'saved.take' },
    { type: 'list.open' },
    { type: 'dialog.close' },
    { type: 'load.retry' },
    { type: 'xstate.done.actor.loadRecord', output: { fields: stored, version: 3 } },
    { type: 'xstate.done.actor.loadTheirs', output: { fields: theirs, version: 4 } },
    { type: 'xstate.done.actor.saveRecord', output: undefined },
    { type: 'xstate.done.actor.deleteRecord', output: undefined },
    ...Object.entries(cases.refusals).flatMap(([call, errors]) =>
      errors.map((error) => ({ type: `xstate.error.actor.${call}`, error })),
    ),
    ...['created', 'updated', 'deleted'].map((done) => ({
      type: `xstate.after.successPopup.${id}.done.${done}`,
    })),
  ];
  const planFrom = (input: {
    id: number | undefined;
    draft: string | undefined;
  }): Plan<Snapshot<Fields>> => ({
    machine,
    input: { ...input, client: noClient, newKey },
    events: () => events,
    position: ({ context }) => [
      JSON.stringify(context.fields),
      context.began.version,
      context.restored,
      context.lost,
      context.conflict?.theirs.version,
      context.sent,
      context.problem?.kind,
    ],
    create: (inspect) => createActor(machine, { input: { ...input, client: noClient, newKey }, inspect }),
  });
  const walks = [
    ...walk(planFrom({ id: undefined, draft: undefined })),
    ...walk(planFrom({ id: 12, draft: undefined })),
    ...walk(planFrom({ id: 12, draft })),
    // an address may name anything
    follow(planFrom({ id: Number.NaN, draft: undefined }), []),
  ];
  return { machine, walks, steps: stepsOf(walks) };
}

type Walked<Fields> = Step<Snapshot<Fields>>;
const params = (name: string, actions: { type: string; params: unknown }[]) =>
  actions.filter(({ type }) => type === name).map((action) => action.params);

/** What was written stays, but for what the person throws away or gives up for the saved record. */
export function expectNothingLost<Fields extends object>(
  steps: readonly Walked<Fields>[],
  cases: Cases<Fields>,
) {
  for (const { event, before, after, story } of steps) {
    const { fields } = before.context;
    if (event.type === 'fields.change')
      expect(after.context.fields, story).toEqual({ ...fields, ...event.change });
    else if (event.type === 'draft.discard')
      expect(after.context.fields, story).toEqual(before.context.base.fields);
    else if (event.type === 'saved.take') expect(after.context.fields, story).toEqual(cases.theirs);
    // a record that is gone leaves the draft of it
    else if (before.matches('loading') && after.matches('gone'))
      expect(after.context.fields, story).not.toEqual(fields);
    else if (!['mine.keep', 'xstate.done.actor.loadRecord'].includes(event.type))
      expect(after.context.fields, story).toEqual(fields);
  }
}

/**
 * What is sent again unchanged goes out under the same key; whatever was changed in between goes
 * out under another one.
 */
export function expectKeys<Fields>(steps: readonly Walked<Fields>[]) {
  const replaced = ['fields.change', 'draft.discard', 'mine.keep', 'saved.take'];
  for (const { event, before, after, story } of steps)
    expect(after.context.key !== before.context.key, story).toBe(replaced.includes(event.type));
}

/**
 * The browser keeps a draft while there is something unsaved, and none after it was saved, deleted
 * or given up.
 */
export function expectDrafts<Fields>(steps: readonly Walked<Fields>[], cases: Cases<Fields>) {
  for (const { event, after, actions, story } of steps) {
    const saved = params('saveDraft', actions);
    if (event.type === 'fields.change' && after.matches('editing')) {
      expect(saved, story).toHaveLength(1);
      const same = JSON.stringify(after.context.fields) === JSON.stringify(after.context.base.fields);
      if (!same) expect(saved, story).not.toEqual([{ draft: undefined }]);
    }
    const over = after.matches('done') || ['draft.discard', 'saved.take', 'list.open'].includes(event.type);
    if (over && event.type !== 'dialog.close' && !event.type.startsWith('xstate.after'))
      expect(saved, story).toEqual([{ draft: undefined }]);
    if (event.type === 'mine.keep') {
      const { fields, base } = after.context;
      const same = JSON.stringify(fields) === JSON.stringify(base.fields);
      expect(saved, story).toEqual([{ draft: same ? undefined : expect.stringContaining('"version":4') }]);
    }
  }
  expect(cases.draft).toContain('version');
}

/** Where each answer leads, and what it leaves behind. */
export function expectAnswers<Fields>(steps: readonly Walked<Fields>[]) {
  for (const { event, before, after, actions, story } of steps) {
    const stored = before.context.id !== undefined;
    const { error } = event;
    const kind = error === undefined ? undefined : toApiError(error).kind;
    if (event.type === 'xstate.done.actor.saveRecord')
      expect(after.value, story).toEqual({ done: stored ? 'updated' : 'created' });
    if (event.type === 'xstate.error.actor.saveRecord') {
      const expected =
        kind === 'missing'
          ? { gone: 'told' }
          : kind === 'conflict'
            ? { overtaken: 'loadingTheirs' }
            : { editing: 'refused' };
      expect(after.value, story).toEqual(expected);
      if (kind === 'failed') expect(after.context.problem?.serverMessage, story).toBe(error.serverMessage);
    }
    if (event.type === 'xstate.error.actor.loadTheirs')
      expect(after.value, story).toEqual(
        kind === 'missing' ? { gone: 'told' } : { overtaken: 'theirsFailed' },
      );
    if (event.type === 'xstate.error.actor.loadRecord') {
      const absent = before.context.draft === undefined ? 'missing' : { gone: 'kept' };
      expect(after.value, story).toEqual(kind === 'missing' ? absent : 'loadFailed');
      if (after.matches('gone')) expect(after.context.restored, story).toBe(true);
    }
    if (event.type === 'xstate.error.actor.deleteRecord')
      expect(after.value, story).toEqual(
        kind === 'missing' ? { done: 'alreadyDeleted' } : { deleting: 'confirming' },
      );
    if (event.type === 'xstate.done.actor.deleteRecord')
      expect(after.value, story).toEqual({ done: 'deleted' });
    // a saved or deleted record has nothing left that leaving could cost
    if (after.matches('done') || after.matches('left')) {
      expect(after.context.fields, story).toEqual(after.context.base.fields);
      expect(after.context.restored, story).toBe(false);
    }
    const leaves = after.matches('left') && !before.matches('left');
    expect(actions.filter(({ type }) => type === 'goToList').length, story).toBe(leaves ? 1 : 0);
  }
}

/** What may be done where: guards and versions. */
export function expectRules<Fields>(
  steps: readonly Walked<Fields>[],
  isComplete: (fields: Fields) => boolean,
) {
  for (const { event, before, after, story } of steps) {
    const { id, fields, began, base } = after.context;
    expect(after.can({ type: 'deletion.ask' }), story).toBe(after.matches('editing') && id !== undefined);
    if (event.type === 'form.submit')
      expect(after.matches('saving'), story).toBe(isComplete(before.context.fields));
    if (event.type === 'form.submit' && !after.matches('saving'))
      expect(after.matches({ editing: 'incomplete' }), story).toBe(true);
    if (after.matches('saving')) expect(isComplete(fields), story).toBe(true);
    if (event.type === 'form.submit' && after.matches('saving')) expect(after.context.sent, story).toBe(0);
    if (event.type === 'upload.progress') expect(after.context.sent, story).toBe(event.sent);
    if (event.type === 'draft.discard') expect(began, story).toEqual(base);
    if (event.type === 'mine.keep' || event.type === 'saved.take')
      expect([began, base.version], story).toEqual([base, 4]);
    const isReplaced = ['draft.discard', 'saved.take', 'mine.keep'].includes(event.type);
    expect(after.context.generation, story).toBe(before.context.generation + (isReplaced ? 1 : 0));
    if (event.type === 'draft.discard' || event.type === 'saved.take')
      expect(after.context.restored, story).toBe(false);
    const asked = after.context.problem !== undefined;
    const telling =
      after.matches('loadFailed') ||
      // what the server said of a field stays beside it
      after.matches('editing') ||
      after.matches({ overtaken: 'theirsFailed' }) ||
      after.matches('deleting');
    if (asked) expect(telling, story).toBe(true);
    if (event.type === 'deletion.ask' || after.hasTag('busy')) expect(asked, story).toBe(false);
    expect(after.hasTag('busy'), story).toBe(
      after.matches('loading') ||
        after.matches('saving') ||
        after.matches({ overtaken: 'loadingTheirs' }) ||
        after.matches({ deleting: 'sending' }),
    );
  }
}
