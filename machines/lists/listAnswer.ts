import { body } from '../../api/client.ts';
import { withDays } from '../../rules/lists/days.ts';
import { type FilterReaders, type FilterTexts, readFilters } from '../../rules/lists/filters.ts';
import type { ListAnswer } from './pollingList.ts';

/** A query of a list; without a size a page of the server has 1,000 rows. */
export interface RowQuery {
  /** Counted from 0. */
  page?: number;
  size?: number;
  sort: string | undefined;
  q: string;
  filters: FilterTexts;
  /** The rows are taken as a file, which the server's log of personal data notes. */
  csv?: boolean;
}

/**
 * The query as the contract takes it: without empty parameters, unknown orders and filters that
 * cannot be parsed. Relative days become those of `now`.
 */
export function wireQuery<Sort extends string, Filters extends object>(
  { page, size, sort, q, filters }: RowQuery,
  sorts: readonly Sort[],
  readers: FilterReaders<Filters>,
  now = new Date(),
) {
  const order = sorts.find((known) => known === sort);
  return {
    ...(page !== undefined && { page }),
    ...(size !== undefined && { size }),
    ...(order && { sort: order }),
    ...(q.trim() && { q: q.trim() }),
    ...readFilters(readers, withDays(filters, now)),
  };
}

/** Tells a list with personal data that its rows are taken as a file. */
export const asCsv = ({ csv }: Pick<RowQuery, 'csv'>) => (csv ? { csv } : {});

/** Whether a search or filter matches more rows than the server counted. */
export const isCapped = (response: Response): boolean => response.headers.get('X-Total-Capped') === 'true';

/** A count in a header of an answer; undefined when the header is missing. */
export function countOf(response: Response, header: string): number | undefined {
  const value = response.headers.get(header);
  return value === null ? undefined : Number(value);
}

/** One page of rows with the total of the header `X-Total-Count`. */
export function listAnswer<Row>(answer: { data?: Row[]; response: Response }): ListAnswer<Row> {
  const rows = body(answer);
  return answerWithTotal(rows, rows.length, answer.response);
}

/**
 * The rows with the total of the header `X-Total-Count`.
 * @param total for a server that does not send the header.
 */
export function answerWithTotal<Row>(rows: Row[], total: number, response: Response): ListAnswer<Row> {
  return { rows, total: countOf(response, 'X-Total-Count') ?? total, capped: isCapped(response) };
}
