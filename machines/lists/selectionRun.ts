import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { type Problem, problemOf } from '../page/problem.ts';
import { isUnknownSave } from '../page/saveFailure.ts';

/**
 * How a task ended for a row. `changed`: somebody else had changed the row, which the result shows
 * as it is stored now. `untried`: the run ended before it.
 */
type RowOutcome = 'waiting' | 'untried' | 'done' | 'changed' | 'failed';

export interface RowResult<Row> {
  row: Row;
  /** The idempotency key, which every attempt carries. */
  key: string;
  outcome: RowOutcome;
  /** Why it was not done. */
  problem: Problem | undefined;
  /** The answer to an attempt was lost, so that it may have been done. */
  mayBeDone: boolean;
}
/** What one call of a run needs to know. */
export interface RowCall<Row, Task> extends Pick<RowResult<Row>, 'row' | 'key' | 'mayBeDone'> {
  client: ApiClient;
  task: Task;
}
/** The end of a call, with the row as it is now stored. */
export interface RowEnd<Row> {
  outcome: 'done' | 'changed';
  row: Row;
  problem?: Problem;
}
/**
 * Performs a task on one row; rejects with an ApiError. Repeating it after a lost answer changes
 * nothing twice.
 */
export type CarryOut<Row, Task> = (call: RowCall<Row, Task>, signal: AbortSignal) => Promise<RowEnd<Row>>;

interface Input {
  client: ApiClient;
  newKey: () => string;
}
interface Context<Row, Task> extends Input {
  /** Undefined until something is asked for. */
  task: Task | undefined;
  /** In the order of the selection. */
  results: readonly RowResult<Row>[];
  /** How many calls in succession got no answer. */
  unanswered: number;
}
type Event<Row, Task> =
  | { type: 'run.ask'; task: Task; rows: readonly Row[] }
  /** Something was entered in the dialog. */
  | { type: 'task.change'; task: Task }
  | { type: 'run.confirm' }
  | { type: 'run.stop' }
  | { type: 'run.retry' }
  | { type: 'dialog.close' };

/** What a run has done. */
export interface Run<Row, Task> {
  task: Task;
  results: readonly RowResult<Row>[];
}

/** A run ends after this many unanswered calls in succession: the server cannot be reached. */
const maxUnanswered = 3;

/**
 * Performs a task on selected rows of a list, row by row, after one confirmation. The run shows its
 * progress. Stopping it lets the current call finish. Each row has its own result. A failed row
 * does not end the run, but an ended session or an unreachable server does. A retry sends the keys
 * of the first attempt, and leaves out rows that are done, gone or closed. A row that somebody else
 * has changed is shown as it is stored now before a retry overwrites it.
 */
export function createSelectionRunMachine<Row, Task>(
  carryOut: CarryOut<Row, Task>,
  isIncomplete?: (task: Task) => boolean,
) {
  const hasRows = ({ event }: { event: { rows: readonly Row[] } }) => event.rows.length > 0;
  return setup({
    types: {
      context: {} as Context<Row, Task>,
      input: {} as Input,
      events: {} as Event<Row, Task>,
    },
    actors: {
      carryOut: fromPromise<RowEnd<Row>, RowCall<Row, Task>>(({ input, signal }) => carryOut(input, signal)),
    },
    guards: {
      isIncomplete: ({ context: { task } }) => task !== undefined && isIncomplete?.(task) === true,
      /** Another row waits besides the one whose call is running. */
      hasNext: ({ context }) => waiting(context).length > 1,
      /** The next row may fare better than the one whose call has failed. */
      canContinue: ({ context, event }) => waiting(context).length > 1 && !endsRun(context, problemOf(event)),
      canRetry: ({ context }) => context.results.some(mayRetry),
    },
    actions: {
      keepAsked: assign(({ context, event }) => {
        assertEvent(event, 'run.ask');
        return {
          task: event.task,
          unanswered: 0,
          results: event.rows.map((row) => ({
            row,
            key: context.newKey(),
            outcome: 'waiting' as const,
            problem: undefined,
            mayBeDone: false,
          })),
        };
      }),
      keepFailure: assign(({ context, event }) => {
        const problem = problemOf(event);
        return {
          unanswered: problem.kind === 'unreachable' ? context.unanswered + 1 : 0,
          results: withNext(context, {
            outcome: 'failed',
            problem,
            ...(isUnknownSave(problem) && { mayBeDone: true }),
          }),
        };
      }),
      /** Marks the waiting rows as untried, except the first `inFlight`. */
      skipRest: assign(({ context }, { inFlight }: { inFlight: number }) => {
        const rest = waiting(context).slice(inFlight);
        return {
          results: context.results.map((result) =>
            rest.includes(result) ? { ...result, outcome: 'untried' as const } : result,
          ),
        };
      }),
      queueAgain: assign(({ context }) => ({
        unanswered: 0,
        results: context.results.map((result) =>
          mayRetry(result) ? { ...result, outcome: 'waiting' as const, problem: undefined } : result,
        ),
      })),
      /** Reports what the run has done; the page provides it. */
      reportRun: (_, _params: Run<Row, Task>) => undefined,
    },
  }).createMachine({
    id: 'selectionRun',
    context: ({ input }) => ({ ...input, task: undefined, results: [], unanswered: 0 }),
    initial: 'ready',
    states: {
      ready: {
        on: {
          'run.ask': { guard: hasRows, target: 'asking', actions: 'keepAsked' },
        },
      },
      asking: {
        initial: 'fresh',
        on: {
          'task.change': { target: '.fresh', actions: assign({ task: ({ event }) => event.task }) },
          // the task or the selection may change before the confirmation
          'run.ask': [{ guard: hasRows, target: '.fresh', actions: 'keepAsked' }, { target: 'ready' }],
          'run.confirm': [{ guard: 'isIncomplete', target: '.incomplete' }, { target: 'running' }],
          'dialog.close': 'ready',
        },
        states: { fresh: {}, incomplete: {} },
      },
      running: {
        tags: 'busy',
        invoke: {
          id: 'carryOut',
          src: 'carryOut',
          input: ({ context }) => nextCall(context),
          onDone: [
            {
              guard: 'hasNext',
              target: 'running',
              reenter: true,
              actions: assign(({ context, event }) => withEnd(context, event.output)),
            },
            { target: 'finished', actions: assign(({ context, event }) => withEnd(context, event.output)) },
          ],
          onError: [
            { guard: 'canContinue', target: 'running', reenter: true, actions: 'keepFailure' },
            { target: 'finished', actions: ['keepFailure', { type: 'skipRest', params: { inFlight: 0 } }] },
          ],
        },
        initial: 'going',
        states: {
          going: {
            on: {
              'run.stop': { target: 'stopping', actions: { type: 'skipRest', params: { inFlight: 1 } } },
            },
          },
          // the answer to the call under way is waited for, so that its result is known
          stopping: {},
        },
      },
      finished: {
        entry: { type: 'reportRun', params: ({ context }) => runOf(context) },
        on: {
          'run.retry': { guard: 'canRetry', target: 'running', actions: 'queueAgain' },
          'dialog.close': 'ready',
        },
      },
    },
  });
}

type WithResults<Row, Task> = Pick<Context<Row, Task>, 'results'>;

/** The rows not tried yet; while a call runs, its row is the first. */
function waiting<Row, Task>({ results }: WithResults<Row, Task>): RowResult<Row>[] {
  return results.filter(({ outcome }) => outcome === 'waiting');
}

/** Whether another attempt may succeed. */
export function mayRetry(result: Pick<RowResult<unknown>, 'outcome' | 'problem'>): boolean {
  return !['done', 'waiting'].includes(result.outcome) && !isRetryPointless(result);
}

/** Whether the rows that wait would fail for the same reason. */
function endsRun({ unanswered }: { unanswered: number }, { kind }: Problem): boolean {
  return kind === 'signedOut' || (kind === 'unreachable' && unanswered + 1 >= maxUnanswered);
}

function withNext<Row, Task>(context: Context<Row, Task>, end: Partial<RowResult<Row>>) {
  const [next] = waiting(context);
  return context.results.map((result) => (result === next ? { ...result, ...end } : result));
}

function withEnd<Row, Task>(context: Context<Row, Task>, { outcome, row, problem }: RowEnd<Row>) {
  return { unanswered: 0, results: withNext(context, { outcome, row, problem, mayBeDone: false }) };
}

function nextCall<Row, Task>(context: Context<Row, Task>): RowCall<Row, Task> {
  const { client } = context;
  const { task } = runOf(context);
  const [next] = waiting(context);
  if (!next) throw new Error('No row is left');
  const { row, key, mayBeDone } = next;
  return { client, task, row, key, mayBeDone };
}

function runOf<Row, Task>({ task, results }: Context<Row, Task>): Run<Row, Task> {
  if (task === undefined) throw new Error('A run needs a task');
  return { task, results };
}

/** How many rows have each outcome. */
export function countOutcomes(results: readonly Pick<RowResult<unknown>, 'outcome'>[]) {
  const counts: Record<RowOutcome, number> = { waiting: 0, untried: 0, done: 0, changed: 0, failed: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}

/**
 * Whether another attempt is pointless, because the row is gone or closed: it need not stay
 * selected.
 */
export function isRetryPointless({
  outcome,
  problem,
}: Pick<RowResult<unknown>, 'outcome' | 'problem'>): boolean {
  return outcome === 'failed' && (problem?.kind === 'missing' || problem?.kind === 'conflict');
}
