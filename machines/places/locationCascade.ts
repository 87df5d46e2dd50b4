import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { emptyPlace, type Place } from '../../rules/places/place.ts';
import { type Problem, problemOf } from '../page/problem.ts';

/** The lists to choose from; a list that is not loaded is missing. */
export interface LocationLists {
  provinces?: components['schemas']['Province'][];
  districts?: components['schemas']['District'][];
  neighbourhoods?: components['schemas']['Neighbourhood'][];
}
interface Input {
  client: ApiClient;
  /** The place of an ad that is being edited. */
  place?: Place;
}
/** What decides which list is loaded next. */
export interface LocationLoad {
  client: ApiClient;
  place: Place;
  lists: LocationLists;
}
interface Context extends LocationLoad {
  problem: Problem | undefined;
}
type LocationEvent =
  | { type: 'province.choose'; id: string }
  | { type: 'district.choose'; id: string }
  | { type: 'neighbourhood.choose'; id: string }
  | { type: 'load.retry' }
  | { type: 'location.clear' };

/** The next list that the chosen place needs. */
export function pendingList({
  place,
  lists,
}: Pick<LocationLoad, 'place' | 'lists'>): keyof LocationLists | undefined {
  if (!lists.provinces) return 'provinces';
  if (place.il !== '' && !lists.districts) return 'districts';
  if (place.ilce !== '' && !lists.neighbourhoods) return 'neighbourhoods';
  return undefined;
}

/**
 * The names of the chosen province, district and neighbourhood, as far as their lists are loaded.
 */
export function chosenNames({ place, lists }: Pick<LocationLoad, 'place' | 'lists'>): string[] {
  const { provinces, districts, neighbourhoods } = lists;
  return [
    provinces?.find(({ id }) => String(id) === place.il)?.il_adi,
    districts?.find(({ id }) => String(id) === place.ilce)?.ilce_adi,
    neighbourhoods?.find(({ id }) => String(id) === place.mahalle)?.mahalle_adi,
  ].filter((name) => name !== undefined);
}

/** Loads the pending list. */
async function loadList(context: LocationLoad, signal: AbortSignal): Promise<LocationLists> {
  const { client, place } = context;
  switch (pendingList(context)) {
    case 'districts': {
      const params = { path: { ilId: Number(place.il) } };
      return { districts: body(await client.GET('/api/v1/location/ilceler/{ilId}', { params, signal })) };
    }
    case 'neighbourhoods': {
      const params = { path: { ilceId: Number(place.ilce) } };
      const answer = await client.GET('/api/v1/location/mahalleler/{ilceId}', { params, signal });
      return { neighbourhoods: body(answer) };
    }
    default:
      return { provinces: body(await client.GET('/api/v1/location/iller', { signal })) };
  }
}

const inProvince = (id: string, { lists: { provinces } }: Context) => ({
  place: { ...emptyPlace, il: id },
  lists: provinces ? { provinces } : {},
});

/**
 * Province, district, neighbourhood: choosing one clears everything below it and loads the next
 * list (product, 4 and 7). A failed load can be retried, and keeps what is chosen.
 */
export const locationCascadeMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as LocationEvent },
  actors: {
    loadList: fromPromise<LocationLists, LocationLoad>(({ input, signal }) => loadList(input, signal)),
  },
  guards: { isPending: ({ context }) => pendingList(context) !== undefined },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
  },
}).createMachine({
  id: 'locationCascade',
  context: ({ input }) => ({
    client: input.client,
    place: input.place ?? emptyPlace,
    lists: {},
    problem: undefined,
  }),
  initial: 'deciding',
  on: {
    'province.choose': {
      target: '.deciding',
      actions: assign(({ context, event }) => inProvince(event.id, context)),
    },
    'district.choose': {
      target: '.deciding',
      actions: assign(({ context: { place, lists }, event }) => {
        const { neighbourhoods: _, ...above } = lists;
        return { place: { ...place, ilce: event.id, mahalle: '' }, lists: above };
      }),
    },
    'neighbourhood.choose': {
      actions: assign({ place: ({ context: { place }, event }) => ({ ...place, mahalle: event.id }) }),
    },
    'location.clear': { target: '.deciding', actions: assign(({ context }) => inProvince('', context)) },
  },
  states: {
    deciding: { always: [{ guard: 'isPending', target: 'loading' }, { target: 'choosing' }] },
    choosing: {},
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadList',
        src: 'loadList',
        input: ({ context }) => context,
        onDone: {
          target: 'deciding',
          actions: assign({ lists: ({ context, event }) => ({ ...context.lists, ...event.output }) }),
        },
        onError: { target: 'failed', actions: 'keepProblem' },
      },
    },
    failed: { exit: assign({ problem: undefined }), on: { 'load.retry': 'loading' } },
  },
});
