import { assign, setup } from 'xstate';

interface Context {
  /** The highest id of a waiting request that the bell has rung for. */
  lastRungId: number;
}
type Event =
  | { type: 'sound.mute' }
  | { type: 'sound.unmute' }
  | { type: 'requests.receive'; newestWaitingId: number };

/**
 * The bell of the new requests (product, 2). It rings once for the requests that wait, and again
 * for each newer one: ids only rise, whereas the number of waiting requests stays the same when one
 * gets an offer and another comes. The bell can be muted on this device.
 */
export const bellMachine = setup({
  types: { context: {} as Context, input: {} as Context, events: {} as Event },
  guards: {
    /** Whether this device was muted before; the page provides it. */
    wasMuted: () => false,
    isNewer: ({ context }, params: { newestWaitingId: number }) =>
      params.newestWaitingId > context.lastRungId,
  },
  actions: {
    keepLastRung: assign((_, params: { newestWaitingId: number }) => ({
      lastRungId: params.newestWaitingId,
    })),
    /**
     * Plays the sound unless the device is muted, and remembers the id; the page provides it. It
     * reads the stored choice, since another tab may have changed it.
     */
    ring: (_, _params: { newestWaitingId: number }) => undefined,
    /** Stores the choice; the page provides it. */
    saveMuted: (_, _params: { muted: boolean }) => undefined,
    /** Stops a sound that is playing or that the browser has not allowed yet; the page provides it. */
    silence: () => undefined,
  },
}).createMachine({
  id: 'bell',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'requests.receive': {
      guard: { type: 'isNewer', params: ({ event }) => event },
      actions: [
        { type: 'keepLastRung', params: ({ event }) => event },
        { type: 'ring', params: ({ event }) => event },
      ],
    },
  },
  states: {
    deciding: { always: [{ guard: 'wasMuted', target: 'muted' }, { target: 'audible' }] },
    audible: {
      on: {
        'sound.mute': {
          target: 'muted',
          actions: ['silence', { type: 'saveMuted', params: { muted: true } }],
        },
      },
    },
    muted: {
      on: {
        'sound.unmute': { target: 'audible', actions: { type: 'saveMuted', params: { muted: false } } },
      },
    },
  },
});
