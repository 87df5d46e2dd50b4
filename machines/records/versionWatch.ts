import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** Reads the version that a record has now. Rejects with an ApiError. */
export type ReadVersion = (signal: AbortSignal) => Promise<number | undefined>;

interface Context {
  readVersion: ReadVersion;
  /** The version that was read last; undefined before the first one. */
  version: number | undefined;
}
type Event =
  /** Nobody sees the page, or the device has no network. */
  { type: 'watch.pause' } | { type: 'watch.resume' };

/**
 * Reads the version of the open record every 60 s, so that an admin sees that others have changed it
 * before acting (product, 10). It pauses while the page is hidden or the device is offline, and
 * reads at once afterwards. A failed read is not shown: the next one follows.
 */
export const versionWatchMachine = setup({
  types: { context: {} as Context, input: {} as { readVersion: ReadVersion }, events: {} as Event },
  delays: { pollInterval: 60_000 },
  actors: {
    readVersion: fromPromise<number | undefined, { readVersion: ReadVersion }>(({ input, signal }) =>
      input.readVersion(signal),
    ),
    /** Reports what pauses and resumes the watch; the page provides it. */
    watchAttention: fromCallback(() => undefined),
  },
}).createMachine({
  id: 'versionWatch',
  context: ({ input }) => ({ ...input, version: undefined }),
  invoke: { id: 'watchAttention', src: 'watchAttention' },
  initial: 'waiting',
  on: { 'watch.pause': '.paused' },
  states: {
    // the page has just loaded the record
    waiting: { after: { pollInterval: 'reading' } },
    reading: {
      invoke: {
        id: 'readVersion',
        src: 'readVersion',
        input: ({ context: { readVersion } }) => ({ readVersion }),
        onDone: { target: 'waiting', actions: assign({ version: ({ event }) => event.output }) },
        onError: 'waiting',
      },
    },
    paused: { on: { 'watch.resume': 'reading' } },
  },
});
