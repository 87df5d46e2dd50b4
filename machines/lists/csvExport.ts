import { assign, fromPromise, setup } from 'xstate';
import { type Problem, toProblem } from '../page/problem.ts';

/** Loads all rows that match the search, as the text of a CSV file. */
type LoadFile = (signal: AbortSignal) => Promise<string>;

interface Context {
  load?: LoadFile;
  problem?: Problem;
}
type Event = { type: 'export.ask'; load: LoadFile } | { type: 'export.retry' } | { type: 'dialog.close' };

/** Exports all rows of a list that match its search, not only the shown page. */
export const csvExportMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    loadFile: fromPromise<string, { load?: LoadFile }>(
      async ({ input, signal }) => (await input.load?.(signal)) ?? '',
    ),
  },
  actions: {
    /** Downloads the file; the page provides it. */
    saveFile: (_, _params: { content: string }) => undefined,
  },
}).createMachine({
  id: 'csvExport',
  context: {},
  initial: 'ready',
  states: {
    ready: {
      on: { 'export.ask': { target: 'exporting', actions: assign(({ event }) => ({ load: event.load })) } },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        id: 'loadFile',
        src: 'loadFile',
        input: ({ context }) => context,
        onDone: {
          target: 'ready',
          actions: { type: 'saveFile', params: ({ event }) => ({ content: event.output }) },
        },
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    failed: {
      on: {
        'dialog.close': 'ready',
        'export.retry': 'exporting',
      },
    },
  },
});
