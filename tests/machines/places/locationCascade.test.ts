import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import {
  chosenNames,
  locationCascadeMachine,
  pendingList,
} from '../../../machines/places/locationCascade.ts';
import { emptyPlace, type Place } from '../../../rules/places/place.ts';
import { unreachable } from '../../contract/refusal.ts';
import { noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const lists = {
  provinces: [{ id: 35, il_adi: 'İzmir' }],
  districts: [{ id: 35000001, ilce_adi: 'Urla' }],
  neighbourhoods: [{ id: 35000000000001, mahalle_adi: 'Kekliktepe' }],
};
const choices: AnyEventObject[] = [
  { type: 'province.choose', id: '35' },
  { type: 'province.choose', id: '' },
  { type: 'district.choose', id: '35000001' },
  { type: 'district.choose', id: '' },
  { type: 'neighbourhood.choose', id: '35000000000001' },
  { type: 'location.clear' },
  { type: 'load.retry' },
  { type: 'xstate.error.actor.loadList', error: unreachable },
];
const machine = locationCascadeMachine.provide({ actors: { loadList: pendingCall() } });
function walkFrom(place: Place) {
  const input = { client: noClient, place };
  return walk({
    // the selects are empty, and offer no choice, until the provinces are loaded
    events: ({ context }) => {
      const pending = pendingList(context);
      const answer = pending
        ? [{ type: 'xstate.done.actor.loadList', output: { [pending]: lists[pending] } }]
        : [];
      return [...(context.lists.provinces ? choices : choices.slice(-2)), ...answer];
    },
    position: ({ context }) => [context.place, Object.keys(context.lists)],
    create: (inspect) => createActor(machine, { input, inspect }),
  });
}
const chosen: Place = { il: '35', ilce: '35000001', mahalle: '35000000000001' };
const walks = [emptyPlace, chosen, { ...emptyPlace, il: '35' }].flatMap(walkFrom);
const steps = testWalks(machine, walks);

test('a choice clears everything below it and keeps everything above', () => {
  const { provinces, districts } = lists;
  for (const { event, before, after, story } of steps) {
    const { place } = before.context;
    if (event.type === 'province.choose')
      expect(after.context.place, story).toEqual({ ...emptyPlace, il: event.id });
    if (event.type === 'province.choose' || event.type === 'location.clear')
      expect(after.context.lists, story).toEqual({ provinces });
    if (event.type === 'district.choose') {
      expect(after.context.place, story).toEqual({ il: place.il, ilce: event.id, mahalle: '' });
      expect(after.context.lists, story).toEqual({
        provinces,
        ...(before.context.lists.districts && { districts }),
      });
    }
    if (event.type === 'neighbourhood.choose')
      expect([after.context.place, after.value], story).toEqual([
        { ...place, mahalle: event.id },
        before.value,
      ]);
    if (event.type === 'location.clear') expect(after.context.place, story).toEqual(emptyPlace);
  }
});

test('only the lists that the place needs are loaded, from province to neighbourhood', () => {
  for (const { after, story } of steps) {
    const { place, lists: loaded } = after.context;
    expect(pendingList(after.context) !== undefined, story).toBe(!after.matches('choosing'));
    if (!after.matches('choosing')) continue;
    expect(loaded.districts !== undefined || place.il === '', story).toBe(true);
    expect(loaded.neighbourhoods !== undefined || place.ilce === '', story).toBe(true);
  }
});

test('an answer fills the list that is loading, and changes no choice', () => {
  for (const { event, before, after, story } of steps) {
    if (!event.type.startsWith('xstate.')) continue;
    expect(after.context.place, story).toEqual(before.context.place);
    expect(after.context.lists, story).toEqual({ ...before.context.lists, ...event.output });
  }
});

test('a problem is shown exactly after a failed load, and the selects are busy during a load', () => {
  for (const { after, story } of steps) {
    const problem = after.matches('failed') ? 'unreachable' : undefined;
    expect(after.context.problem?.kind, story).toBe(problem);
    expect(after.hasTag('busy'), story).toBe(after.matches('loading'));
  }
});

test('a chosen place is named as far as its lists are loaded', () => {
  const longer = {
    provinces: [{ id: 48, il_adi: 'Muğla' }, ...lists.provinces],
    districts: [{ id: 35000002, ilce_adi: 'Çeşme' }, ...lists.districts],
    neighbourhoods: [{ id: 35000000000002, mahalle_adi: 'Zeytineli' }, ...lists.neighbourhoods],
  };
  expect(chosenNames({ place: chosen, lists: longer })).toEqual(['İzmir', 'Urla', 'Kekliktepe']);
  expect(chosenNames({ place: chosen, lists: {} })).toEqual([]);
  expect(chosenNames({ place: emptyPlace, lists: longer })).toEqual([]);
});
