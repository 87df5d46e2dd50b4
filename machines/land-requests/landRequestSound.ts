import { assign, setup } from 'xstate';

interface Context {
  /** The highest id of a waiting land request that the sound was played for. */
  lastPlayedId: number;
}
type Event =
  | { type: 'sound.mute' }
  | { type: 'sound.unmute' }
  | { type: 'landRequests.receive'; newestWaitingId: number };

const isNewer = ({ context, event }: { context: Context; event: { newestWaitingId: number } }) =>
  event.newestWaitingId > context.lastPlayedId;

/**
 * The sound for new land requests (product, 2). It is played once for the waiting land requests,
 * and again for each newer one: ids only rise, whereas the number of waiting land requests stays
 * the same when one gets an offer and another comes. The sound can be muted on this device.
 */
export const landRequestSoundMachine = setup({
  types: { context: {} as Context, input: {} as Context, events: {} as Event },
  guards: {
    /** Whether this device was muted before; the page provides it. */
    wasMuted: () => false,
  },
  actions: {
    /**
     * Plays the sound unless the device is muted, and remembers the id; the page provides it. It
     * reads the stored choice, since another tab may have changed it.
     */
    playSound: (_, _params: { newestWaitingId: number }) => undefined,
    /** Stores the choice; the page provides it. */
    saveMuted: (_, _params: { muted: boolean }) => undefined,
    /**
     * Stops a sound that is playing or that the browser has not allowed yet; the page provides it.
     */
    stopSound: () => undefined,
  },
}).createMachine({
  id: 'landRequestSound',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'landRequests.receive': {
      guard: isNewer,
      actions: [
        assign({ lastPlayedId: ({ event }) => event.newestWaitingId }),
        { type: 'playSound', params: ({ event }) => event },
      ],
    },
  },
  states: {
    deciding: { always: [{ guard: 'wasMuted', target: 'muted' }, { target: 'audible' }] },
    audible: {
      on: {
        'sound.mute': {
          target: 'muted',
          actions: ['stopSound', { type: 'saveMuted', params: { muted: true } }],
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
