import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { isMissing, type Problem, problemOf } from '../page/problem.ts';

export type OpenSession = components['schemas']['Session'];

interface Input {
  client: ApiClient;
}
interface Context extends Input {
  /** As last loaded; undefined before the first answer. */
  sessions: readonly OpenSession[] | undefined;
  /** The session that is being ended; undefined for all others. */
  ending: number | undefined;
  /** What was asked for last has ended. */
  hasEnded: boolean;
  problem: Problem | undefined;
}
type Event = { type: 'load.retry' } | { type: 'session.end'; id: number } | { type: 'others.end' };

/**
 * Where a person is signed in (product, 10). One session or all others can be ended; the list is
 * loaded again after it, also when the session had ended before.
 */
export const sessionsMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    loadSessions: fromPromise<OpenSession[], Input>(async ({ input: { client }, signal }) =>
      body(await client.GET('/api/v1/sessions', { signal })),
    ),
    endSessions: fromPromise<void, Input & { id: number | undefined }>(
      async ({ input: { client, id }, signal }) => {
        if (id === undefined) await client.DELETE('/api/v1/sessions', { signal });
        else await client.DELETE('/api/v1/sessions/{id}', { params: { path: { id } }, signal });
      },
    ),
  },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
    noteEnd: assign({ hasEnded: true }),
  },
}).createMachine({
  id: 'sessions',
  context: ({ input }) => ({
    ...input,
    sessions: undefined,
    ending: undefined,
    hasEnded: false,
    problem: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSessions',
        src: 'loadSessions',
        input: ({ context: { client } }) => ({ client }),
        onDone: { target: 'shown', actions: assign({ sessions: ({ event }) => event.output }) },
        onError: { target: 'loadFailed', actions: 'keepProblem' },
      },
    },
    loadFailed: { on: { 'load.retry': 'loading' }, exit: 'clearProblem' },
    shown: {
      initial: 'fresh',
      on: {
        'session.end': { target: 'ending', actions: assign({ ending: ({ event }) => event.id }) },
        'others.end': { target: 'ending', actions: assign({ ending: undefined }) },
      },
      states: { fresh: {}, endFailed: { exit: 'clearProblem' } },
    },
    ending: {
      tags: 'busy',
      entry: assign({ hasEnded: false }),
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context: { client, ending } }) => ({ client, id: ending }),
        onDone: { target: 'loading', actions: 'noteEnd' },
        onError: [
          { guard: isMissing, target: 'loading', actions: 'noteEnd' },
          { target: 'shown.endFailed', actions: 'keepProblem' },
        ],
      },
    },
  },
});
