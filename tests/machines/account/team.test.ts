import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { type TeamMove, teamMachine } from '../../../machines/account/team.ts';
import { toProblem } from '../../../machines/page/problem.ts';
import type { Admin } from '../../../rules/account/team.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const me: Admin = {
  id: 61,
  name: 'Yönetici',
  email: 'yonetici@ofis.com',
  state: 'active',
  self: true,
  second_factor: false,
  version: 1,
};
const deniz: Admin = {
  id: 75,
  name: 'Deniz Ak',
  email: 'deniz@ofis.com',
  state: 'active',
  self: false,
  second_factor: false,
  version: 3,
};
const team = [me, deniz];
const alone: Admin[] = [me, { ...deniz, state: 'invited' }];

const problem = toProblem(refusal('switchOffAdmin', 409));
const fields = { name: ' Deniz Su ', email: 'deniz@ofis.com' };
const machine = teamMachine.provide({ actors: { loadTeam: pendingCall() } });
const digest = (password: string) => `digest of ${password}`;
const input = { client: noClient, newKey: () => 'k', digest };
const events: AnyEventObject[] = [
  { type: 'load.retry' },
  { type: 'form.open' },
  ...team.map((admin) => ({ type: 'form.open', admin })),
  ...(['sendLink', 'switchOff', 'switchOn'] as const).map((move) => ({
    type: 'move.ask',
    move,
    admin: deniz,
  })),
  { type: 'move.ask', move: 'switchOff', admin: me },
  { type: 'move.ask', move: 'resetFactor', admin: deniz },
  { type: 'reset.confirm' },
  { type: 'history.open', admin: deniz },
  { type: 'dialog.close' },
  ...[team, alone].map((output) => ({ type: 'xstate.done.actor.loadTeam', output })),
  { type: 'xstate.error.actor.loadTeam', error: unreachable },
  ...(['closed', 'saved', 'unknown', 'overtaken'] as const).map((outcome) => ({
    type: 'xstate.done.actor.adminForm',
    output: { outcome, fields, problem: outcome === 'overtaken' ? problem : undefined },
  })),
  { type: 'xstate.done.actor.recordMove', output: { outcome: 'dismissed', problem: undefined } },
  ...(['dismissed', 'overtaken'] as const).map((outcome) => ({
    type: 'xstate.done.actor.recordMove',
    output: { outcome, problem },
  })),
  { type: 'xstate.done.actor.recordMove', output: { outcome: 'saved', problem: undefined } },
  ...(['dismissed', 'done', 'failed'] as const).map((outcome) => ({
    type: 'xstate.done.actor.resetFactor',
    output: { outcome, answer: undefined, problem: outcome === 'failed' ? problem : undefined },
  })),
];
const walks = walk({
  events: () => events,
  position: ({ context: { admins, admin, move } }) => [JSON.stringify(admins), admin?.id, move],
  create: (inspect) => createActor(machine, { input, inspect }),
});
// an admin who has left is signed out, and their page closes
const steps = testWalks(machine, walks, ['team.left']);
type Step = (typeof steps)[number];
const isEnd = ({ type }: AnyEventObject, of: string) => type === `xstate.done.actor.${of}`;
const announced = (actions: { type: string; params: unknown }[]) =>
  actions.filter(({ type }) => type === 'showToast').map(({ params }) => params);

test('the last admin who can sign in is not asked about switching off', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'move.ask' || !before.matches('shown')) continue;
    const isLast = event.move === 'switchOff' && event.admin === me && before.context.admins === alone;
    const opened = event.move === 'resetFactor' ? 'askingReset' : 'moving';
    expect(after.matches(opened), story).toBe(!isLast);
    if (!isLast) expect(after.context, story).toMatchObject({ move: event.move, admin: event.admin });
  }
});

const isSaved = (event: AnyEventObject) => event.output?.outcome === 'saved';
const isFormSaved = ({ event, before }: Step) =>
  isSaved(event) && isEnd(event, 'adminForm') && before.matches('editing');
const isMoveSaved = ({ event, before }: Step) =>
  isSaved(event) && isEnd(event, 'recordMove') && before.matches('moving');
const isReset = ({ event, before }: Step) =>
  isEnd(event, 'resetFactor') && event.output.outcome === 'done' && before.matches('resetting');
const leavesTeam = ({ context: { admin, move } }: Step['before']) =>
  admin?.self === true && move === 'switchOff';

test('an admin who was added or renamed is announced with what was typed', () => {
  for (const step of steps.filter(isFormSaved)) {
    const kind = step.before.context.admin ? 'rename' : 'add';
    const expected = [{ kind, name: 'Deniz Su', email: 'deniz@ofis.com' }];
    expect(announced(step.actions), step.story).toEqual(expected);
  }
});

test('a move is announced with its admin', () => {
  for (const { before, actions, story } of steps.filter((step) => isMoveSaved(step) || isReset(step))) {
    const { admin, move } = before.context;
    if (leavesTeam(before)) continue;
    expect(announced(actions), story).toEqual([{ kind: move, name: admin?.name, email: admin?.email }]);
  }
});

test('nothing else is announced, not even that admins have switched themselves off', () => {
  for (const step of steps) {
    if (isFormSaved(step) || isReset(step) || (isMoveSaved(step) && !leavesTeam(step.before))) continue;
    expect(announced(step.actions), step.story).toEqual([]);
  }
});

test('the team is loaded again after a change and when nobody knows whether there was one', () => {
  for (const { event, before, after, story } of steps) {
    if (isEnd(event, 'adminForm') && before.matches('editing'))
      expect(after.matches('loading'), story).toBe(['saved', 'unknown'].includes(event.output.outcome));
    if (isEnd(event, 'recordMove') && event.output.outcome === 'dismissed' && before.matches('moving'))
      expect(after.value, story).toBe(event.output.problem ? 'loading' : 'shown');
    if (isEnd(event, 'resetFactor') && event.output.outcome !== 'failed' && before.matches('resetting'))
      expect(after.value, story).toBe(event.output.outcome === 'done' ? 'loading' : 'shown');
    if (before.matches('refused') && event.type === 'dialog.close')
      expect(after.value, story).toBe('loading');
  }
});

test('the history of an admin is read over the team, which stays', () => {
  for (const { event, before, after, story } of steps) {
    const isOpened = event.type === 'history.open' && before.matches('shown');
    expect(after.matches('readingHistory'), story).toBe(
      isOpened || (before.matches('readingHistory') && event.type !== 'dialog.close'),
    );
    if (isOpened) expect(after.context.admin, story).toBe(event.admin);
  }
});

test('a refusal is shown with its reason', () => {
  for (const { event, before, after, story } of steps) {
    const child = before.matches('moving') ? 'recordMove' : 'adminForm';
    const isRefused = before.matches('moving') || before.matches('editing');
    const isResetRefused =
      before.matches('resetting') && isEnd(event, 'resetFactor') && event.output.outcome === 'failed';
    expect(after.matches('refused'), story).toBe(
      (isRefused && isEnd(event, child) && event.output.outcome === 'overtaken') ||
        isResetRefused ||
        (before.matches('refused') && event.type !== 'dialog.close'),
    );
    if (after.matches('refused')) expect(after.context.problem, story).toBe(problem);
  }
});

test('only whoever has switched themselves off is signed out', () => {
  for (const { event, before, after, actions, story } of steps) {
    const { admin, move } = before.context;
    const isSelfOff =
      before.matches('moving') &&
      isEnd(event, 'recordMove') &&
      event.output.outcome === 'saved' &&
      admin === me &&
      move === 'switchOff';
    expect(after.matches('left'), story).toBe(isSelfOff || before.matches('left'));
    expect(
      actions.filter(({ type }) => type === 'signOut'),
      story,
    ).toHaveLength(Number(isSelfOff));
  }
});

test('the session gets the new name of the person who is signed in', () => {
  for (const { event, before, actions, story } of steps) {
    const isSaved =
      before.matches('editing') && isEnd(event, 'adminForm') && event.output.outcome === 'saved';
    const shared = actions.filter(({ type }) => type === 'shareName').map(({ params }) => params);
    const self = before.context.admin === me;
    expect(shared, story).toEqual(isSaved ? [{ name: 'Deniz Su', self }] : []);
  }
});

test('the loaded admins stay while they are loaded again, and when that fails', () => {
  for (const { event, before, after, story } of steps) {
    if (isEnd(event, 'loadTeam') && before.matches('loading'))
      expect(after.context.admins, story).toBe(event.output);
    else expect(after.context.admins, story).toBe(before.context.admins);
  }
});

test.each<[TeamMove, string]>([
  ['sendLink', 'POST /api/v1/team/75/link'],
  ['switchOff', 'POST /api/v1/team/75/switch-off'],
  ['switchOn', 'POST /api/v1/team/75/switch-on'],
])('%s is made by its call of the contract, which leaving the page aborts', async (move, call) => {
  const { client, expectAbortedBy } = fakeServer({ leavesOpen: call, answers: { listTeam: team } });
  const actor = createActor(teamMachine, { input: { ...input, client } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send({ type: 'move.ask', move, admin: deniz });
  actor.getSnapshot().children.recordMove?.send({ type: 'move.confirm' });
  await expectAbortedBy(() => actor.stop());
});

test('a second factor is reset by its call of the contract, which leaving the page aborts', async () => {
  const { client, expectAbortedBy } = fakeServer({
    leavesOpen: 'POST /api/v1/team/75/second-factor/reset',
    answers: { listTeam: team },
  });
  const actor = createActor(teamMachine, { input: { ...input, client } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send({ type: 'move.ask', move: 'resetFactor', admin: deniz });
  actor.send({ type: 'reset.confirm' });
  await expectAbortedBy(() => actor.stop());
});

test('a link that is sent again after a lost answer has the same key, a later one another', async () => {
  const { client, sent } = fakeServer({
    answers: { listTeam: team, sendAdminLink: refusal('sendAdminLink', 500) },
  });
  let made = 0;
  const newKey = () => `key ${++made}`;
  const actor = createActor(teamMachine, { input: { client, newKey, digest } }).start();
  for (const attempts of [2, 1]) {
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    actor.send({ type: 'move.ask', move: 'sendLink', admin: deniz });
    const { recordMove } = actor.getSnapshot().children;
    if (!recordMove) throw new Error('No dialog was opened');
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      recordMove.send({ type: 'move.confirm' });
      await waitFor(recordMove, (snapshot) => snapshot.matches('failed'));
    }
    recordMove.send({ type: 'dialog.close' });
  }
  const keys = sent
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual(['key 1', 'key 1', 'key 2']);
});
