import { setup } from 'xstate';

/** Tells a call that takes long from a short one; it starts with the call. */
export const longCallMachine = setup({
  delays: { waiting: 8_000 },
}).createMachine({
  id: 'longCall',
  initial: 'short',
  states: {
    short: { after: { waiting: 'long' } },
    long: {},
  },
});
