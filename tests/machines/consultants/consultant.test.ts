import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, waitFor } from 'xstate';
import {
  type Consultant,
  type ConsultantMove,
  consultantMachine,
} from '../../../machines/consultants/consultant.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { noClient, silent, wire } from '../calls.ts';
import { coverage, endStates, stuckCalls } from '../coverage.ts';
import { follow, type Plan, stepsOf, walk } from '../paths.ts';
import { sampleConsultant } from '../sampleConsultant.ts';

const person = (status: 0 | 1, is_deleted: 0 | 1): Consultant => ({
  ...sampleConsultant,
  status,
  is_deleted,
});
const people = [person(0, 0), person(1, 0), person(0, 1), person(1, 1)];
const events: AnyEventObject[] = [
  ...[...people, { ...person(1, 0), Id: 61 }].map((output) => ({
    type: 'xstate.done.actor.loadUser',
    output,
  })),
  { type: 'xstate.error.actor.loadUser', error: refusal('getUser', 404) },
  { type: 'xstate.error.actor.loadUser', error: unreachable },
  { type: 'xstate.done.actor.saveMove', output: undefined },
  { type: 'xstate.error.actor.saveMove', error: refusal('approveUser', 409) },
  { type: 'xstate.error.actor.saveMove', error: refusal('approveUser', 404) },
  { type: 'xstate.error.actor.saveMove', error: refusal('approveUser', 500) },
  { type: 'approval.ask' },
  { type: 'cancellation.ask' },
  { type: 'restoration.ask' },
  { type: 'reset.ask' },
  { type: 'action.confirm' },
  { type: 'dialog.close' },
  { type: 'load.retry' },
];
const asks = {
  approve: 'approval.ask',
  cancel: 'cancellation.ask',
  restore: 'restoration.ask',
  sendReset: 'reset.ask',
} as const satisfies Record<ConsultantMove, string>;
const moves = ['approve', 'cancel', 'restore', 'sendReset'] as const;

const machine = consultantMachine.provide({ actors: { loadUser: silent(), saveMove: silent() } });
type Snapshot = ReturnType<ReturnType<typeof createActor<typeof machine>>['getSnapshot']>;
const planOf = (id: number): Plan<Snapshot> => ({
  machine,
  input: { client: noClient, id },
  events: () => events,
  position: ({ context: { user, move, problem, resets } }) => [
    user?.status,
    user?.is_deleted,
    move,
    problem?.kind,
    resets > 0,
  ],
  create: (inspect) => createActor(machine, { input: { client: noClient, id }, inspect }),
});
const walks = [...walk(planOf(sampleConsultant.Id)), follow(planOf(Number.NaN), [])];
const steps = stepsOf(walks);

test('every state and every transition of a consultant is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('only a missing consultant, the admin and the way to a list end the flow', () => {
  expect(endStates(machine, walks)).toEqual([
    'consultant.missing',
    'consultant.admin',
    'consultant.left.forNew',
    'consultant.left.forAll',
    'consultant.left.forCanceled',
  ]);
  expect(stuckCalls(machine)).toEqual([]);
});

test.each([
  [0, 0, 'awaiting', ['approve', 'cancel', 'sendReset']],
  [1, 0, 'approved', ['cancel', 'sendReset']],
  [0, 1, 'cancelled', ['restore', 'sendReset']],
  [1, 1, 'cancelled', ['restore', 'sendReset']],
] as const)(
  'with status %i and is_deleted %i a consultant is %s, which allows %j',
  (status, is_deleted, state, allowed) => {
    const theirs = steps.filter(
      ({ after: { context } }) => context.user?.status === status && context.user.is_deleted === is_deleted,
    );
    expect(theirs.some(({ after }) => after.matches({ shown: state }))).toBe(true);
    for (const { after, story } of theirs) {
      const shown = after.matches('shown');
      if (shown) expect(after.value, story).toEqual({ shown: state });
      for (const move of moves) {
        expect(after.can({ type: asks[move] }), story).toBe(shown && allowed.some((one) => one === move));
      }
    }
  },
);

test('the admin is shown, and nothing can be done with them', () => {
  const theirs = steps.filter(({ after }) => after.context.user?.Id === 61);
  expect(theirs.length).toBeGreaterThan(0);
  for (const { after, story } of theirs) expect(after.value, story).toBe('admin');
});

test('an id that nothing can have is missing at once', () => {
  for (const id of [0, Number.NaN]) expect(follow(planOf(id), []).start.value, String(id)).toBe('missing');
  expect(follow(planOf(sampleConsultant.Id), []).start.value).toBe('loading');
});

test('a consultant that is not there is told from one that could not be loaded', () => {
  for (const { event, after, story } of steps) {
    if (event.type !== 'xstate.error.actor.loadUser') continue;
    const missing = event.error.kind === 'missing';
    expect(after.value, story).toBe(missing ? 'missing' : 'loadFailed');
    expect(after.context.problem?.kind, story).toBe(missing ? undefined : 'unreachable');
  }
});

test('each action is asked about by its name, confirmed before it is saved, and can be left until then', () => {
  for (const { event, before, after, story } of steps) {
    const asked = moves.find((move) => asks[move] === event.type);
    expect(after.context.move, story).toBe(asked ?? before.context.move);
    expect(after.matches('confirming'), story).toBe(asked !== undefined);
    const mayConfirm = before.matches('confirming') || before.matches('failed');
    expect(after.matches('saving'), story).toBe(mayConfirm && event.type === 'action.confirm');
    if (mayConfirm && event.type === 'dialog.close') expect(after.matches('shown'), story).toBe(true);
  }
});

test('a saved change, and a cancellation that came too late, leads to the list that the specification names, once; a reset link stays and says so', () => {
  const lists = {
    approve: ['goToNew'],
    cancel: ['goToAll'],
    restore: ['goToCanceled'],
    sendReset: [],
  };
  for (const { event, before, after, actions, story } of steps) {
    const saved = event.type === 'xstate.done.actor.saveMove';
    const { move, resets } = before.context;
    const tooLate = before.matches('overtaken') && move === 'cancel';
    const expected = saved || tooLate ? lists[move] : [];
    expect(
      actions.map(({ type }) => type).filter((type) => type.startsWith('goTo')),
      story,
    ).toEqual(expected);
    expect(after.matches('left'), story).toBe(expected.length > 0);
    const sent = saved && move === 'sendReset';
    expect(after.matches('resetSent'), story).toBe(sent);
    expect(after.context.resets, story).toBe(resets + (sent ? 1 : 0));
  }
});

test('a failed save keeps the person, tells why, and can be tried again', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.error.actor.saveMove' || event.error.kind !== 'failed') continue;
    expect(after.value, story).toBe('failed');
    expect(after.context, story).toEqual({ ...before.context, problem: after.context.problem });
    expect(after.context.problem?.kind, story).toBe('failed');
  }
});

test('what another admin changed or removed is told, and the person loaded anew but after a cancellation', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'xstate.error.actor.saveMove' && event.error.kind !== 'failed') {
      expect(after.value, story).toBe('overtaken');
      expect(after.context.problem?.serverMessage, story).toBe(event.error.serverMessage);
    }
    if (!before.matches('overtaken')) continue;
    expect(event.type, story).toBe('dialog.close');
    expect(after.value, story).toEqual(before.context.move === 'cancel' ? { left: 'forAll' } : 'loading');
  }
});

test('a problem is shown only where something failed', () => {
  for (const { after, story } of steps) {
    const failed = after.matches('failed') || after.matches('overtaken') || after.matches('loadFailed');
    expect(after.context.problem !== undefined, story).toBe(failed);
  }
});

test('the page is busy exactly while a call is under way', () => {
  for (const { after, story } of steps) {
    expect(after.hasTag('busy'), story).toBe(after.matches('loading') || after.matches('saving'));
  }
});

test.each([
  [person(0, 0), 'approval.ask', 'PATCH /api/v1/users/status-ok/74', undefined],
  [person(1, 0), 'cancellation.ask', 'DELETE /api/v1/users/74', undefined],
  [person(1, 1), 'restoration.ask', 'PATCH /api/v1/users/not-deleted/74', undefined],
  [person(1, 0), 'reset.ask', 'POST /api/v1/users/forgot-password', { email: sampleConsultant.email }],
] as const)('of %o %s is saved where the contract says', async (user, type, address, body) => {
  const { client, sent } = wire({ body: [user] });
  const consultant = createActor(consultantMachine, { input: { client, id: 74 } }).start();
  await waitFor(consultant, (snapshot) => snapshot.matches('shown'));
  consultant.send({ type });
  consultant.send({ type: 'action.confirm' });
  consultant.send({ type: 'action.confirm' });
  await waitFor(consultant, (snapshot) => !snapshot.hasTag('busy'));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/v1/users/74', address]);
  expect(sent[1]?.body).toEqual(body);
  // this wire answers 200, and a change of state is done only with 202
  expect(consultant.getSnapshot().value).toBe(type === 'reset.ask' ? 'resetSent' : 'failed');
});

test.each([
  [undefined, 'GET /api/v1/users/74'],
  ['approval.ask', 'PATCH /api/v1/users/status-ok/74'],
  ['cancellation.ask', 'DELETE /api/v1/users/74'],
  ['reset.ask', 'POST /api/v1/users/forgot-password'],
] as const)('leaving the page ends the call of %s', async (type, leavesOpen) => {
  const { client, openCall } = wire({ body: [person(0, 0)], leavesOpen });
  const consultant = createActor(consultantMachine, { input: { client, id: 74 } }).start();
  if (type) {
    await waitFor(consultant, (snapshot) => snapshot.matches('shown'));
    consultant.send({ type });
    consultant.send({ type: 'action.confirm' });
  }
  const { signal } = await openCall();
  consultant.stop();
  expect(signal.aborted).toBe(true);
});
