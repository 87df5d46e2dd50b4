import {
  createPollingListMachine,
  firstPage,
  type ListAnswer,
  type ListQuery,
  pageSizes,
} from '../../machines/lists/pollingList.ts';
import { movesOnPage } from './movesOnPage.ts';

/**
 * A polling list whose query is kept in its history entry: Back leads to the same rows, and a link
 * to the list starts it again, even from the list itself.
 */
export function createListInHistoryMachine<Answer extends ListAnswer<unknown>>() {
  return createPollingListMachine<Answer>().provide({
    actions: { rememberQuery: (_, { query }) => keepListQuery(query) },
    actors: {
      watchVisits: movesOnPage(['popstate', 'pushState'], () => ({
        type: 'visit.begin',
        query: keptListQuery() ?? firstPage,
      })),
    },
  });
}

function keepListQuery(query: ListQuery): void {
  history.replaceState({ ...history.state, list: query }, '');
}

/** The list query of the history entry; undefined without a valid one. */
export function keptListQuery(state: unknown = history.state): ListQuery | undefined {
  const kept: unknown = Reflect.get(Object(state), 'list');
  const { page, size, sort, q }: Record<string, unknown> = { ...Object(kept) };
  const isPage = Number.isSafeInteger(page) && Number(page) >= 0 && Number(page) < 1_000_000;
  const isSize = pageSizes.includes(Number(size)) && typeof size === 'number';
  if (!isPage || !isSize || typeof q !== 'string' || q.length > 100) return undefined;
  return { page: Number(page), size: Number(size), sort: typeof sort === 'string' ? sort : undefined, q };
}
