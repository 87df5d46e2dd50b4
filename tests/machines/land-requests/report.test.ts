import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { type Report, reportMachine } from '../../../machines/land-requests/report.ts';
import { hasRangeFault, type ReportRange } from '../../../rules/land-requests/reportRange.ts';
import { refusal, success, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const example: Report = Object(success('getReport').json);
const empty: Report = { ...example, weeks: [], provinces: [] };
const range: ReportRange = { from: '2026-09-07', to: '2026-11-25' };
const other: ReportRange = { from: '2026-10-01', to: '2026-10-31' };
const crossed: ReportRange = { from: '2026-11-02', to: '2026-11-01' };
const events: AnyEventObject[] = [
  ...[example, empty].map((output) => ({ type: 'xstate.done.actor.loadReport', output })),
  { type: 'xstate.error.actor.loadReport', error: unreachable },
  { type: 'xstate.after.typingPause.report.typing' },
  { type: 'range.choose', range: other },
  { type: 'range.type', range: { to: '' } },
  { type: 'range.type', range: { to: other.to } },
  { type: 'visit.begin', range: crossed },
  { type: 'visit.begin', range },
  { type: 'load.retry' },
];
const machine = reportMachine.provide({ actors: { loadReport: pendingCall() } });
const input = { client: noClient, range };
const walks = walk({
  events: () => events,
  position: ({ context }) => [context.range, context.report?.weeks.length],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('a range with a fault loads nothing, any other one is loaded at once or after a pause', () => {
  for (const { event, after, story } of steps) {
    const hasFault = hasRangeFault(after.context.range);
    if (after.matches('rangeInvalid')) expect(hasFault, story).toBe(true);
    if (after.matches('loading')) expect(hasFault, story).toBe(false);
    if (event.type === 'range.type') expect(after.value, story).toBe('typing');
    if (['range.choose', 'visit.begin', 'load.retry'].includes(event.type))
      expect(after.value, story).toBe(hasFault ? 'rangeInvalid' : 'loading');
  }
});

test('what is chosen and typed is written into the address, a visit is not', () => {
  for (const { event, before, after, actions, story } of steps) {
    const change: Partial<ReportRange> = event.range ?? {};
    expect(after.context.range, story).toEqual({ ...before.context.range, ...change });
    const written = actions
      .filter(({ type }) => type === 'rememberRange')
      .map(({ params }) => Object(params).range);
    expect(written, story).toEqual(event.type.startsWith('range.') ? [after.context.range] : []);
  }
});

test('the last figures stay until others arrive, and only an answer clears the problem', () => {
  for (const { event, before, after, story } of steps) {
    const isAnswer = event.type.startsWith('xstate.done.');
    expect(after.context.report, story).toBe(isAnswer ? event.output : before.context.report);
    if (isAnswer) expect([after.value, after.context.problem], story).toEqual(['shown', undefined]);
    if (event.type.startsWith('xstate.error.'))
      expect([after.value, after.context.problem?.kind], story).toEqual(['failed', unreachable.kind]);
  }
});

test('the answer to an older range is not taken', async () => {
  const loading = controlledCall<Report, { client: ApiClient; range: ReportRange }>();
  const clock = new SimulatedClock();
  const running = reportMachine.provide({ actors: { loadReport: loading.logic } });
  const actor = createActor(running, { input, clock }).start();
  actor.send({ type: 'range.type', range: { from: other.from } });
  actor.send({ type: 'range.type', range: { to: other.to } });
  expect(loading.call(0).signal.aborted).toBe(true);
  clock.increment(299);
  expect(loading.calls).toHaveLength(1);
  clock.increment(1);
  expect(loading.call(1).input.range).toEqual(other);
  await loading.call(0).succeed(example);
  expect(actor.getSnapshot().context.report).toBeUndefined();
  await loading.call(1).succeed(empty);
  expect(actor.getSnapshot().context.report).toBe(empty);
});

test('the range goes out with the call, and a refusal is kept', async () => {
  const { client, sent } = fakeServer({ answers: { getReport: example } });
  const actor = createActor(reportMachine, { input: { client, range: other } }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(context.report).toEqual(example);
  expect(sent.map(({ request }) => new URL(request.url).search)).toEqual(['?from=2026-10-01&to=2026-10-31']);
  const failing = fakeServer({ answers: { getReport: refusal('getReport', 500) } });
  const second = createActor(reportMachine, { input: { client: failing.client, range } }).start();
  const failed = await waitFor(second, (snapshot) => snapshot.matches('failed'));
  expect(failed.context.problem?.kind).toBe('failed');
});
