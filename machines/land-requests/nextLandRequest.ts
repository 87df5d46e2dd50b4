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
  /** The next one as it was found before. */
  known?: NextLandRequest | undefined;
}
interface Context extends Input {
  next: NextLandRequest | undefined;
}

/**
 * Finds the land request after this one in the list that the admin came from, in its order and with
 * its search. If it has left the list, the result is `known`, provided that one of the pages around
 * still holds that land request.
 */
async function findNextIn(
  { client, id, cameFrom, known }: Input,
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
 * Looks for the next land request while the admin works on this one. Its output is undefined at the
 * end of the list, and without a list. After a failed call the output is the one found before.
 */
export const nextLandRequestMachine = setup({
  types: { context: {} as Context, input: {} as Input, output: {} as NextLandRequest | undefined },
  actors: {
    findNext: fromPromise<NextLandRequest | undefined, Input>(({ input, signal }) =>
      findNextIn(input, signal),
    ),
  },
}).createMachine({
  id: 'nextLandRequest',
  context: ({ input }) => ({ ...input, next: input.known }),
  output: ({ context }) => context.next,
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'findNext',
        src: 'findNext',
        input: ({ context: { client, id, cameFrom, known } }) => ({ client, id, cameFrom, known }),
        onDone: { target: 'ended', actions: assign({ next: ({ event }) => event.output }) },
        onError: 'ended',
      },
    },
    ended: { type: 'final' },
  },
});
