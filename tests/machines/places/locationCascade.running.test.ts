import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  type LocationLists,
  type LocationLoad,
  locationCascadeMachine,
} from '../../../machines/places/locationCascade.ts';
import { emptyPlace } from '../../../rules/places/place.ts';
import { success } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient } from '../calls.ts';
import { waitFor } from '../waitFor.ts';

const provinces = [
  { id: 35, il_adi: 'İzmir' },
  { id: 48, il_adi: 'Muğla' },
];
const ofIzmir = { districts: [{ id: 35000001, ilce_adi: 'Urla' }] };
const ofMugla = { districts: [{ id: 48000001, ilce_adi: 'Datça' }] };

/** A cascade with its provinces; the test answers the loads from the second one on. */
async function startCascade() {
  const loads = controlledCall<LocationLists, LocationLoad>();
  const machine = locationCascadeMachine.provide({ actors: { loadList: loads.logic } });
  const cascade = createActor(machine, { input: { client: noClient } }).start();
  await loads.call(0).succeed({ provinces });
  return { cascade, ...loads };
}

test('late districts of an earlier province do not replace those of the chosen one', async () => {
  const { cascade, call } = await startCascade();
  cascade.send({ type: 'province.choose', id: '35' });
  cascade.send({ type: 'province.choose', id: '48' });
  expect([call(1).input.place.il, call(2).input.place.il]).toEqual(['35', '48']);
  expect(call(1).signal.aborted).toBe(true);
  await call(2).succeed(ofMugla);
  await call(1).succeed(ofIzmir);
  expect(cascade.getSnapshot().context).toMatchObject({ place: { ...emptyPlace, il: '48' }, lists: ofMugla });
});

test('a late failure of an earlier province is not shown', async () => {
  const { cascade, call } = await startCascade();
  cascade.send({ type: 'province.choose', id: '35' });
  cascade.send({ type: 'province.choose', id: '48' });
  await call(1).fail(new Error('away'));
  expect(cascade.getSnapshot().value).toBe('loading');
  expect(cascade.getSnapshot().context.problem).toBeUndefined();
});

test('the late districts of a cleared place are not shown', async () => {
  const { cascade, call } = await startCascade();
  cascade.send({ type: 'province.choose', id: '35' });
  cascade.send({ type: 'location.clear' });
  await call(1).succeed(ofIzmir);
  expect(cascade.getSnapshot().context).toMatchObject({ place: emptyPlace, lists: { provinces } });
});

test('the lists of a known place are loaded from the addresses of the contract, with the public token', async () => {
  const { client, sent } = fakeServer();
  const place = { il: '35', ilce: '35000001', mahalle: '35000000000001' };
  const cascade = createActor(locationCascadeMachine, { input: { client, place } }).start();
  const { context, value } = await waitFor(cascade, (snapshot) => !snapshot.hasTag('busy'));
  expect(value).toBe('choosing');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/location/iller',
    'GET /api/v1/location/ilceler/35',
    'GET /api/v1/location/mahalleler/35000001',
  ]);
  expect(sent.map(({ headers }) => headers.get('X-Token'))).toEqual(['public', 'public', 'public']);
  const listed = (operationId: string) => success(operationId).json;
  expect(context).toMatchObject({
    place,
    lists: {
      provinces: listed('listProvinces'),
      districts: listed('listDistricts'),
      neighbourhoods: listed('listNeighbourhoods'),
    },
  });
});

test.each([
  'GET /api/v1/location/iller',
  'GET /api/v1/location/ilceler/35',
  'GET /api/v1/location/mahalleler/35000001',
])('leaving the page aborts %s', async (leavesOpen) => {
  const { client, expectAbortedBy } = fakeServer({ leavesOpen });
  const place = { il: '35', ilce: '35000001', mahalle: '' };
  const cascade = createActor(locationCascadeMachine, { input: { client, place } }).start();
  await expectAbortedBy(() => cascade.stop());
});
