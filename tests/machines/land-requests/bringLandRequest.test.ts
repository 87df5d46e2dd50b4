import { expect, test } from 'vitest';
import { type ActorRefFrom, type AnyEventObject, type AnyMachineSnapshot, createActor } from 'xstate';
import { bringLandRequestMachine, type SentForm } from '../../../machines/land-requests/bringLandRequest.ts';
import {
  type LocationLists,
  type LocationLoad,
  locationCascadeMachine,
} from '../../../machines/places/locationCascade.ts';
import { landInfoFields } from '../../../rules/land-requests/landOfferForm.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';
import { place, placeLists, stepFields, typed } from './sampleLandOffer.ts';

const answers = {
  ...Object.fromEntries(landInfoFields.map((field) => [field, '1'])),
  ada: '88',
  parsel: '3',
  name: 'Kemal Arslan',
  phone: '(0532) 000 00 09',
};
const placeIs = { type: 'xstate.snapshot.location', snapshot: { context: { place, lists: placeLists } } };
const fields: AnyEventObject[] = Object.entries(answers).map(([field, value]) => ({
  type: 'field.change',
  field,
  value,
}));
const again = refusal('bringLandRequest', 409, 'again');
const machine = bringLandRequestMachine.provide({
  actors: { loadBrought: pendingCall(), sendForm: pendingCall() },
});
const ofList: AnyEventObject[] = [
  { type: 'load.retry' },
  { type: 'form.submit' },
  { type: 'xstate.done.actor.loadBrought', output: [] },
  { type: 'xstate.error.actor.loadBrought', error: unreachable },
];
const ofForm: AnyEventObject[] = [
  placeIs,
  { type: 'field.change', field: 'name', value: 'K' },
  ...[true, false].map((given) => ({ type: 'consent.change', given })),
  { type: 'form.submit' },
  { type: 'repeat.confirm' },
  { type: 'dialog.close' },
  { type: 'xstate.done.actor.sendForm', output: 'T-1205' },
  ...[unreachable, again].map((error) => ({ type: 'xstate.error.actor.sendForm', error })),
];
/** The fields are filled one after the other, and the rest happens before and after it. */
function eventsIn({ context }: AnyMachineSnapshot): AnyEventObject[] {
  const next = fields.find(({ field, value }) => context.answers[field] !== value);
  if (!next) return ofForm;
  return Object.values(context.answers).join('') === '' ? [...ofList, next] : [next];
}
const walks = walk({
  events: eventsIn,
  position: ({
    context: { answers: written, place: chosen, consent, again: isMeant, problem, reference },
  }) => [
    Object.values(written).filter((value) => value !== '').length,
    written.name,
    chosen.mahalle,
    consent,
    isMeant,
    problem?.kind,
    reference,
  ],
  create: (inspect) => createActor(machine, { input: { client: noClient, newKey: () => 'key' }, inspect }),
});
const steps = testWalks(machine, walks);

test('nothing is sent without the word of consent, a place, all answers and a name', () => {
  for (const { before, after, event, story } of steps) {
    if (event.type !== 'form.submit' || !before.matches({ form: 'editing' })) continue;
    const { answers: written, consent, place: chosen } = before.context;
    const isWhole = Object.values(written).every((value) => value !== '') && written.name.length >= 3;
    expect(after.matches({ form: 'sending' }), story).toBe(isWhole && consent && chosen.mahalle !== '');
  }
});

test('a failure keeps the form; a sent one empties it, but for the place, and loads the list', () => {
  for (const { before, after, event, story } of steps) {
    if (event.type === 'xstate.error.actor.sendForm')
      expect(after.context.answers, story).toEqual(before.context.answers);
    if (event.type !== 'xstate.done.actor.sendForm' || !before.matches({ form: 'sending' })) continue;
    expect(after.matches({ list: 'loading', form: { editing: 'sent' } }), story).toBe(true);
    expect(Object.values(after.context.answers).join(''), story).toBe('');
    expect(after.context.place, story).toEqual(before.context.place);
  }
});

/** A cascade whose lists the test answers. */
function placeLoads() {
  const lists = controlledCall<LocationLists, LocationLoad>();
  const location = locationCascadeMachine.provide({ actors: { loadList: lists.logic } });
  const { provinces = [], districts = [], neighbourhoods = [] } = placeLists;
  const choose = async (cascade: ActorRefFrom<typeof locationCascadeMachine> | undefined) => {
    await lists.call(0).succeed({ provinces });
    cascade?.send({ type: 'province.choose', id: place.il });
    await lists.call(1).succeed({ districts });
    cascade?.send({ type: 'district.choose', id: place.ilce });
    await lists.call(2).succeed({ neighbourhoods });
    cascade?.send({ type: 'neighbourhood.choose', id: place.mahalle });
  };
  return { location, choose };
}

test('a retry has the key of the first attempt, a confirmed repeat says so, and a changed form has another key', async () => {
  const sendForm = controlledCall<string, SentForm>();
  const { location, choose } = placeLoads();
  let keys = 0;
  const actor = createActor(machine.provide({ actors: { location, sendForm: sendForm.logic } }), {
    input: { client: noClient, newKey: () => `key ${++keys}` },
  }).start();
  await choose(actor.getSnapshot().children.location);
  for (const field of Object.values(stepFields).flat())
    actor.send({ type: 'field.change', field, value: typed[field] });
  actor.send({ type: 'consent.change', given: true });
  actor.send({ type: 'form.submit' });
  await sendForm.call(0).fail(unreachable);
  actor.send({ type: 'form.submit' });
  await sendForm.call(1).fail(again);
  expect(actor.getSnapshot().matches({ form: 'asking' })).toBe(true);
  actor.send({ type: 'repeat.confirm' });
  await sendForm.call(2).fail(unreachable);
  actor.send({ type: 'field.change', field: 'parsel', value: '8' });
  actor.send({ type: 'form.submit' });
  const sent = sendForm.calls.map(({ input }) => [input.key, input.again, input.answers.parsel]);
  const key = sent[0]?.[0];
  expect(sent.slice(0, 3)).toEqual([
    [key, false, '7'],
    [key, false, '7'],
    [key, true, '7'],
  ]);
  expect(sent[3]).toEqual([expect.not.stringMatching(String(key)), false, '8']);
});

test('the form is sent with its key and the version of the notice, and leaving the page aborts the call', async () => {
  const { client, sent, expectAbortedBy } = fakeServer({
    leavesOpen: 'POST /api/v1/brought-lands',
    answers: { listBroughtLandRequests: [] },
  });
  const { location, choose } = placeLoads();
  const actor = createActor(bringLandRequestMachine.provide({ actors: { location } }), {
    input: { client, newKey: () => 'k' },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ list: 'shown' }));
  await choose(actor.getSnapshot().children.location);
  for (const field of Object.values(stepFields).flat())
    actor.send({ type: 'field.change', field, value: typed[field] });
  actor.send({ type: 'consent.change', given: true });
  actor.send({ type: 'form.submit' });
  await expectAbortedBy(() => actor.stop());
  const call = sent.find(({ method }) => method === 'POST');
  expect(call?.headers.get('Idempotency-Key')).toBe('k');
  expect(call?.headers.get('Kvkk-Version')).toMatch(/^\d{4}-\d{2}$/);
  expect(call?.body).toMatchObject({ consent: true, ada: '101', user: { name: 'Ayşe Yılmaz' } });
});
