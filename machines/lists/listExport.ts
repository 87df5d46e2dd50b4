import { assign, fromPromise, setup } from 'xstate';
import type { Done } from '../page/callEnd.ts';
import { type Problem, problemOf } from '../page/problem.ts';
import type { ListAnswer } from './pollingList.ts';

/** The contract's limit for the rows of a page. */
export const exportPageSize = 100;

/** How many times a list is loaded at most; others may change it meanwhile. */
const maxRounds = 3;

/** What is exported: all rows of a list that match its search and filters. */
export interface ListExport<Row> {
  /** Loads `exportPageSize` rows of a page, counted from 0. */
  loadPage: (page: number, signal: AbortSignal) => Promise<ListAnswer<Row>>;
  /** Loads the row with this place in the list, counted from 0. */
  loadRowAt: (index: number, signal: AbortSignal) => Promise<Row | undefined>;
  idOf: (row: Row) => number;
  /** Makes the file and downloads it. */
  save: (format: FileFormat, rows: readonly Row[], signal: AbortSignal) => Promise<undefined>;
}
export interface ExportPage<Row> extends ListAnswer<Row> {
  /** The row in front of the page is not the last one of the page before. */
  shifted?: boolean;
}
/** The kinds of files that a list is saved as. */
export type FileFormat = 'csv' | 'xlsx';
export interface SaveInput<Row> {
  list: ListExport<Row>;
  format: FileFormat;
  rows: Row[];
}
interface Context<Row> {
  list: ListExport<Row> | undefined;
  format: FileFormat;
  /** The rows of the pages loaded so far. */
  rows: Row[];
  page: number;
  /** The number of rows that the first page named. */
  total: number;
  /** More rows match than `total`. */
  capped: boolean;
  /** A later page had another total, was shifted or repeated a row: a row may be missing. */
  hasMoved: boolean;
  round: number;
  problem: Problem | undefined;
}
export interface PageInput<Row> {
  list: ListExport<Row>;
  page: number;
  /** The last row of the page before. */
  last: Row | undefined;
}
type Event<Row> =
  | { type: 'export.ask'; list: ListExport<Row>; format: FileFormat }
  | { type: 'export.retry' }
  | { type: 'export.cancel' }
  | { type: 'dialog.close' };

const noRows = { rows: [], page: 0, total: 0, capped: false, hasMoved: false };

/**
 * Exports a list as a file, page by page, so that the progress shows. A row that comes or goes
 * meanwhile moves others to another page: a row that was read twice is left out, and the list is
 * loaded again. A list that keeps changing is saved, and the page says that rows may be missing.
 */
export function createListExportMachine<Row>() {
  const isFullPage = ({ event }: Done<ExportPage<Row>>) => event.output.rows.length === exportPageSize;
  const needsAnotherRound = ({ context, event }: Done<ExportPage<Row>, Context<Row>>) =>
    context.round < maxRounds && (context.hasMoved || isMoved(context, event.output));
  return setup({
    types: { context: {} as Context<Row>, events: {} as Event<Row> },
    actors: {
      loadPage: fromPromise<ExportPage<Row>, PageInput<Row>>(
        async ({ input: { list, page, last }, signal }) => {
          const answer = await list.loadPage(page, signal);
          if (last === undefined) return answer;
          // the total shows neither a moved row nor a change in a capped list
          const before = await list.loadRowAt(page * exportPageSize - 1, signal);
          return { ...answer, shifted: before === undefined || list.idOf(before) !== list.idOf(last) };
        },
      ),
      saveFile: fromPromise<undefined, SaveInput<Row>>(({ input: { list, format, rows }, signal }) =>
        list.save(format, rows, signal),
      ),
    },
    guards: { hasMoved: ({ context }) => context.hasMoved },
    actions: { keepProblem: assign({ problem: ({ event }) => problemOf(event) }) },
  }).createMachine({
    id: 'listExport',
    context: { ...noRows, list: undefined, format: 'csv', round: 1, problem: undefined },
    initial: 'ready',
    states: {
      ready: {
        on: {
          'export.ask': {
            target: 'exporting',
            actions: assign(({ event }) => ({ ...noRows, list: event.list, format: event.format, round: 1 })),
          },
        },
      },
      exporting: {
        tags: 'busy',
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context }) => ({
            list: askedList(context),
            page: context.page,
            last: context.rows.at(-1),
          }),
          onDone: [
            {
              guard: isFullPage,
              target: 'exporting',
              reenter: true,
              actions: assign(({ context, event }) => withRows(context, event.output)),
            },
            {
              guard: needsAnotherRound,
              target: 'exporting',
              reenter: true,
              actions: assign(({ context }) => ({ ...noRows, round: context.round + 1 })),
            },
            { target: 'saving', actions: assign(({ context, event }) => withRows(context, event.output)) },
          ],
          onError: { target: 'failed', actions: 'keepProblem' },
        },
        on: { 'export.cancel': 'ready' },
      },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'saveFile',
          src: 'saveFile',
          input: ({ context }) => ({ list: askedList(context), format: context.format, rows: context.rows }),
          onDone: [{ guard: 'hasMoved', target: 'moved' }, { target: 'ready' }],
          onError: { target: 'unsaved', actions: 'keepProblem' },
        },
        on: { 'export.cancel': 'ready' },
      },
      // the rows are loaded; only the file could not be made
      unsaved: { on: { 'dialog.close': 'ready', 'export.retry': 'saving' } },
      // the saved file may lack rows
      moved: {
        on: {
          'dialog.close': 'ready',
          'export.retry': { target: 'exporting', actions: assign({ ...noRows, round: 1 }) },
        },
      },
      // a retry goes on with the page that failed
      failed: { on: { 'dialog.close': 'ready', 'export.retry': 'exporting' } },
    },
  });
}

function askedList<Row>({ list }: Context<Row>): ListExport<Row> {
  if (!list) throw new Error('An export needs a list');
  return list;
}

function freshRows<Row>(context: Context<Row>, answer: ExportPage<Row>): Row[] {
  const { idOf } = askedList(context);
  const known = new Set(context.rows.map(idOf));
  return answer.rows.filter((row) => !known.has(idOf(row)));
}

function withRows<Row>(context: Context<Row>, answer: ExportPage<Row>) {
  const { total, capped } = context.page === 0 ? answer : context;
  return {
    rows: [...context.rows, ...freshRows(context, answer)],
    page: context.page + 1,
    total,
    capped,
    hasMoved: context.hasMoved || isMoved(context, answer),
  };
}

function isMoved<Row>(context: Context<Row>, answer: ExportPage<Row>): boolean {
  if (context.page === 0) return false;
  const isDoubled = freshRows(context, answer).length < answer.rows.length;
  return isDoubled || answer.total !== context.total || answer.shifted === true;
}
