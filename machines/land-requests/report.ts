import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { hasRangeFault, type ReportRange } from '../../rules/land-requests/reportRange.ts';
import { type Problem, problemOf } from '../page/problem.ts';

/** The figures of the office. */
export type Report = components['schemas']['Report'];

interface Input {
  client: ApiClient;
  /** From the address, when the page opens. */
  range: ReportRange;
}
interface Context extends Input {
  /** The last answer, which stays on the page while the next one loads; it names its own days. */
  report: Report | undefined;
  problem: Problem | undefined;
}
type Event =
  /** The link of the menu, Back or Forward leads to the page again. */
  | { type: 'visit.begin'; range: ReportRange }
  /** A preset range. */
  | { type: 'range.choose'; range: ReportRange }
  /** A keystroke in one of the days, which need not be valid. */
  | { type: 'range.type'; range: Partial<ReportRange> }
  | { type: 'load.retry' };

/**
 * The office's report of a range of days (product, 10). The range is in the address. A
 * keystroke aborts the call for the previous range; the new range loads 300 ms after the last
 * keystroke. A range with a fault loads nothing.
 */
export const reportMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  delays: { typingPause: 300 },
  actors: {
    loadReport: fromPromise<Report, Input>(async ({ input: { client, range }, signal }) =>
      body(await client.GET('/api/v1/report', { params: { query: range }, signal })),
    ),
    /** Reports each further visit of the page as `visit.begin`; the page provides it. */
    watchVisits: fromCallback(() => undefined),
  },
  guards: { hasFault: ({ context }) => hasRangeFault(context.range) },
  actions: {
    keepRange: assign(({ context, event }) => {
      assertEvent(event, ['visit.begin', 'range.choose', 'range.type']);
      return { range: { ...context.range, ...event.range } };
    }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    /** Writes the range into the address; the page provides it. */
    rememberRange: (_, _params: { range: ReportRange }) => undefined,
  },
}).createMachine({
  id: 'report',
  context: ({ input }) => ({ ...input, report: undefined, problem: undefined }),
  invoke: { id: 'watchVisits', src: 'watchVisits' },
  initial: 'chosen',
  on: {
    'visit.begin': { target: '.chosen', actions: 'keepRange' },
    'range.choose': {
      target: '.chosen',
      actions: ['keepRange', { type: 'rememberRange', params: ({ context }) => context }],
    },
    'range.type': {
      target: '.typing',
      actions: ['keepRange', { type: 'rememberRange', params: ({ context }) => context }],
    },
  },
  states: {
    typing: { after: { typingPause: 'chosen' } },
    chosen: { always: [{ guard: 'hasFault', target: 'rangeInvalid' }, { target: 'loading' }] },
    rangeInvalid: {},
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadReport',
        src: 'loadReport',
        input: ({ context: { client, range } }) => ({ client, range }),
        onDone: {
          target: 'shown',
          actions: assign({ report: ({ event }) => event.output, problem: undefined }),
        },
        onError: { target: 'failed', actions: 'keepProblem' },
      },
    },
    shown: {},
    failed: { on: { 'load.retry': 'loading' } },
  },
});
