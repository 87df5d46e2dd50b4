import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { type OpenSession, sessionsMachine } from '../../../machines/account/sessions.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const here: OpenSession = {
  id: 412,
  device: 'Chrome, Windows',
  network: '88.230.*.*',
  same_network: true,
  signed_in_at: '2026-11-18T08:02:11.000Z',
  last_used_at: '2026-11-18T09:12:44.000Z',
  current: true,
};
const events: AnyEventObject[] = [
  { type: 'load.retry' },
  { type: 'session.end', id: 398 },
  { type: 'others.end' },
  { type: 'xstate.done.actor.loadSessions', output: [here] },
  { type: 'xstate.error.actor.loadSessions', error: unreachable },
  { type: 'xstate.done.actor.endSessions', output: undefined },
  { type: 'xstate.error.actor.endSessions', error: unreachable },
  { type: 'xstate.error.actor.endSessions', error: refusal('endSession', 404) },
];
const machine = sessionsMachine.provide({
  actors: { loadSessions: pendingCall(), endSessions: pendingCall() },
});
const walks = walk({
  events: () => events,
  position: ({ context }) => [
    context.sessions?.length,
    context.ending,
    context.hasEnded,
    context.problem?.kind,
  ],
  create: (inspect) => createActor(machine, { input: { client: noClient }, inspect }),
});
const steps = testWalks(machine, walks);

test('the list is loaded again after each end, also of a session that had ended before', () => {
  for (const { event, after, story } of steps) {
    if (!event.type.endsWith('actor.endSessions')) continue;
    const isFailed = event.error === unreachable;
    expect(after.matches(isFailed ? { shown: 'endFailed' } : 'loading'), story).toBe(true);
    expect(after.context.hasEnded, story).toBe(!isFailed);
  }
});

test('a reason is shown exactly while something has failed', () => {
  for (const { after, story } of steps) {
    const isFailed = after.matches('loadFailed') || after.matches({ shown: 'endFailed' });
    expect(after.context.problem !== undefined, story).toBe(isFailed);
  }
});

test('one session and all others are ended by the calls of the contract', async () => {
  const { client, sent } = fakeServer({ answers: { listSessions: [here] } });
  const sessions = createActor(sessionsMachine, { input: { client } }).start();
  for (const event of [{ type: 'session.end', id: 398 }, { type: 'others.end' }] as const) {
    await waitFor(sessions, (snapshot) => snapshot.matches('shown'));
    sessions.send(event);
  }
  await waitFor(sessions, (snapshot) => snapshot.matches('shown'));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/sessions',
    'DELETE /api/v1/sessions/398',
    'GET /api/v1/sessions',
    'DELETE /api/v1/sessions',
    'GET /api/v1/sessions',
  ]);
});
