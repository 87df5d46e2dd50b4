import { fromCallback, setup } from 'xstate';

type Event = { type: 'network.lose' } | { type: 'network.regain' };

/**
 * Whether the device has a network. What is on the screen stays either way; while there is none, a
 * banner says so.
 */
export const connectionMachine = setup({
  types: { events: {} as Event },
  actors: {
    /** Reports the network as it is at the start, and each change; the page provides it. */
    watchNetwork: fromCallback(() => undefined),
  },
}).createMachine({
  id: 'connection',
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'online',
  states: {
    online: { on: { 'network.lose': 'offline' } },
    offline: { on: { 'network.regain': 'online' } },
  },
});
