import { assign, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import type { ListQuery } from '../lists/pollingList.ts';
import { type LandRequestList, loadLandRequests } from './loadLandRequests.ts';

/** The list that the admin came from. */
export interface CameFrom {
  list: LandRequestList;
  query: ListQuery;
}
export interface NextLandRequest {
  id: number;
  /** The page of the list, counted from 0, on which it stands. */
  page: number;
}
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
 * its search. Added or moved rows may have shifted it to a neighbouring page. If it has left the
 * list, the result is `known`, provided that one of these pages still holds that land request.
 */
async function findNext(
  { client, id, cameFrom, known }: Input,
  signal: AbortSignal,
): Promise<NextLandRequest | undefined> {
  if (!cameFrom) return undefined;
  const { list, query } = cameFrom;
  const load = (page: number) => loadLandRequests(client, list, { ...query, page }, signal);
  let remaining: NextLandRequest | undefined;
  for (const page of [query.page, query.page + 1, query.page - 1]) {
    if (page < 0) continue;
    const { rows, total } = await load(page);
    const index = rows.findIndex((row) => row.id === id);
    if (index < 0) {
      if (known && rows.some((row) => row.id === known.id)) remaining = { id: known.id, page };
      continue;
    }
    const onPage = rows[index + 1];
    if (onPage) return { id: onPage.id, page };
    if ((page + 1) * query.size >= total) return undefined;
    const { rows: following } = await load(page + 1);
    // If `findIndex` gives -1, the first row is next. Otherwise a row that was added between the
    // two calls has moved this land request to the next page.
    const first = following[following.findIndex((row) => row.id === id) + 1];
    return first && { id: first.id, page: page + 1 };
  }
  return remaining;
}

/**
 * Looks for the next land request while the admin works on this one. Its output is undefined at the
 * end of the list, and without a list. After a failed call the output is the one found before.
 */
export const nextLandRequestMachine = setup({
  types: { context: {} as Context, input: {} as Input, output: {} as NextLandRequest | undefined },
  actors: {
    findNext: fromPromise<NextLandRequest | undefined, Input>(({ input, signal }) => findNext(input, signal)),
  },
  actions: { keepNext: assign((_, params: { next: NextLandRequest | undefined }) => params) },
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
        onDone: {
          target: 'ended',
          actions: { type: 'keepNext', params: ({ event }) => ({ next: event.output }) },
        },
        onError: 'ended',
      },
    },
    ended: { type: 'final' },
  },
});
