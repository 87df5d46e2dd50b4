import { fromCallback, setup } from 'xstate';

type Event = { type: 'network.lose' } | { type: 'network.regain' };

/** Whether the device has a network; without one the pages show a banner. */
export const connectionMachine = setup({
  types: { events: {} as Event },
  actors: {
    /** Reports the state at the start and each change; the page provides it. */
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
