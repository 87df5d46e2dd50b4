import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, type SnapshotFrom } from 'xstate';
import type { Loaded, recordEditor } from '../../../machines/editor/recordEditor.ts';
import { toProblem } from '../../../machines/page/problem.ts';
import { createRecordMachine } from '../../../machines/records/record.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { noClient, pendingCall } from '../calls.ts';
import { follow, type Plan, stepsOf, walk } from '../paths.ts';

type Editor<Fields> = ReturnType<typeof recordEditor<Fields>>;

export interface EditorKind<Fields> {
  machine: Editor<Fields>;
  /** The fields as the server has them, and as another admin has saved them. */
  stored: Fields;
  theirs: Fields;
  /** A change that makes the fields complete, and one that makes them incomplete. */
  complete: Partial<Fields>;
  incomplete: Partial<Fields>;
  /** The complete change merged into {@link theirs}. */
  rebased: Fields;
  keep: (fields: Fields) => unknown;
  isSame: (one: Fields, other: Fields) => boolean;
  isComplete: (fields: Fields) => boolean;
  saveRefusals: readonly Refusal[];
}

/** The walks of a new record, of a stored one, and of one with a draft. */
export function walkEditor<Fields>(kind: EditorKind<Fields>) {
  const { stored, theirs, complete, incomplete } = kind;
  const machine = kind.machine.provide({
    actors: {
      record: createRecordMachine<Loaded<Fields>>(() => new Promise(() => undefined)),
      saveRecord: pendingCall(),
    },
  });
  const events: AnyEventObject[] = [
    { type: 'fields.change', change: complete },
    { type: 'fields.change', change: incomplete },
    { type: 'form.submit' },
    { type: 'upload.progress', progress: { sent: 1, total: 2 } },
    { type: 'upload.cancel' },
    { type: 'discard.ask' },
    { type: 'draft.discard' },
    { type: 'deletion.ask' },
    { type: 'conflict.overwrite' },
    { type: 'conflict.discard' },
    { type: 'list.open' },
    { type: 'dialog.close' },
    { type: 'xstate.done.actor.record', output: { fields: stored, version: 3 } },
    { type: 'xstate.done.actor.stored', output: { fields: theirs, version: 4 } },
    { type: 'xstate.done.actor.record', output: undefined },
    { type: 'xstate.done.actor.stored', output: undefined },
    { type: 'xstate.done.actor.saveRecord' },
    ...(['dismissed', 'saved'] as const).map((outcome) => ({
      type: 'xstate.done.actor.deletion',
      output: { outcome, problem: undefined },
    })),
    ...kind.saveRefusals.filter(isChangedElsewhere).map((error) => ({
      type: 'xstate.done.actor.deletion',
      output: { outcome: 'overtaken', problem: toProblem(error) },
    })),
    ...kind.saveRefusals.map((error) => ({ type: 'xstate.error.actor.saveRecord', error })),
    ...['created', 'updated', 'deleted'].map((done) => ({
      type: `xstate.after.successPopup.${machine.id}.open.done.${done}`,
    })),
  ];
  let keys = 0;
  const planFor = (id: number | undefined, draft?: string): Plan<SnapshotFrom<Editor<Fields>>> => {
    const input = { id, draft, client: noClient, newKey: () => `key ${++keys}` };
    return {
      events: (snapshot) => {
        // no other admin can have changed or deleted a new record
        if (id === undefined) return events.filter(({ error }) => !isChangedElsewhere(error));
        // without its draft a record is edited as in the walks that begin without one
        const isDraftGone = draft !== undefined && snapshot.matches('open') && !snapshot.context.restored;
        return isDraftGone ? [] : events;
      },
      position: ({ context }) => [
        context.fields,
        context.origin.version,
        context.restored,
        context.conflict?.stored.version,
        context.progress,
        context.problem?.kind,
      ],
      create: (inspect) => createActor(machine, { input, inspect }),
    };
  };
  const draft = JSON.stringify({ version: 2, fields: kind.keep({ ...stored, ...complete }), key: 'sent' });
  const walks = [...walk(planFor(undefined)), ...walk(planFor(12)), ...walk(planFor(12, draft))];
  /** The record after it was loaded over a draft of the same fields. */
  const openOverSame = (lost: boolean) => {
    const same = JSON.stringify({ version: 3, fields: kind.keep(stored), lost });
    const loaded = { type: 'xstate.done.actor.record', output: { fields: stored, version: 3 } };
    return follow(planFor(12, same), [loaded]).steps[0]?.after.context;
  };
  return { machine, walks, steps: stepsOf(walks), openOverSame };
}

const isKeyTaken = (error: unknown) =>
  toProblem(error).kind === 'conflict' && !('version' in toProblem(error).fields);
const isChangedElsewhere = (error: unknown) =>
  error !== undefined && ['missing', 'conflict'].includes(toProblem(error).kind) && !isKeyTaken(error);

/** The tests that every editor passes on its walks. */
export function testEditor<Fields>(
  kind: EditorKind<Fields>,
  { steps, openOverSame }: Pick<ReturnType<typeof walkEditor<Fields>>, 'steps' | 'openOverSame'>,
): void {
  const { stored, theirs, complete, isSame } = kind;
  const stepsBy = (type: string) => steps.filter(({ event }) => event.type === type);

  test('changes the fields only where they are typed in, loaded, restored, discarded or merged', () => {
    const replacing = ['draft.discard', 'conflict.discard', 'conflict.overwrite', 'xstate.done.actor.record'];
    for (const { event, before, after, story } of steps) {
      const isRestored = !before.context.restored && after.context.restored;
      if (!isRestored && !replacing.includes(event.type))
        expect(after.context.fields, story).toEqual({ ...before.context.fields, ...event.change });
    }
    for (const { before, after, story } of stepsBy('draft.discard'))
      expect(after.context.fields, story).toEqual(before.context.stored.fields);
    for (const { after, story } of stepsBy('conflict.discard'))
      expect(after.context.fields, story).toEqual(theirs);
    for (const { before, after, story } of stepsBy('conflict.overwrite'))
      expect(after.context.fields, story).toEqual(
        isSame(before.context.fields, before.context.origin.fields) ? theirs : kind.rebased,
      );
  });

  test('restores a draft over the loaded record, and keeps the version that the draft started from', () => {
    const restored = stepsBy('xstate.done.actor.record').filter(
      ({ after }) => after.context.restored && after.matches({ open: 'editing' }),
    );
    expect(restored).not.toEqual([]);
    for (const { after, story } of restored) {
      expect(after.context.fields, story).toEqual({ ...stored, ...complete });
      expect([after.context.origin.version, after.context.stored.version], story).toEqual([2, 3]);
      // it may have been sent already: sent again, it is saved once
      expect(after.context.key, story).toBe('sent');
    }
  });

  test('restores the draft of a record that is gone, so that it can be copied', () => {
    const gone = stepsBy('xstate.done.actor.record').filter(({ after }) => after.matches({ open: 'gone' }));
    expect(gone).not.toEqual([]);
    for (const { after, story } of gone)
      expect(after.context.fields, story).toEqual({ ...stored, ...complete });
  });

  test('restores a draft of the stored fields only where it lost a file, which the page then says', () => {
    expect(openOverSame(false)).toMatchObject({ fields: stored, restored: false, lost: false });
    expect(openOverSame(true)).toMatchObject({ fields: stored, restored: true, lost: true });
  });

  test('sends a save again with the same key, and with another once it is changed or the key is taken', () => {
    const changing = ['fields.change', 'draft.discard', 'conflict.overwrite', 'conflict.discard'];
    for (const { event, before, after, story } of steps) {
      const isRestored = !before.context.restored && after.context.restored;
      if (!isRestored)
        expect(after.context.key !== before.context.key, story).toBe(
          changing.includes(event.type) || isKeyTaken(event.error),
        );
    }
  });

  test('stores a draft exactly while something is unsaved', () => {
    for (const { event, after, actions, story } of steps) {
      const { fields, stored, origin } = after.context;
      const saved = actions.filter(({ type }) => type === 'saveDraft').map(({ params }) => params);
      if (saved.length > 0) {
        const text = isSame(fields, stored.fields) ? undefined : expect.any(String);
        expect(saved, story).toEqual([{ draft: text }]);
      }
      const isOver =
        (after.matches({ open: 'left' }) || after.matches({ open: 'alreadyDeleted' })) &&
        event.type.startsWith('xstate.');
      const storing = ['draft.discard', 'conflict.discard', 'conflict.overwrite', 'list.open'].includes(
        event.type,
      );
      const typing = event.type === 'fields.change' && after.matches({ open: 'editing' });
      expect(saved.length, story).toBe(isOver || storing || typing || isKeyTaken(event.error) ? 1 : 0);
      if (event.type === 'conflict.overwrite') expect(origin.version, story).toBe(4);
    }
  });

  test('goes from every answer to the state that handles it', () => {
    for (const { event, before, after, story } of steps) {
      const [, outcome, call] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(event.type) ?? [];
      if (!call) continue;
      const { draft } = before.context;
      const leads: Record<string, unknown> = {
        'record done': { open: { editing: 'filling' } },
        'record absent': draft === undefined ? 'missing' : { open: { gone: 'copyable' } },
        'saveRecord done': { open: 'left' },
        'saveRecord missing': { open: { gone: 'dialogOpen' } },
        'saveRecord conflict': { open: { outdated: 'loadingStored' } },
        'saveRecord keyTaken': { open: { editing: 'refused' } },
        'saveRecord refused': { open: { editing: 'refused' } },
        'saveRecord failed': { open: { editing: 'refused' } },
        'stored done': { open: { outdated: 'comparing' } },
        'stored absent': { open: { gone: 'dialogOpen' } },
        'deletion dismissed': { open: { editing: 'filling' } },
        'deletion saved': { open: 'left' },
        'deletion missing': { open: 'alreadyDeleted' },
        'deletion conflict': { open: { editing: 'filling' } },
      };
      const isAbsent = 'output' in event && event.output === undefined;
      const kindOf =
        outcome === 'error'
          ? isKeyTaken(event.error)
            ? 'keyTaken'
            : toProblem(event.error).kind
          : (event.output?.problem?.kind ?? event.output?.outcome ?? (isAbsent ? 'absent' : 'done'));
      expect(after.value, story).toEqual(leads[`${call} ${kindOf}`]);
    }
  });

  test('has nothing unsaved once the record is saved, deleted or given up', () => {
    for (const { event, before, after, actions, story } of steps) {
      const isLeft = after.matches({ open: 'left' });
      if (isLeft || after.matches({ open: 'alreadyDeleted' })) {
        expect(after.context.stored.fields, story).toEqual(after.context.fields);
        expect(after.context.restored, story).toBe(false);
      }
      const leaves = actions.filter(({ type }) => type === 'goToList').length;
      expect(leaves, story).toBe(isLeft && !before.matches({ open: 'left' }) ? 1 : 0);
      // only what the editor has done itself is said
      const done: Record<string, string> = {
        'xstate.done.actor.saveRecord': before.context.id === undefined ? 'created' : 'updated',
        'xstate.done.actor.deletion': 'deleted',
      };
      const said = actions.filter(({ type }) => type === 'showToast').map(({ params }) => params);
      const expected = leaves > 0 ? done[event.type] : undefined;
      expect(said, story).toEqual(expected === undefined ? [] : [{ done: expected }]);
    }
  });

  test('sends only complete fields, and deletes only a stored record', () => {
    for (const { before, after, story } of stepsBy('form.submit'))
      expect(after.value, story).toEqual({
        open: kind.isComplete(before.context.fields) ? 'saving' : { editing: 'incomplete' },
      });
    for (const { after, story } of steps)
      expect(after.can({ type: 'deletion.ask' }), story).toBe(
        after.matches({ open: 'editing' }) && after.context.id !== undefined,
      );
  });

  test('gives inputs a new generation whenever all fields are replaced', () => {
    for (const { event, before, after, story } of steps) {
      const isReplaced = ['draft.discard', 'conflict.discard', 'conflict.overwrite'].includes(event.type);
      expect(after.context.generation - before.context.generation, story).toBe(isReplaced ? 1 : 0);
      if (isReplaced) expect(after.context.origin, story).toEqual(after.context.stored);
      if (isReplaced && event.type !== 'conflict.overwrite')
        expect(after.context.restored, story).toBe(false);
    }
  });

  test('keeps a problem only where it is shown, and is busy exactly while it waits for a call', () => {
    const waiting = ['loading', { open: 'saving' }] as const;
    for (const { event, before, after, story } of steps) {
      const { problem, progress } = after.context;
      for (const snapshot of [before, after])
        expect(snapshot.hasTag('busy'), story).toBe(waiting.some((state) => snapshot.matches(state)));
      if (problem) expect(after.matches({ open: 'editing' }), story).toBe(true);
      if (event.type === 'deletion.ask') expect(problem, story).toBeUndefined();
      if (event.type === 'form.submit' && after.matches({ open: 'saving' }))
        expect(progress, story).toBeUndefined();
      if (event.type === 'upload.progress') expect(progress, story).toEqual(event.progress);
    }
  });
}
