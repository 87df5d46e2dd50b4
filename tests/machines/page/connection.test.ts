import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { connectionMachine } from '../../../machines/page/connection.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const walks = walk({
  events: () => [{ type: 'network.lose' }, { type: 'network.regain' }],
  position: () => [],
  create: (inspect) => createActor(connectionMachine, { inspect }),
});
testWalks(connectionMachine, walks);

test('the state follows the reports of the device', () => {
  let report: (type: string) => void = () => undefined;
  const watchNetwork = fromCallback(({ sendBack }) => {
    report = (type) => sendBack({ type });
  });
  const actor = createActor(connectionMachine.provide({ actors: { watchNetwork } })).start();
  expect(actor.getSnapshot().value).toBe('online');
  report('network.lose');
  expect(actor.getSnapshot().value).toBe('offline');
  report('network.regain');
  expect(actor.getSnapshot().value).toBe('online');
});
