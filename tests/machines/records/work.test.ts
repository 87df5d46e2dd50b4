import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, type SnapshotFrom } from 'xstate';
import { landRequestWorkCalls } from '../../../machines/land-requests/workCalls.ts';
import { contactWorkCalls } from '../../../machines/messages/contactMessage.ts';
import { createRecordMachine, type RecordCall } from '../../../machines/records/record.ts';
import { type NoteSave, type PlanSave, type WithCalls, workMachine } from '../../../machines/records/work.ts';
import {
  emptyPlan,
  planChange,
  planFields,
  planFieldsOf,
  toNoteDraft,
  type Work,
} from '../../../rules/records/work.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { type Plan, stepsOf, walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const [yesterday, today, tomorrow] = ['2026-11-19', '2026-11-20', '2026-11-21'];
const deniz = { id: 75, name: 'Deniz Ak' };
const team = [{ id: 61, name: 'Yönetici' }, deniz];
const note = { id: 30, tarih: '2026-11-18T15:40:00.000Z', author: 'Deniz Ak', text: 'Açmadı' };
const work: Work = { version: 1, notes: [], team, self: 61 };
const newer: Work = { assignee: deniz, version: 2, notes: [note], team, self: 61 };
const saved: Work = { next_call_on: tomorrow, version: 3, notes: [], team, self: 61 };

const outdated = refusal('planLandRequestWork', 409, 'outdated');
const closed = refusal('planLandRequestWork', 409, 'conflict');
const machine = workMachine.provide({
  actors: {
    record: createRecordMachine<Work, WithCalls<RecordCall>>(() => new Promise(() => undefined)),
    savePlan: pendingCall(),
    addNote: pendingCall(),
  },
});
const input = {
  calls: landRequestWorkCalls,
  client: noClient,
  id: 12,
  newKey: () => 'k',
  today: () => today,
  draft: undefined,
};
const loaded = { type: 'xstate.done.actor.record', output: work };

/** What happens to the plan, while no note is written. */
const planEvents: AnyEventObject[] = [
  ...[yesterday, tomorrow].map((value) => ({ type: 'field.change', field: 'nextCall', value })),
  { type: 'plan.submit' },
  { type: 'plan.set', field: 'assignee', value: '61' },
  { type: 'conflict.discard' },
  { type: 'conflict.overwrite' },
  { type: 'dialog.close' },
  loaded,
  { type: 'xstate.done.actor.record', output: undefined },
  { type: 'xstate.done.actor.savePlan', output: saved },
  ...[unreachable, outdated, closed].map((error) => ({ type: 'xstate.error.actor.savePlan', error })),
  { type: 'xstate.done.actor.stored', output: newer },
  { type: 'xstate.done.actor.stored', output: undefined },
];
/** What happens to the note, while the plan stays. */
const noteEvents: AnyEventObject[] = [
  ...['', ' ', 'Açmadı'].map((text) => ({ type: 'note.change', text })),
  { type: 'note.submit' },
  loaded,
  { type: 'xstate.done.actor.addNote', output: { ...newer, version: 9 } },
  { type: 'xstate.error.actor.addNote', error: unreachable },
];
const planOf = (events: readonly AnyEventObject[]): Plan<SnapshotFrom<typeof machine>> => ({
  events: () => events,
  position: ({ context: { fields, plan, stored, note, problem, noteProblem } }) => [
    fields.nextCall,
    plan?.version,
    stored?.version,
    note.text,
    problem?.kind,
    noteProblem?.kind,
  ],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const planWalks = walk(planOf(planEvents));
const noteWalks = walk(planOf(noteEvents));
const planSteps = stepsOf(planWalks);
const noteSteps = stepsOf(noteWalks);
const steps = [...planSteps, ...noteSteps];
testWalks(machine, [...planWalks, ...noteWalks], ['work.missing']);

test('it is busy exactly during a call', () => {
  for (const { after, story } of steps)
    expect(after.hasTag('busy'), story).toBe(
      after.matches('loading') ||
        after.matches({ shown: { plan: 'saving' } }) ||
        after.matches({ shown: { note: 'adding' } }),
    );
});

test('a day that is past is not sent, unless it is stored', () => {
  for (const { event, before, after, story } of planSteps) {
    if (event.type !== 'plan.submit' || !before.matches({ shown: { plan: 'editing' } })) continue;
    const isPast = before.context.fields.nextCall === yesterday;
    expect(after.matches({ shown: { plan: { editing: 'dayInvalid' } } }), story).toBe(isPast);
    expect(after.matches({ shown: { plan: 'saving' } }), story).toBe(!isPast);
  }
  const stored = { ...work, next_call_on: yesterday };
  const actor = createActor(machine, { input }).start();
  actor.send(Object({ ...loaded, output: stored }));
  actor.send({ type: 'field.change', field: 'assignee', value: '75' });
  actor.send({ type: 'plan.submit' });
  expect(actor.getSnapshot().matches({ shown: { plan: 'saving' } })).toBe(true);
});

test('a failure keeps what was typed, and its reason is shown until the next attempt', () => {
  for (const { event, before, after, story } of steps) {
    if (!event.type.startsWith('xstate.error')) continue;
    expect(after.context.fields, story).toBe(before.context.fields);
    expect(after.context.note, story).toBe(before.context.note);
    if (event.type.endsWith('savePlan') && event.error !== outdated) {
      expect(after.matches({ shown: { plan: { editing: 'failed' } } }), story).toBe(true);
      expect(after.context.problem?.kind, story).toBe(event.error.kind);
    }
    if (event.type.endsWith('addNote')) expect(after.context.noteProblem?.kind, story).toBe(event.error.kind);
  }
  for (const { after, story } of steps) {
    if (after.matches({ shown: { plan: 'saving' } })) expect(after.context.problem, story).toBeUndefined();
    if (after.matches({ shown: { note: 'adding' } }))
      expect(after.context.noteProblem, story).toBeUndefined();
  }
});

test('a saved plan becomes the one that is edited, and the history is loaded again', () => {
  for (const { event, before, after, story } of planSteps) {
    const changes = after.context.planChanges - before.context.planChanges;
    if (event.type === 'xstate.done.actor.savePlan') {
      expect(after.matches({ shown: { plan: { editing: 'saved' } } }), story).toBe(true);
      expect(after.context.plan, story).toEqual({ next_call_on: tomorrow, version: 3 });
      const { fields, sent } = before.context;
      for (const field of planFields) {
        const isUnsent = fields[field] !== sent[field];
        expect(after.context.fields[field], story).toBe(
          isUnsent ? fields[field] : planFieldsOf(saved)[field],
        );
      }
    }
    const isTaken = event.type === 'conflict.discard' && before.matches({ shown: { plan: 'outdated' } });
    expect(changes, story).toBe(Number(isTaken || event.type === 'xstate.done.actor.savePlan'));
  }
});

test('a newer plan is compared before anything is overwritten', () => {
  for (const { event, before, after, story } of planSteps) {
    if (event.error === outdated)
      expect(after.matches({ shown: { plan: { outdated: 'loadingStored' } } }), story).toBe(true);
    if (!before.matches({ shown: { plan: { outdated: 'comparing' } } })) continue;
    const { plan, fields, sent } = before.context;
    const isTyped = sent.nextCall !== (plan?.next_call_on ?? '');
    // typed beside a field that was set alone
    const isUnsent = fields.nextCall !== sent.nextCall;
    if (event.type === 'conflict.discard') {
      expect(after.matches({ shown: { plan: 'editing' } }), story).toBe(true);
      expect(after.context.plan?.version, story).toBe(2);
      expect(after.context.fields, story).toEqual({
        ...emptyPlan,
        assignee: '75',
        nextCall: isUnsent ? fields.nextCall : '',
      });
    }
    if (event.type === 'conflict.overwrite') {
      expect(after.matches({ shown: { plan: 'saving' } }), story).toBe(true);
      expect(after.context.plan?.version, story).toBe(2);
      expect(after.context.sent, story).toEqual({
        ...emptyPlan,
        assignee: sent.assignee || '75',
        nextCall: isTyped ? sent.nextCall : '',
      });
    }
    if (event.type === 'dialog.close') {
      expect(after.context.fields, story).toBe(before.context.fields);
      expect(after.context.plan, story).toBe(before.context.plan);
    }
  }
});

test('a plan whose land request is gone is not compared, and stays as it was typed', () => {
  const gone = planSteps.filter(
    ({ event, before }) =>
      event.type === 'xstate.done.actor.stored' && !event.output && !before.matches('loading'),
  );
  expect(gone).not.toEqual([]);
  for (const { before, after, story } of gone) {
    expect(after.matches({ shown: { plan: { editing: 'failed' } } }), story).toBe(true);
    expect(after.context.fields, story).toEqual(before.context.fields);
  }
});

test('a blank note is not sent', () => {
  for (const { event, before, after, story } of noteSteps) {
    if (event.type !== 'note.submit' || !before.matches({ shown: { note: 'writing' } })) continue;
    const isBlank = before.context.note.text.trim() === '';
    expect(after.matches({ shown: { note: { writing: 'blank' } } }), story).toBe(isBlank);
    expect(after.matches({ shown: { note: 'adding' } }), story).toBe(!isBlank);
  }
});

test('an added note is listed and leaves an empty field; the plan stays the one that was read', () => {
  for (const { event, before, after, story } of noteSteps) {
    if (event.type !== 'xstate.done.actor.addNote') continue;
    expect(after.matches({ shown: { note: { writing: 'added' } } }), story).toBe(true);
    expect(after.context.notes, story).toEqual([note]);
    expect(after.context.note.text, story).toBe('');
    expect(after.context.plan, story).toBe(before.context.plan);
  }
});

test('a typed note is kept in the tab until it is added', () => {
  for (const { event, actions, story } of noteSteps) {
    const drafts = actions.filter(({ type }) => type === 'saveDraft').map(({ params }) => params);
    if (event.type === 'note.change') {
      const draft = toNoteDraft({ text: event.text, key: 'k' });
      // the form is not there before the work was loaded
      expect([[{ draft }], []], story).toContainEqual(drafts);
    } else if (event.type === 'xstate.done.actor.addNote')
      expect(drafts, story).toEqual([{ draft: undefined }]);
    else expect(drafts, story).toEqual([]);
  }
});

test('each save, and nothing else, is named in a toast', () => {
  for (const { event, before, actions, story } of steps) {
    const { plan, self } = before.context;
    const change = plan && planChange(planFieldsOf(plan), planFieldsOf(saved), self);
    const toasts = actions.filter(({ type }) => type === 'showToast').map(({ params }) => params);
    const toast = {
      'xstate.done.actor.savePlan': { saved: 'plan', change },
      'xstate.done.actor.addNote': { saved: 'note' },
    }[event.type];
    expect(toasts, story).toEqual(toast ? [toast] : []);
  }
});

/** Loaded work, whose further calls the test answers. */
async function begin(draft?: string) {
  const records = [work, newer];
  const save = controlledCall<Work, WithCalls<PlanSave>>();
  const add = controlledCall<Work, WithCalls<NoteSave>>();
  let keys = 0;
  const actor = createActor(
    workMachine.provide({
      actors: {
        record: createRecordMachine<Work, WithCalls<RecordCall>>(async () => records.shift() ?? newer),
        savePlan: save.logic,
        addNote: add.logic,
      },
    }),
    { input: { ...input, draft, newKey: () => `key ${++keys}` } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  return { actor, save, add };
}

test('a note that is sent again after a lost answer has the same key, another one another', async () => {
  const { actor, add } = await begin();
  actor.send({ type: 'note.change', text: 'Açmadı' });
  actor.send({ type: 'note.submit' });
  await add.call(0).fail(unreachable);
  actor.send({ type: 'note.submit' });
  await add.call(1).fail(unreachable);
  actor.send({ type: 'note.change', text: 'Açmadı.' });
  actor.send({ type: 'note.submit' });
  const [first, second, third] = add.calls.map(({ input: { note: sent } }) => sent);
  expect(first).toEqual({ text: 'Açmadı', key: 'key 2' });
  expect(second).toEqual(first);
  expect(third).toEqual({ text: 'Açmadı.', key: 'key 3' });
});

test('a note that a reload has interrupted is there again with its key', async () => {
  const draft = { text: 'Yarım', key: 'kept' };
  const { actor, add } = await begin(toNoteDraft(draft));
  actor.send({ type: 'note.submit' });
  expect(add.call(0).input.note).toEqual(draft);
});

test('a refused field stops saying why once it was changed', async () => {
  const { actor, save } = await begin();
  actor.send({ type: 'field.change', field: 'assignee', value: '75' });
  actor.send({ type: 'plan.submit' });
  await save.call(0).fail(refusal('planLandRequestWork', 400, 'wrongAssignee'));
  expect(Object.keys(actor.getSnapshot().context.problem?.fields ?? {})).toEqual(['assignee_id']);
  actor.send({ type: 'field.change', field: 'assignee', value: '61' });
  expect(actor.getSnapshot().context.problem?.fields).toEqual({});
});

test('after a change elsewhere the typed day is saved over the newer plan, the person is theirs', async () => {
  const { actor, save } = await begin();
  actor.send({ type: 'field.change', field: 'nextCall', value: tomorrow });
  actor.send({ type: 'plan.submit' });
  await save.call(0).fail(outdated);
  await waitFor(actor, (snapshot) => snapshot.matches({ shown: { plan: { outdated: 'comparing' } } }));
  expect(actor.getSnapshot().context.notes).toEqual([note]);
  actor.send({ type: 'conflict.overwrite' });
  const typed = { ...emptyPlan, nextCall: tomorrow };
  expect(save.calls.map(({ input: { fields, version } }) => ({ fields, version }))).toEqual([
    { fields: typed, version: 1 },
    { fields: { ...typed, assignee: '75' }, version: 2 },
  ]);
});

test('a field that is set is saved at once and alone; what else was typed stays unsaved', async () => {
  const { actor, save } = await begin();
  actor.send({ type: 'field.change', field: 'assignee', value: '75' });
  actor.send({ type: 'plan.set', field: 'answered', value: 'yes' });
  const answered = { ...work, version: 2, answered: { tarih: '2026-11-20T09:00:00.000Z', by: 'Yönetici' } };
  expect(save.call(0).input.fields).toEqual({ ...emptyPlan, answered: 'yes' });
  await save.call(0).succeed(answered);
  expect(actor.getSnapshot().matches({ shown: { plan: { editing: 'saved' } } })).toBe(true);
  expect(actor.getSnapshot().context.change).toBe('answered');
  expect(actor.getSnapshot().context.fields.assignee).toBe('75');
  actor.send({ type: 'plan.submit' });
  expect(save.call(1).input).toMatchObject({ fields: { assignee: '75', answered: 'yes' }, version: 2 });
});

test('a field that is set keeps the person whom a colleague has chosen meanwhile', async () => {
  const { actor, save } = await begin();
  actor.send({ type: 'field.change', field: 'assignee', value: '61' });
  actor.send({ type: 'plan.set', field: 'answered', value: 'yes' });
  await save.call(0).fail(outdated);
  await waitFor(actor, (snapshot) => snapshot.matches({ shown: { plan: { outdated: 'comparing' } } }));
  actor.send({ type: 'conflict.overwrite' });
  expect(save.call(1).input).toMatchObject({ fields: { assignee: '75', answered: 'yes' }, version: 2 });
});

test.each([
  [{ answered: 'yes' }, {}, 'unanswered'],
  [{}, { answered: 'yes' }, 'answered'],
  [{}, { assignee: '61' }, 'taken'],
  [{ assignee: '61' }, { assignee: '75' }, 'given'],
  [{ assignee: '75' }, {}, 'released'],
  [{}, { nextCall: tomorrow, callTime: '18:00' }, 'callPlanned'],
  [{ nextCall: tomorrow }, {}, 'callRemoved'],
  [{}, { nextCall: tomorrow, assignee: '61' }, 'plan'],
  [{}, {}, 'plan'],
] as const)('from %o to %o, a save has changed: %s', (before, after, change) => {
  expect(planChange({ ...emptyPlan, ...before }, { ...emptyPlan, ...after }, 61)).toBe(change);
});

const [ofLandRequest, ofMessage] = ['lands/work/12', 'contact-messages/12/work'];
test.each([
  ['land request', landRequestWorkCalls, `GET /api/v1/${ofLandRequest}`, undefined],
  [
    'land request',
    landRequestWorkCalls,
    `PUT /api/v1/${ofLandRequest}`,
    { next_call_on: tomorrow, version: 1 },
  ],
  ['land request', landRequestWorkCalls, 'POST /api/v1/lands/notes/12', { text: 'Açmadı' }],
  ['contact message', contactWorkCalls, `GET /api/v1/${ofMessage}`, undefined],
  [
    'contact message',
    contactWorkCalls,
    `PUT /api/v1/${ofMessage}`,
    { assignee_id: 61, answered: false, version: 1 },
  ],
  ['contact message', contactWorkCalls, 'POST /api/v1/contact-messages/12/notes', { text: 'Açmadı' }],
] as const)(
  'the work on a %s uses the calls of the contract, which leaving the page aborts',
  async (kind, calls, call, body) => {
    const answers = { getLandRequestWork: work, getContactMessageWork: work };
    const { client, sent, openCall } = fakeServer({ leavesOpen: call, answers });
    const actor = createActor(workMachine, { input: { ...input, calls, client } }).start();
    if (body) {
      await expect.poll(() => actor.getSnapshot().matches('shown')).toBe(true);
      if (kind === 'land request') actor.send({ type: 'field.change', field: 'nextCall', value: tomorrow });
      else actor.send({ type: 'field.change', field: 'assignee', value: '61' });
      actor.send({ type: 'note.change', text: 'Açmadı' });
      actor.send({ type: call.startsWith('PUT') ? 'plan.submit' : 'note.submit' });
    }
    const { signal } = await openCall();
    const last = sent.at(-1);
    expect(last?.body).toEqual(body);
    if (call.startsWith('POST')) expect(last?.headers.get('Idempotency-Key')).toBe('k');
    actor.stop();
    expect(signal.aborted).toBe(true);
  },
);
