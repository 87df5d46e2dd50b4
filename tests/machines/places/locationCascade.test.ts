import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { locationCascadeMachine } from '../../../machines/places/locationCascade.ts';
import { nowhere, type Place } from '../../../rules/places/place.ts';
import { unreachable } from '../../contract/refusal.ts';
import { noClient, silent } from '../calls.ts';
import { expectWalked } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

const provinces = [{ id: 35, il_adi: 'İzmir' }];
const districts = [{ id: 35000001, ilce_adi: 'Urla' }];
const neighbourhoods = [{ id: 35000000000001, mahalle_adi: 'Kekliktepe' }];
const error = unreachable;

const events: AnyEventObject[] = [
  { type: 'province.choose', id: '35' },
  { type: 'province.choose', id: '' },
  { type: 'district.choose', id: '35000001' },
  { type: 'district.choose', id: '' },
  { type: 'neighbourhood.choose', id: '35000000000001' },
  { type: 'location.clear' },
  { type: 'load.retry' },
  { type: 'xstate.done.actor.loadProvinces', output: provinces },
  { type: 'xstate.done.actor.loadDistricts', output: districts },
  { type: 'xstate.done.actor.loadNeighbourhoods', output: neighbourhoods },
  { type: 'xstate.error.actor.loadProvinces', error },
  { type: 'xstate.error.actor.loadDistricts', error },
  { type: 'xstate.error.actor.loadNeighbourhoods', error },
];

const machine = locationCascadeMachine.provide({
  actors: { loadProvinces: silent(), loadDistricts: silent(), loadNeighbourhoods: silent() },
});
function walkFrom(place: Place) {
  const input = { client: noClient, place };
  return walk({
    machine,
    input,
    events: () => events,
    position: ({ context }) => [
      context.place,
      context.provinces.length,
      context.districts.length,
      context.neighbourhoods.length,
    ],
    create: (inspect) => createActor(machine, { input, inspect }),
  });
}
const chosen: Place = { il: '35', ilce: '35000001', mahalle: '35000000000001' };
// an ad that is edited has its place already; one whose district is missing must not ask for
// neighbourhoods
const walks = [nowhere, chosen, { ...nowhere, il: '35' }].flatMap(walkFrom);
const steps = stepsOf(walks);

test('every state and transition of the cascade is reached, and every state left', () => {
  expectWalked(machine, walks);
});

test('choosing above empties everything below, and keeps everything above', () => {
  for (const { event, before, after, story } of steps) {
    const { place, districts: listed } = before.context;
    if (event.type === 'province.choose') {
      expect(after.context, story).toMatchObject({
        place: { ...nowhere, il: event.id },
        districts: [],
        neighbourhoods: [],
      });
    }
    if (event.type === 'district.choose') {
      expect(after.context, story).toMatchObject({
        place: { il: place.il, ilce: event.id, mahalle: '' },
        districts: listed,
        neighbourhoods: [],
      });
    }
    if (event.type === 'neighbourhood.choose') {
      expect(after.context.place, story).toEqual({ ...place, mahalle: event.id });
      expect(after.value, story).toEqual(before.value);
    }
  }
});

test('a choice loads the list of the next, and choosing nothing loads nothing', () => {
  for (const { event, after, story } of steps) {
    if (event.type === 'province.choose')
      expect(after.value, story).toEqual({ open: event.id === '' ? 'choosing' : 'loadingDistricts' });
    if (event.type === 'district.choose')
      expect(after.value, story).toEqual({ open: event.id === '' ? 'choosing' : 'loadingNeighbourhoods' });
  }
});

test('clearing leaves nothing chosen, and the provinces to choose from', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'location.clear') continue;
    expect(after.context, story).toMatchObject({
      place: nowhere,
      provinces: before.context.provinces,
      districts: [],
      neighbourhoods: [],
    });
    expect(after.value, story).toEqual({ open: 'choosing' });
  }
});

test('an answer or a failure changes nothing that was chosen', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type.startsWith('xstate.')) expect(after.context.place, story).toEqual(before.context.place);
  }
});

test('an answer becomes the list that was asked for, and no other', () => {
  for (const { event, before, after, story } of steps) {
    if (!event.type.startsWith('xstate.done.actor.')) continue;
    const lists = { provinces: before.context.provinces, districts: before.context.districts };
    const asked = {
      'xstate.done.actor.loadProvinces': { ...lists, provinces },
      'xstate.done.actor.loadDistricts': { ...lists, districts },
      'xstate.done.actor.loadNeighbourhoods': { ...lists, neighbourhoods },
    }[event.type];
    expect(after.context, story).toMatchObject({ ...asked });
  }
});

test('a place that is known at the start is loaded to its depth', () => {
  for (const { event, before, after, story } of steps) {
    const { il, ilce } = before.context.place;
    if (event.type === 'xstate.done.actor.loadProvinces')
      expect(after.value, story).toEqual({ open: il === '' ? 'choosing' : 'loadingDistricts' });
    if (event.type === 'xstate.done.actor.loadDistricts')
      expect(after.value, story).toEqual({ open: ilce === '' ? 'choosing' : 'loadingNeighbourhoods' });
    if (event.type === 'xstate.done.actor.loadNeighbourhoods')
      expect(after.value, story).toEqual({ open: 'choosing' });
  }
});

test('each failure says why and can be tried again', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type.startsWith('xstate.error.')) {
      expect(after.context.problem?.kind, story).toBe('unreachable');
      expect(after.can({ type: 'load.retry' }), story).toBe(true);
    }
    if (event.type !== 'load.retry') continue;
    expect(after.hasTag('busy'), story).toBe(true);
    expect(after.context, story).toEqual({ ...before.context, problem: undefined });
    expect(after.matches('loadingProvinces'), story).toBe(before.matches('provincesFailed'));
    expect(after.matches({ open: 'loadingDistricts' }), story).toBe(
      before.matches({ open: 'districtsFailed' }),
    );
  }
});

test('a problem is shown only where something failed', () => {
  for (const { after, story } of steps) {
    const failed =
      after.matches('provincesFailed') ||
      after.matches({ open: 'districtsFailed' }) ||
      after.matches({ open: 'neighbourhoodsFailed' });
    expect(after.context.problem !== undefined, story).toBe(failed);
  }
});

test('the selects are busy exactly while a list is loading', () => {
  for (const { after, story } of steps) {
    const loading =
      after.matches('loadingProvinces') ||
      after.matches({ open: 'loadingDistricts' }) ||
      after.matches({ open: 'loadingNeighbourhoods' });
    expect(after.hasTag('busy'), story).toBe(loading);
  }
});
