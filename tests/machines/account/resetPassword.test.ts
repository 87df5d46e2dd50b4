import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, type InspectionEvent, type SnapshotFrom } from 'xstate';
import { resetPasswordMachine } from '../../../machines/account/resetPassword.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { follow, walk } from '../paths.ts';

const strong = 'Kuscular.35';
/** The contract's example with a fault of the password, which resetPassword may answer too. */
const refusedPassword = refusal('login', 400, 'badInput');
const events: AnyEventObject[] = [
  ...['zayif', strong].map((value) => ({ type: 'password.change', value })),
  { type: 'confirmation.change', value: strong },
  { type: 'password.toggle' },
  { type: 'form.submit' },
  { type: 'xstate.done.actor.setPassword', output: undefined },
  { type: 'xstate.error.actor.setPassword', error: refusal('resetPassword', 404) },
  { type: 'xstate.error.actor.setPassword', error: refusedPassword },
  { type: 'xstate.error.actor.setPassword', error: unreachable },
];
const machine = resetPasswordMachine.provide({ actors: { setPassword: pendingCall() } });
type Seen = Pick<SnapshotFrom<typeof machine>, 'context'>;
const planOf = (token: string) => ({
  machine,
  input: { client: noClient, token },
  events: () => events,
  position: ({ context: { password, confirmation, problem } }: Seen) => [
    password,
    confirmation,
    problem?.fields.password,
  ],
  create: (inspect: (event: InspectionEvent) => void) =>
    createActor(machine, { input: { client: noClient, token }, inspect }),
});
const walks = [...walk(planOf('one-time')), follow(planOf(''), [])];
const steps = testWalks(machine, walks, ['resetPassword.saved', 'resetPassword.deadLink']);

test('an address without a token counts as a dead link', () => {
  expect(walks.at(-1)?.start.value).toBe('deadLink');
  expect(walks[0]?.start.value).toEqual({ editing: 'fresh' });
});

test('the page starts with empty passwords, which are hidden', () => {
  const empty = { password: '', confirmation: '', passwordShown: false };
  expect(walks[0]?.start.context).toMatchObject(empty);
});

test.each([
  ['', '', { editing: 'weak' }],
  ['zayif', strong, { editing: 'weak' }],
  [strong, '', { editing: 'mismatched' }],
  [strong, strong, 'saving'],
])('submitting the password %j with the confirmation %j leads to %j', (password, confirmation, value) => {
  const tries = steps.filter(
    ({ event, before: { context } }) =>
      event.type === 'form.submit' && context.password === password && context.confirmation === confirmation,
  );
  expect(tries.length).toBeGreaterThan(0);
  for (const { after, story } of tries) expect(after.value, story).toEqual(value);
});

test('typing clears the message, showing the password does not', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type.endsWith('.change')) expect(after.value, story).toEqual({ editing: 'fresh' });
    if (event.type !== 'password.toggle') continue;
    expect(after.value, story).toEqual(before.value);
    expect(after.context.passwordShown, story).toBe(!before.context.passwordShown);
  }
});

test('the page is busy exactly while it saves', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.matches('saving'));
});

test('a failure keeps the passwords and shows the reason; a dead link and a success clear them', () => {
  for (const { event, before, after, story } of steps) {
    if (!event.type.endsWith('actor.setPassword')) continue;
    const { password, confirmation } = before.context;
    const kept = after.matches({ editing: 'failed' });
    expect(after.context, story).toMatchObject(
      kept ? { password, confirmation } : { password: '', confirmation: '' },
    );
    if (kept) expect(after.context.problem?.kind, story).toBe(event.error.kind);
    if (event.type.includes('done')) expect(after.value, story).toBe('saved');
    if (event.error?.kind === 'missing') expect(after.value, story).toBe('deadLink');
  }
});

test('a refused password is marked until it is changed or sent again', () => {
  const faultOf = ({ problem }: Seen['context']) => problem?.fields.password;
  const marked = steps.filter(({ before }) => faultOf(before.context) !== undefined);
  expect(marked).not.toEqual([]);
  for (const { event, before, after, story } of marked) {
    const isGone = event.type === 'password.change' || after.matches('saving');
    expect(faultOf(after.context), story).toBe(isGone ? undefined : faultOf(before.context));
  }
});

test('the password is sent with the token of the link', async () => {
  const { client, sent } = fakeServer();
  const page = createActor(resetPasswordMachine, { input: { client, token: 'one-time' } }).start();
  page.send({ type: 'password.change', value: strong });
  page.send({ type: 'confirmation.change', value: strong });
  page.send({ type: 'form.submit' });
  await expect.poll(() => page.getSnapshot().value).toBe('saved');
  expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: '/api/v1/users/reset-password',
      body: { token: 'one-time', password: strong },
    },
  ]);
});
