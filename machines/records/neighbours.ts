import { assign, fromPromise, setup } from 'xstate';

export interface Neighbour {
  id: number;
  /** The page of the list, counted from 0, on which it stands. */
  page: number;
}
export interface Neighbours {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}
/**
 * Loads the ids of a page, and the number of rows on all pages.
 * @param page counted from 0.
 * @throws ApiError
 */
type LoadIds = (page: number, signal: AbortSignal) => Promise<{ ids: readonly number[]; total: number }>;
interface Input {
  load: LoadIds;
  /** The record that is open. */
  id: number;
  /** The page of the list from which it was opened, and the rows of a page. */
  page: number;
  size: number;
}
/** Where a record stands in its list. */
interface Place extends Input {
  ids: readonly number[];
  index: number;
  total: number;
}

/**
 * Finds a record in its list: rows that have come or gone may have shifted it to a neighbouring
 * page. Undefined when it has left the list.
 */
export async function findPlace(input: Input, signal: AbortSignal): Promise<Place | undefined> {
  for (const page of [input.page, input.page + 1, input.page - 1]) {
    if (page < 0) continue;
    const { ids, total } = await input.load(page, signal);
    const index = ids.indexOf(input.id);
    if (index >= 0) return { ...input, page, ids, index, total };
  }
  return undefined;
}

/** The record after the one that was found. */
export async function findNext(place: Place, signal: AbortSignal): Promise<Neighbour | undefined> {
  const { ids, index, page, size, total } = place;
  const onPage = ids[index + 1];
  if (onPage !== undefined) return { id: onPage, page };
  if ((page + 1) * size >= total) return undefined;
  const { ids: following } = await place.load(page + 1, signal);
  // -1 stands before the first row. Otherwise a row that was added between the two calls has moved
  // the record to the next page.
  const id = following[following.indexOf(place.id) + 1];
  return id === undefined ? undefined : { id, page: page + 1 };
}

async function findPrevious(place: Place, signal: AbortSignal): Promise<Neighbour | undefined> {
  const { ids, index, page } = place;
  const onPage = ids[index - 1];
  if (onPage !== undefined) return { id: onPage, page };
  if (page === 0) return undefined;
  const id = (await place.load(page - 1, signal)).ids.at(-1);
  return id === undefined || id === place.id ? undefined : { id, page: page - 1 };
}

const none: Neighbours = { previous: undefined, next: undefined };

async function findNeighbours(input: Input, signal: AbortSignal): Promise<Neighbours> {
  const place = await findPlace(input, signal);
  if (!place) return none;
  return { previous: await findPrevious(place, signal), next: await findNext(place, signal) };
}

/**
 * Finds the records before and after the open one in the list that the admin came from, once: a
 * record that leaves the list by what is done with it keeps them. After a failure there are none.
 */
export const neighboursMachine = setup({
  types: { context: {} as Input & { neighbours: Neighbours }, input: {} as Input },
  actors: {
    findNeighbours: fromPromise<Neighbours, Input>(({ input, signal }) => findNeighbours(input, signal)),
  },
}).createMachine({
  id: 'neighbours',
  context: ({ input }) => ({ ...input, neighbours: none }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'findNeighbours',
        src: 'findNeighbours',
        input: ({ context }) => context,
        onDone: { target: 'ended', actions: assign({ neighbours: ({ event }) => event.output }) },
        onError: 'ended',
      },
    },
    ended: { type: 'final' },
  },
});
