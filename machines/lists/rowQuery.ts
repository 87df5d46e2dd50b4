import type { ListQuery } from './pollingList.ts';

/** A list's query; without a page all rows that match are asked for. */
export type RowQuery = ListQuery | Pick<ListQuery, 'q' | 'sort'>;

/**
 * The query as the wire has it: what is not given is left out, and so is an order that the server
 * does not know.
 */
export function wireQuery<Sort extends string>(query: RowQuery, sorts: readonly Sort[]) {
  const sort = sorts.find((known) => known === query.sort);
  return {
    ...('page' in query ? { page: query.page, size: query.size } : {}),
    ...(sort ? { sort } : {}),
    ...(query.q.trim() ? { q: query.q.trim() } : {}),
  };
}

/**
 * Of the matches of a search the server counts this many; beyond that it says that there are more.
 */
export const mostCounted = 1000;

/** Whether a search has matched more rows than the answer's count says. */
export const isCapped = (response: Response): boolean => response.headers.get('X-Total-Capped') === 'true';

/** A count that an answer's header tells; undefined without it. */
export function countOf(response: Response, header: string): number | undefined {
  const value = response.headers.get(header);
  return value === null ? undefined : Number(value);
}
