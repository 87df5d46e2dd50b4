import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { type AskedMove, consultantMachine } from '../../../machines/consultants/consultant.ts';
import type { Consultant } from '../../../machines/consultants/loadConsultants.ts';
import { toProblem } from '../../../machines/page/problem.ts';
import { createRecordMachine } from '../../../machines/records/record.ts';
import { refusal } from '../../contract/refusal.ts';
import { fakeServer, noClient } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { sampleConsultant } from '../sampleConsultant.ts';
import { waitFor } from '../waitFor.ts';

const consultantWith = (status: 0 | 1, is_deleted: 0 | 1): Consultant => ({
  ...sampleConsultant,
  status,
  is_deleted,
});
const conflict = toProblem(refusal('approveUser', 409));
const events: AnyEventObject[] = [
  ...[
    consultantWith(0, 0),
    consultantWith(1, 0),
    consultantWith(0, 1),
    consultantWith(1, 1),
    { ...consultantWith(1, 0), Id: 61 },
    undefined,
  ].map((output) => ({ type: 'xstate.done.actor.record', output })),
  ...(['dismissed', 'saved', 'overtaken'] as const).map((outcome) => ({
    type: 'xstate.done.actor.recordMove',
    output: { outcome, problem: outcome === 'overtaken' ? conflict : undefined },
  })),
  ...(['closed', 'saved', 'unknown'] as const).map((outcome) => ({
    type: 'xstate.done.actor.correction',
    output: { outcome, consultant: { ...consultantWith(1, 0), office_name: 'Kaya Emlak' } },
  })),
  { type: 'correction.ask' },
  { type: 'approval.ask' },
  { type: 'cancellation.ask' },
  { type: 'restoration.ask' },
  { type: 'reset.ask' },
  { type: 'dialog.close' },
  { type: 'reason.change', reason: 'Belgeniz okunmuyor.' },
];
const asks = {
  approve: 'approval.ask',
  cancel: 'cancellation.ask',
  restore: 'restoration.ask',
  sendReset: 'reset.ask',
} as const satisfies Record<AskedMove, string>;
const moves = ['approve', 'cancel', 'restore', 'sendReset'] as const;

const machine = consultantMachine.provide({
  actors: { record: createRecordMachine(() => new Promise(() => undefined)) },
});
const newKey = () => 'k';
const input = { client: noClient, id: sampleConsultant.Id, newKey };
const walks = walk({
  events: () => events,
  position: ({ context: { consultant, move, sentResets, reason, problem } }) => [
    consultant?.office_name,
    consultant?.status,
    consultant?.is_deleted,
    move,
    sentResets > 0,
    reason,
    problem !== undefined,
  ],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks, [
  'consultant.missing',
  'consultant.admin',
  'consultant.left.forNew',
  'consultant.left.forAll',
  'consultant.left.forCancelled',
]);

test.each([
  [0, 0, ['approve', 'cancel']],
  [1, 0, ['cancel', 'sendReset']],
  [0, 1, ['restore']],
  [1, 1, ['restore']],
] as const)('with status %i and is_deleted %i a consultant allows %j', (status, is_deleted, allowed) => {
  const theirs = steps.filter(
    ({ after: { context } }) =>
      context.consultant?.status === status && context.consultant.is_deleted === is_deleted,
  );
  expect(theirs.some(({ after }) => after.matches('shown'))).toBe(true);
  for (const { after, story } of theirs) {
    const shown = after.matches('shown');
    for (const move of moves) {
      expect(after.can({ type: asks[move] }), story).toBe(shown && allowed.some((one) => one === move));
    }
  }
});

test('the admin account allows no moves', () => {
  const theirs = steps.filter(({ after }) => after.context.consultant?.Id === 61);
  expect(theirs.length).toBeGreaterThan(0);
  for (const { after, story } of theirs) expect(after.value, story).toBe('admin');
});

test('a consultant is shown as loaded, or is missing', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.done.actor.record') continue;
    expect(after.context.consultant, story).toEqual(event.output ?? before.context.consultant);
    expect(after.matches('missing'), story).toBe(event.output === undefined);
  }
});

test('a typed reason stays until the consultant has left', () => {
  for (const { event, before, after, story } of steps) {
    expect(after.can({ type: 'reason.change', reason: '' }), story).toBe(after.matches('moving'));
    const { reason } = event.type === 'reason.change' ? event : before.context;
    expect(after.context.reason, story).toBe(reason);
  }
});

test('asking for a move opens its dialog, and closing the dialog shows the consultant again', () => {
  for (const { event, before, after, story } of steps) {
    const asked = moves.find((move) => asks[move] === event.type);
    expect(after.context.move, story).toBe(asked ?? before.context.move);
    expect(after.matches('moving'), story).toBe(asked !== undefined || event.type === 'reason.change');
    if (event.output?.outcome === 'dismissed') expect(after.matches('shown'), story).toBe(true);
  }
});

test('a saved change or a late cancellation opens the list of (product, 4) once; a sent reset link opens none', () => {
  const lists = {
    approve: ['goToNew'],
    cancel: ['goToAll'],
    restore: ['goToCancelled'],
    sendReset: [],
  };
  for (const { event, before, after, actions, story } of steps) {
    const saved = event.type === 'xstate.done.actor.recordMove' && event.output?.outcome === 'saved';
    const { move, sentResets } = before.context;
    const tooLate =
      event.type === 'xstate.done.actor.record' &&
      event.output?.is_deleted === 1 &&
      move === 'cancel' &&
      before.context.problem !== undefined;
    const expected = saved || tooLate ? lists[move] : [];
    expect(
      actions.map(({ type }) => type).filter((type) => type.startsWith('goTo')),
      story,
    ).toEqual(expected);
    expect(after.matches('left'), story).toBe(expected.length > 0);
    const sent = saved && move === 'sendReset';
    if (sent) expect(after.value, story).toBe('shown');
    expect(after.context.sentResets, story).toBe(sentResets + (sent ? 1 : 0));
  }
});

test('a change by another admin shows the reason and loads the consultant again', () => {
  for (const { event, before, after, story } of steps) {
    if (event.output?.outcome === 'overtaken') {
      expect(after.value, story).toBe('conflict');
      expect(after.context.problem, story).toBe(conflict);
    }
    if (!before.matches('conflict')) continue;
    expect(event.type, story).toBe('dialog.close');
    expect(after.value, story).toBe('loading');
  }
});

test('a correction is possible while the consultant is shown, and stays on the page', () => {
  for (const { event, before, after, actions, story } of steps) {
    expect(after.can({ type: 'correction.ask' }), story).toBe(after.matches('shown'));
    if (event.type === 'correction.ask') expect(after.value, story).toBe('correcting');
    if (event.type !== 'xstate.done.actor.correction') continue;
    const isClosed = event.output.outcome === 'closed';
    // only the server knows the version of what was saved
    expect(after.matches(isClosed ? 'shown' : 'loading'), story).toBe(true);
    expect(after.context.consultant, story).toBe(
      isClosed ? event.output.consultant : before.context.consultant,
    );
    expect(
      actions.map(({ type }) => type).filter((type) => type.startsWith('goTo')),
      story,
    ).toEqual([]);
  }
});

test('each saved move, each sent link and each correction shows one toast', () => {
  for (const { event, before, actions, story } of steps) {
    const { move, consultant } = before.context;
    const isSaved = event.output?.outcome === 'saved';
    const kind = event.type === 'xstate.done.actor.correction' ? 'correct' : move;
    const toasts = actions.filter(({ type }) => type === 'showToast').map(({ params }) => params);
    expect(toasts, story).toEqual(isSaved ? [{ kind, consultant }] : []);
  }
});

test('the page is busy exactly while it loads', () => {
  for (const { after, story } of steps) {
    expect(after.hasTag('busy'), story).toBe(after.matches('loading'));
  }
});

test.each([
  [consultantWith(0, 0), 'approval.ask', 'PATCH /api/v1/users/status-ok/74?version=3', undefined],
  [consultantWith(1, 0), 'cancellation.ask', 'DELETE /api/v1/users/74?version=3', undefined],
  [consultantWith(1, 1), 'restoration.ask', 'PATCH /api/v1/users/not-deleted/74', undefined],
  [
    consultantWith(1, 0),
    'reset.ask',
    'POST /api/v1/users/forgot-password',
    { email: sampleConsultant.email },
  ],
] as const)('for %o, %s is saved by the call of the contract', async (user, type, address, body) => {
  const { client, sent } = fakeServer({ answers: { getUser: [user] } });
  const consultant = createActor(consultantMachine, { input: { client, id: 74, newKey } }).start();
  await waitFor(consultant, (snapshot) => snapshot.matches('shown'));
  consultant.send({ type });
  const { recordMove } = consultant.getSnapshot().children;
  if (!recordMove) throw new Error('No move was begun');
  recordMove.send({ type: 'move.confirm' });
  const { value: end } = await waitFor(recordMove, (snapshot) => !snapshot.hasTag('busy'));
  expect(sent.map(({ method, path, request: { url } }) => `${method} ${path}${new URL(url).search}`)).toEqual(
    ['GET /api/v1/users/74', address],
  );
  expect(sent[1]?.body).toEqual(body);
  expect(end).toBe('saved');
});

test('a cancellation carries the reason as it stands when it is confirmed', async () => {
  const { client, sent } = fakeServer({ answers: { getUser: [consultantWith(0, 0)] } });
  const consultant = createActor(consultantMachine, { input: { client, id: 74, newKey } }).start();
  await waitFor(consultant, (snapshot) => snapshot.matches('shown'));
  consultant.send({ type: 'cancellation.ask' });
  for (const reason of ['Belgeniz', ' Belgeniz okunmuyor. '])
    consultant.send({ type: 'reason.change', reason });
  consultant.getSnapshot().children.recordMove?.send({ type: 'move.confirm' });
  await waitFor(consultant, (snapshot) => snapshot.matches('left'));
  const { searchParams } = new URL(sent[1]?.request.url ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({ version: '3', neden: 'Belgeniz okunmuyor.' });
});

test.each([
  [consultantWith(0, 0), 'approval.ask', 'approveUser'],
  [consultantWith(1, 0), 'cancellation.ask', 'cancelUser'],
  [consultantWith(1, 1), 'restoration.ask', 'restoreUser'],
] as const)('for %o, only the status 202 confirms %s', async (user, type, operationId) => {
  const undeclared = { [operationId]: { status: 200 } };
  const { client } = fakeServer({ answers: { getUser: [user] }, undeclared });
  const consultant = createActor(consultantMachine, { input: { client, id: 74, newKey } }).start();
  await waitFor(consultant, (snapshot) => snapshot.matches('shown'));
  consultant.send({ type });
  const { recordMove } = consultant.getSnapshot().children;
  if (!recordMove) throw new Error('No move was begun');
  recordMove.send({ type: 'move.confirm' });
  expect((await waitFor(recordMove, (snapshot) => !snapshot.hasTag('busy'))).value).toBe('failed');
});

test('a reset link that is sent again after a failure carries the key of the first attempt', async () => {
  const answers = {
    getUser: [consultantWith(1, 0)],
    forgotPassword: refusal('forgotPassword', 500),
  };
  const { client, sent } = fakeServer({ answers });
  let made = 0;
  const count = () => {
    made += 1;
    return `key ${made}`;
  };
  const consultant = createActor(consultantMachine, { input: { client, id: 74, newKey: count } }).start();
  await waitFor(consultant, (snapshot) => snapshot.matches('shown'));
  consultant.send({ type: 'reset.ask' });
  const { recordMove } = consultant.getSnapshot().children;
  if (!recordMove) throw new Error('No dialog was opened');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    recordMove.send({ type: 'move.confirm' });
    await waitFor(recordMove, (snapshot) => snapshot.matches('failed'));
  }
  const resets = sent.filter(({ method }) => method === 'POST');
  expect(resets.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key 1', 'key 1']);
});

test.each([
  [undefined, 'GET /api/v1/users/74'],
  ['approval.ask', 'PATCH /api/v1/users/status-ok/74'],
  ['cancellation.ask', 'DELETE /api/v1/users/74'],
  ['reset.ask', 'POST /api/v1/users/forgot-password'],
] as const)('leaving the page aborts the call of %s', async (type, leavesOpen) => {
  const { client, expectAbortedBy } = fakeServer({
    answers: { getUser: [consultantWith(type === 'reset.ask' ? 1 : 0, 0)] },
    leavesOpen,
  });
  const consultant = createActor(consultantMachine, { input: { client, id: 74, newKey } }).start();
  if (type) {
    await waitFor(consultant, (snapshot) => snapshot.matches('shown'));
    consultant.send({ type });
    consultant.getSnapshot().children.recordMove?.send({ type: 'move.confirm' });
  }
  await expectAbortedBy(() => consultant.stop());
});
