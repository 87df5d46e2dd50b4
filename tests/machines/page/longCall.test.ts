import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { longCallMachine } from '../../../machines/page/longCall.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const walks = walk({
  events: () => [{ type: 'xstate.after.waiting.longCall.short' }],
  position: () => '',
  create: (inspect) => createActor(longCallMachine, { inspect, clock: new SimulatedClock() }),
});
testWalks(longCallMachine, walks, ['longCall.long']);

test('a call is long after 8 s, and not before', () => {
  const clock = new SimulatedClock();
  const call = createActor(longCallMachine, { clock }).start();
  clock.increment(7_999);
  expect(call.getSnapshot().value).toBe('short');
  clock.increment(1);
  expect(call.getSnapshot().value).toBe('long');
});
