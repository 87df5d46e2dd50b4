import { assign, fromPromise, setup } from 'xstate';

interface Input {
  /** Writes a text to the clipboard; rejects where the browser does not allow it. */
  write: (text: string, signal: AbortSignal) => Promise<void>;
}
interface Context extends Input {
  text: string;
}
type Event = { type: 'copy.ask'; text: string };

/** Copies a text to the clipboard, and says for a moment whether that worked. */
export const copyingMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  delays: { saying: 4_000 },
  actors: {
    writeText: fromPromise<void, Context>(({ input: { write, text }, signal }) => write(text, signal)),
  },
}).createMachine({
  id: 'copying',
  context: ({ input }) => ({ ...input, text: '' }),
  initial: 'silent',
  on: { 'copy.ask': { target: '.writing', actions: assign({ text: ({ event }) => event.text }) } },
  states: {
    silent: {},
    writing: {
      invoke: {
        id: 'writeText',
        src: 'writeText',
        input: ({ context }) => context,
        onDone: 'copied',
        onError: 'failed',
      },
    },
    copied: { after: { saying: 'silent' } },
    failed: { after: { saying: 'silent' } },
  },
});
