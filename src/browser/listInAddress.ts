import {
  createPollingListMachine,
  firstPage,
  type ListAnswer,
  type ListQuery,
  pageSizes,
} from '../../machines/lists/pollingList.ts';
import { addressQuery } from './addressQuery.ts';
import { watchMovesOnPage } from './watchMoves.ts';

/** The contract's limit for a page, counted from 0. */
const maxPage = 1_000_000;

/**
 * A polling list whose query is in its address, so that a reload, Back and a copied address lead to
 * the same rows. The menu's link starts the list again, even from the list itself.
 * @param size the rows of a page for which the address gives no size.
 */
export function createListInAddressMachine<Answer extends ListAnswer<unknown>>(size = firstPage.size) {
  return createPollingListMachine<Answer>().provide({
    actions: {
      rememberQuery: (_, { query }) =>
        history.replaceState(history.state, '', location.pathname + addressOf(query, size)),
    },
    actors: {
      watchVisits: watchMovesOnPage(['popstate', 'pushState'], () => ({
        type: 'visit.begin',
        query: listQueryOf(location.search, size),
      })),
    },
  });
}

/** The query in the search part of an address; what it does not give validly is the default. */
export function listQueryOf(search: string, size = firstPage.size): ListQuery {
  const { page = 1, q, sort } = addressQuery(search);
  const asked = Number(new URLSearchParams(search).get('size'));
  return { page: Math.min(page - 1, maxPage), size: pageSizes.includes(asked) ? asked : size, sort, q };
}

/** The search part of an address, without what is the default. */
export function addressOf(query: ListQuery, size = firstPage.size): string {
  const search = new URLSearchParams({
    ...(query.page > 0 && { page: String(query.page + 1) }),
    ...(query.size !== size && { size: String(query.size) }),
    ...(query.sort && { sort: query.sort }),
    ...(query.q && { q: query.q }),
  });
  return search.size > 0 ? `?${search}` : '';
}
