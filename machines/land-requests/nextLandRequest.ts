import { assign, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import type { ListQuery } from '../lists/pollingList.ts';
import { findNext, findPlace, type Neighbour } from '../records/neighbours.ts';
import { type LandRequestList, loadLandRequests } from './loadLandRequests.ts';

/** The list that the admin came from. */
export interface CameFrom {
  list: LandRequestList;
  query: ListQuery;
}
export type NextLandRequest = Neighbour;
interface Input {
  client: ApiClient;
  /** The land request that is open. */
  id: number;
  /** Undefined when the page was not opened from a list. */
  cameFrom: CameFrom | undefined;
}
export interface NextSearch extends Input {
  /** As it was found last. */
  next: NextLandRequest | undefined;
}

/**
 * Finds the land request after this one in the list that the admin came from, in its order and with
 * its search. If it has left the list, the result is the one found before, provided that one of the
 * pages around still holds that land request.
 */
async function findNextIn(
  { client, id, cameFrom, next: known }: NextSearch,
  signal: AbortSignal,
): Promise<NextLandRequest | undefined> {
  if (!cameFrom) return undefined;
  const { list, query } = cameFrom;
  let remaining: NextLandRequest | undefined;
  const load = async (page: number) => {
    const { rows, total } = await loadLandRequests(client, list, { ...query, page }, signal);
    const ids = rows.map((row) => row.id);
    if (known && ids.includes(known.id)) remaining = { id: known.id, page };
    return { ids, total };
  };
  const place = await findPlace({ load, id, page: query.page, size: query.size }, signal);
  return place ? findNext(place, signal) : remaining;
}

/**
 * Looks for the next land request while the admin works on this one, and looks again when asked to:
 * another admin may have finished the one that was found. It is undefined at the end of the list,
 * and without a list. A failed call leaves the one found before.
 */
export const nextLandRequestMachine = setup({
  types: { context: {} as NextSearch, input: {} as Input, events: {} as { type: 'search.repeat' } },
  actors: {
    findNext: fromPromise<NextLandRequest | undefined, NextSearch>(({ input, signal }) =>
      findNextIn(input, signal),
    ),
  },
}).createMachine({
  id: 'nextLandRequest',
  context: ({ input }) => ({ ...input, next: undefined }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'findNext',
        src: 'findNext',
        input: ({ context }) => context,
        onDone: { target: 'ended', actions: assign({ next: ({ event }) => event.output }) },
        onError: 'ended',
      },
    },
    // a search that still runs goes on: after a move the list may no longer hold this one
    ended: { on: { 'search.repeat': 'looking' } },
  },
});
