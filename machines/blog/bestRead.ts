import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import { type Problem, toProblem } from '../page/problem.ts';
import type { Post } from './postLoads.ts';

interface Input {
  client: ApiClient;
}
interface Context extends Input {
  posts: readonly Post[];
  problem: Problem | undefined;
}
type Event = { type: 'load.retry' };

/**
 * 'Çok Okunanlar' beside a post (product, 2 and 7): what fails here leaves the post
 * itself alone.
 */
export const bestReadMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    loadBestRead: fromPromise<readonly Post[], Input>(
      async ({ input, signal }) => body(await input.client.GET('/api/v1/blog/best', { signal })).blogs,
    ),
  },
  actions: {
    keepPosts: assign((_, { posts }: { posts: readonly Post[] }) => ({ posts, problem: undefined })),
    keepProblem: assign({ problem: (_, { error }: { error: unknown }) => toProblem(error) }),
  },
}).createMachine({
  id: 'bestRead',
  context: ({ input }) => ({ ...input, posts: [], problem: undefined }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadBestRead',
        src: 'loadBestRead',
        input: ({ context: { client } }) => ({ client }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepPosts', params: ({ event }) => ({ posts: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: {},
    failed: { on: { 'load.retry': 'loading' } },
  },
});
