import { assign, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { loadDocument } from './documentView.ts';
import { type Problem, problemOf } from './problem.ts';

interface Input {
  client: ApiClient;
  /** The name of the stored file. */
  file: string;
}
interface Context extends Input {
  content: Blob | undefined;
  problem: Problem | undefined;
}

/** Loads a tax plate or a certificate to show it on the page of its consultant (product, 2). */
export const documentPreviewMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as { type: 'load.retry' } },
  actors: {
    loadDocument: fromPromise<Blob, Input>(({ input, signal }) => loadDocument(input, signal)),
  },
}).createMachine({
  id: 'documentPreview',
  context: ({ input }) => ({ ...input, content: undefined, problem: undefined }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: assign({ problem: undefined }),
      invoke: {
        id: 'loadDocument',
        src: 'loadDocument',
        input: ({ context: { client, file } }) => ({ client, file }),
        onDone: { target: 'shown', actions: assign({ content: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => problemOf(event) }) },
      },
    },
    shown: {},
    failed: { on: { 'load.retry': 'loading' } },
  },
});
