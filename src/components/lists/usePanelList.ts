import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { ApiClient } from '../../../api/client.ts';
import type { ListAnswer, ListQuery, PollingListMachine } from '../../../machines/lists/pollingList.ts';
import { replaceQuery } from '../../browser/history/addressQuery.ts';
import { formatListQuery, parseListQuery } from '../../browser/history/listInAddress.ts';
import { watchMovesOnPage } from '../../browser/history/watchMoves.ts';
import { useClient } from '../../site/services.tsx';

/**
 * Runs a list of the panel. Its query is in the address, so that a reload, Back and a copied
 * address lead to the same rows. The menu's link starts the list again, even from the list itself.
 * @param size the rows of a page for which the address gives no size.
 */
export function usePanelList<Answer extends ListAnswer<unknown>>(
  machine: PollingListMachine<Answer>,
  load: (client: ApiClient, query: ListQuery, signal: AbortSignal) => Promise<Answer>,
  size?: number,
) {
  const client = useClient();
  const [path] = useState(() => location.pathname);
  return useMachine(
    machine.provide({
      actions: { rememberQuery: (_, { query }) => replaceQuery(path, formatListQuery(query, size)) },
      actors: {
        watchVisits: watchMovesOnPage(['popstate', 'pushState'], () => ({
          type: 'visit.begin',
          query: parseListQuery(location.search, size),
        })),
      },
    }),
    {
      input: {
        load: (query, signal) => load(client, query, signal),
        query: parseListQuery(location.search, size),
      },
    },
  );
}
