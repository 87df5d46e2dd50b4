import { setup } from 'xstate';

interface Input {
  /** What the person chose last time. */
  muted: boolean;
}
type Event = { type: 'sound.mute' } | { type: 'sound.unmute' };

/** Whether new requests are heard on this device; the choice is remembered. */
export const soundSwitchMachine = setup({
  types: { context: {} as Input, input: {} as Input, events: {} as Event },
  guards: { wasMuted: ({ context }) => context.muted },
  actions: {
    /** Remembers the choice; the page provides it. */
    keepChoice: (_, _params: { muted: boolean }) => undefined,
    /** Stops a sound that is playing, or that waits to be allowed; the page provides it. */
    silence: () => undefined,
  },
}).createMachine({
  id: 'soundSwitch',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'wasMuted', target: 'muted' }, { target: 'heard' }] },
    heard: {
      on: {
        'sound.mute': {
          target: 'muted',
          actions: ['silence', { type: 'keepChoice', params: { muted: true } }],
        },
      },
    },
    muted: {
      on: {
        'sound.unmute': { target: 'heard', actions: { type: 'keepChoice', params: { muted: false } } },
      },
    },
  },
});
