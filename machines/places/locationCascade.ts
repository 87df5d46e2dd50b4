import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { nowhere, type Place } from '../../rules/places/place.ts';
import { type Problem, toProblem } from '../page/problem.ts';

type Province = components['schemas']['Province'];
type District = components['schemas']['District'];
type Neighbourhood = components['schemas']['Neighbourhood'];

interface Input {
  client: ApiClient;
  /** What is chosen at the start: an ad that is being edited has a place already. */
  place?: Place;
}
interface Context {
  client: ApiClient;
  place: Place;
  provinces: Province[];
  districts: District[];
  neighbourhoods: Neighbourhood[];
  problem: Problem | undefined;
}
export type LocationEvent =
  | { type: 'province.choose'; id: string }
  | { type: 'district.choose'; id: string }
  | { type: 'neighbourhood.choose'; id: string }
  | { type: 'load.retry' }
  | { type: 'location.clear' };

/**
 * Province, district, neighbourhood: choosing one loads the list of the next and empties what stood
 * below it (product, 4 and 7). A list that fails to load can be asked for again;
 * what is chosen stays.
 */
export const locationCascadeMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as LocationEvent },
  actors: {
    loadProvinces: fromPromise<Province[], { client: ApiClient }>(async ({ input, signal }) =>
      body(await input.client.GET('/api/v1/location/iller', { signal })),
    ),
    loadDistricts: fromPromise<District[], { client: ApiClient; il: string }>(async ({ input, signal }) =>
      body(
        await input.client.GET('/api/v1/location/ilceler/{ilId}', {
          params: { path: { ilId: Number(input.il) } },
          signal,
        }),
      ),
    ),
    loadNeighbourhoods: fromPromise<Neighbourhood[], { client: ApiClient; ilce: string }>(
      async ({ input, signal }) =>
        body(
          await input.client.GET('/api/v1/location/mahalleler/{ilceId}', {
            params: { path: { ilceId: Number(input.ilce) } },
            signal,
          }),
        ),
    ),
  },
  guards: {
    choosesNone: (_, params: { id: string }) => params.id === '',
    hasProvince: ({ context }) => context.place.il !== '',
    hasDistrict: ({ context }) => context.place.ilce !== '',
  },
  actions: {
    keepProvince: assign((_, params: { id: string }) => ({
      place: { ...nowhere, il: params.id },
      districts: [],
      neighbourhoods: [],
    })),
    keepDistrict: assign(({ context }, params: { id: string }) => ({
      place: { ...context.place, ilce: params.id, mahalle: '' },
      neighbourhoods: [],
    })),
    keepNeighbourhood: assign(({ context }, params: { id: string }) => ({
      place: { ...context.place, mahalle: params.id },
    })),
    clearPlace: assign({ place: nowhere, districts: [], neighbourhoods: [] }),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    clearProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'locationCascade',
  context: ({ input }) => ({
    client: input.client,
    place: input.place ?? nowhere,
    provinces: [],
    districts: [],
    neighbourhoods: [],
    problem: undefined,
  }),
  initial: 'loadingProvinces',
  states: {
    loadingProvinces: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'loadProvinces',
        src: 'loadProvinces',
        input: ({ context }) => ({ client: context.client }),
        onDone: [
          {
            guard: 'hasProvince',
            target: 'open.loadingDistricts',
            actions: assign({ provinces: ({ event }) => event.output }),
          },
          { target: 'open', actions: assign({ provinces: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'provincesFailed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    provincesFailed: { on: { 'load.retry': 'loadingProvinces' } },
    open: {
      initial: 'choosing',
      on: {
        'province.choose': [
          {
            guard: { type: 'choosesNone', params: ({ event }) => event },
            target: '.choosing',
            actions: { type: 'keepProvince', params: ({ event }) => event },
          },
          { target: '.loadingDistricts', actions: { type: 'keepProvince', params: ({ event }) => event } },
        ],
        'district.choose': [
          {
            guard: { type: 'choosesNone', params: ({ event }) => event },
            target: '.choosing',
            actions: { type: 'keepDistrict', params: ({ event }) => event },
          },
          {
            target: '.loadingNeighbourhoods',
            actions: { type: 'keepDistrict', params: ({ event }) => event },
          },
        ],
        'neighbourhood.choose': { actions: { type: 'keepNeighbourhood', params: ({ event }) => event } },
        'location.clear': { target: '.choosing', actions: 'clearPlace' },
      },
      states: {
        choosing: { entry: 'clearProblem' },
        loadingDistricts: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'loadDistricts',
            src: 'loadDistricts',
            input: ({ context }) => ({ client: context.client, il: context.place.il }),
            onDone: [
              {
                guard: 'hasDistrict',
                target: 'loadingNeighbourhoods',
                actions: assign({ districts: ({ event }) => event.output }),
              },
              { target: 'choosing', actions: assign({ districts: ({ event }) => event.output }) },
            ],
            onError: {
              target: 'districtsFailed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        districtsFailed: { on: { 'load.retry': 'loadingDistricts' } },
        loadingNeighbourhoods: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'loadNeighbourhoods',
            src: 'loadNeighbourhoods',
            input: ({ context }) => ({ client: context.client, ilce: context.place.ilce }),
            onDone: { target: 'choosing', actions: assign({ neighbourhoods: ({ event }) => event.output }) },
            onError: {
              target: 'neighbourhoodsFailed',
              actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        neighbourhoodsFailed: { on: { 'load.retry': 'loadingNeighbourhoods' } },
      },
    },
  },
});
