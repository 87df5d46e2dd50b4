import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import type { components } from '../../../api/schema.ts';
import { locationCascadeMachine } from '../../../machines/places/locationCascade.ts';
import { nowhere } from '../../../rules/places/place.ts';
import { answered, noClient, wire } from '../calls.ts';

type Province = components['schemas']['Province'];
type District = components['schemas']['District'];
type Neighbourhood = components['schemas']['Neighbourhood'];

const provinces = [
  { id: 35, il_adi: 'İzmir' },
  { id: 48, il_adi: 'Muğla' },
];
const ofIzmir = [{ id: 35000001, ilce_adi: 'Urla' }];
const ofMugla = [{ id: 48000001, ilce_adi: 'Datça' }];

async function startCascade() {
  const loadProvinces = answered<Province[], { client: ApiClient }>();
  const loadDistricts = answered<District[], { client: ApiClient; il: string }>();
  const loadNeighbourhoods = answered<Neighbourhood[], { client: ApiClient; ilce: string }>();
  const machine = locationCascadeMachine.provide({
    actors: {
      loadProvinces: loadProvinces.logic,
      loadDistricts: loadDistricts.logic,
      loadNeighbourhoods: loadNeighbourhoods.logic,
    },
  });
  const cascade = createActor(machine, { input: { client: noClient } }).start();
  await loadProvinces.call(0).succeed(provinces);
  return { cascade, loadDistricts, loadNeighbourhoods };
}

test('the districts of a province that was left do not replace those of the chosen one', async () => {
  const { cascade, loadDistricts } = await startCascade();
  cascade.send({ type: 'province.choose', id: '35' });
  cascade.send({ type: 'province.choose', id: '48' });
  expect(loadDistricts.calls.map(({ input }) => input.il)).toEqual(['35', '48']);
  expect(loadDistricts.call(0).signal.aborted).toBe(true);
  await loadDistricts.call(1).succeed(ofMugla);
  await loadDistricts.call(0).succeed(ofIzmir);
  expect(cascade.getSnapshot().context.districts).toEqual(ofMugla);
  expect(cascade.getSnapshot().context.place).toEqual({ ...nowhere, il: '48' });
});

test('the failure of a province that was left is not shown', async () => {
  const { cascade, loadDistricts } = await startCascade();
  cascade.send({ type: 'province.choose', id: '35' });
  cascade.send({ type: 'province.choose', id: '48' });
  await loadDistricts.call(0).fail(new Error('away'));
  expect(cascade.getSnapshot().value).toEqual({ open: 'loadingDistricts' });
  expect(cascade.getSnapshot().context.problem).toBeUndefined();
});

test('neighbourhoods that come after the province was changed are not shown', async () => {
  const { cascade, loadDistricts, loadNeighbourhoods } = await startCascade();
  cascade.send({ type: 'province.choose', id: '35' });
  await loadDistricts.call(0).succeed(ofIzmir);
  cascade.send({ type: 'district.choose', id: '35000001' });
  cascade.send({ type: 'province.choose', id: '48' });
  await loadNeighbourhoods.call(0).succeed([{ id: 35000000000001, mahalle_adi: 'Kekliktepe' }]);
  expect(loadNeighbourhoods.call(0).input.ilce).toBe('35000001');
  expect(cascade.getSnapshot().value).toEqual({ open: 'loadingDistricts' });
  expect(cascade.getSnapshot().context.neighbourhoods).toEqual([]);
});

test('a list that was cleared away stays away when its answer comes late', async () => {
  const { cascade, loadDistricts } = await startCascade();
  cascade.send({ type: 'province.choose', id: '35' });
  cascade.send({ type: 'location.clear' });
  await loadDistricts.call(0).succeed(ofIzmir);
  expect(cascade.getSnapshot().context).toMatchObject({ place: nowhere, provinces, districts: [] });
});

test('the lists of a known place are fetched from the addresses of the contract, with the public token', async () => {
  const { client, sent } = wire({ body: [{ id: 1 }] });
  const place = { il: '35', ilce: '35000001', mahalle: '35000000000001' };
  const cascade = createActor(locationCascadeMachine, { input: { client, place } }).start();
  await waitFor(cascade, (snapshot) => snapshot.matches({ open: 'choosing' }));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/location/iller',
    'GET /api/v1/location/ilceler/35',
    'GET /api/v1/location/mahalleler/35000001',
  ]);
  expect(sent.map(({ headers }) => headers.get('X-Token'))).toEqual(['public', 'public', 'public']);
  const list = [{ id: 1 }];
  expect(cascade.getSnapshot().context).toMatchObject({
    place,
    provinces: list,
    districts: list,
    neighbourhoods: list,
  });
});

test.each([
  'GET /api/v1/location/iller',
  'GET /api/v1/location/ilceler/35',
  'GET /api/v1/location/mahalleler/35000001',
])('leaving the page ends %s', async (leavesOpen) => {
  const { client, openCall } = wire({ body: [{ id: 1 }], leavesOpen });
  const place = { il: '35', ilce: '35000001', mahalle: '' };
  const cascade = createActor(locationCascadeMachine, { input: { client, place } }).start();
  const { signal } = await openCall();
  expect(signal.aborted).toBe(false);
  cascade.stop();
  expect(signal.aborted).toBe(true);
});
