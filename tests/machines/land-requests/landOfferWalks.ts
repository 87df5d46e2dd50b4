import { type AnyEventObject, type AnyMachineSnapshot, createActor } from 'xstate';
import { landOfferMachine } from '../../../machines/land-requests/landOffer.ts';
import { locationCascadeMachine } from '../../../machines/places/locationCascade.ts';
import type { LandOfferText } from '../../../rules/land-requests/landOfferForm.ts';
import { isPersonName } from '../../../rules/people/personName.ts';
import { nowhere } from '../../../rules/places/place.ts';
import { unreachable } from '../../contract/refusal.ts';
import { noClient, silent } from '../calls.ts';
import { walk } from '../paths.ts';
import { nextEmpty, place, typed } from './sampleLandOffer.ts';

const cascadeSays = (chosen: typeof place) => ({
  type: 'xstate.snapshot.location',
  snapshot: { context: { place: chosen } },
});
const answers: AnyEventObject[] = [
  { type: 'xstate.done.actor.sendRequest', output: undefined },
  { type: 'xstate.error.actor.sendRequest', error: unreachable },
];
const buttons: AnyEventObject[] = [
  { type: 'step.next' },
  { type: 'form.submit' },
  { type: 'dialog.close' },
  { type: 'kvkk.change', accepted: true },
  { type: 'kvkk.change', accepted: false },
];
const notice: AnyEventObject[] = [{ type: 'notice.open' }, { type: 'notice.close' }];
const change = (field: keyof LandOfferText, value: string) => ({ type: 'field.change', field, value });

/**
 * The fields are filled in their order, and the last of each step is emptied again: all orders
 * would be a graph without end.
 */
function events(snapshot: AnyMachineSnapshot): AnyEventObject[] {
  const step = (['location', 'details', 'personal'] as const).find((form) => snapshot.matches({ form }));
  if (!step) return [...answers, ...buttons, ...notice];
  const { place: chosen, text } = snapshot.context;
  // the running cascade, which the graph does not have, answers a success by giving up its place
  const thanked = snapshot.matches({ form: { location: 'thanked' } });
  if (thanked && chosen.mahalle !== '' && text.ada === '') return [cascadeSays(nowhere)];
  const empty = nextEmpty(step, text);
  const filling = empty ? [change(empty, typed[empty])] : [];
  const own = {
    location: [...notice, cascadeSays(place), cascadeSays({ ...place, mahalle: '' }), change('parsel', ' ')],
    details: [change('metrekare', ' ')],
    personal: [{ type: 'name.blur' }, change('name', 'A1'), change('name', typed.name), change('phone', ' ')],
  };
  return [...buttons, ...filling, ...own[step]];
}

export const machine = landOfferMachine.provide({
  actors: {
    sendRequest: silent(),
    locationCascade: locationCascadeMachine.provide({ actors: { loadProvinces: silent() } }),
  },
});
let keys = 0;
const input = { client: noClient, newKey: () => `key ${++keys}` };
/** The paths of a land offer, walked. */
export const walks = walk({
  machine,
  input,
  events,
  position: ({ context: { text, kvkk, nameSeen, keySent, place: chosen } }) => [
    chosen.mahalle !== '',
    Object.values(text).filter((value) => String(value).trim() !== '').length,
    isPersonName(text.name),
    kvkk,
    nameSeen,
    keySent,
  ],
  create: (inspect) => createActor(machine, { input, inspect }),
});
