import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import type { components } from '../../../api/schema.ts';
import { landOfferMachine } from '../../../machines/land-requests/landOffer.ts';
import { locationCascadeMachine } from '../../../machines/places/locationCascade.ts';
import { emptyLandOffer, type LandOfferText } from '../../../rules/land-requests/landOfferForm.ts';
import { nowhere } from '../../../rules/places/place.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { answered, noClient, wire } from '../calls.ts';
import { onTheWire, place, stepFields, typed } from './sampleLandOffer.ts';

type LandRequestForm = components['schemas']['LandRequestForm'];

/** The form as an owner has filled it, ready to be sent; the call answers when the test says so. */
async function filledForm(text: LandOfferText = typed, client: ApiClient = noClient) {
  const sendRequest = answered<void, { client: ApiClient; key: string; form: LandRequestForm }>();
  const lists = answered<{ id: number; il_adi: string }[], { client: ApiClient }>();
  const districts = answered<{ id: number; ilce_adi: string }[], { client: ApiClient; il: string }>();
  const neighbourhoods = answered<
    { id: number; mahalle_adi: string }[],
    { client: ApiClient; ilce: string }
  >();
  const machine = landOfferMachine.provide({
    actors: {
      ...(client === noClient ? { sendRequest: sendRequest.logic } : {}),
      locationCascade: locationCascadeMachine.provide({
        actors: {
          loadProvinces: lists.logic,
          loadDistricts: districts.logic,
          loadNeighbourhoods: neighbourhoods.logic,
        },
      }),
    },
  });
  let keys = 0;
  const form = createActor(machine, { input: { client, newKey: () => `key ${++keys}` } }).start();
  const cascade = form.getSnapshot().children.location;
  await lists.call(0).succeed([{ id: 35, il_adi: 'İzmir' }]);
  cascade?.send({ type: 'province.choose', id: place.il });
  await districts.call(0).succeed([{ id: 35000001, ilce_adi: 'Urla' }]);
  cascade?.send({ type: 'district.choose', id: place.ilce });
  await neighbourhoods.call(0).succeed([{ id: 35000000000001, mahalle_adi: 'Kekliktepe' }]);
  cascade?.send({ type: 'neighbourhood.choose', id: place.mahalle });
  form.send({ type: 'notice.open' });
  form.send({ type: 'notice.close' });
  form.send({ type: 'kvkk.change', accepted: true });
  for (const fields of Object.values(stepFields)) {
    for (const field of fields) form.send({ type: 'field.change', field, value: text[field] });
    form.send({ type: 'step.next' });
  }
  return { form, sendRequest };
}

test('two quick submits send one request', async () => {
  const { form, sendRequest } = await filledForm();
  form.send({ type: 'form.submit' });
  form.send({ type: 'form.submit' });
  expect(sendRequest.calls.map(({ input }) => input)).toEqual([
    { client: noClient, key: 'key 1', form: onTheWire },
  ]);
});

test('a success empties the place too, and the next form goes out under another key', async () => {
  const { form, sendRequest } = await filledForm();
  form.send({ type: 'form.submit' });
  await sendRequest.call(0).succeed();
  const { context, children } = form.getSnapshot();
  expect(context).toMatchObject({ place: nowhere, text: emptyLandOffer, kvkk: false, key: 'key 2' });
  expect(children.location?.getSnapshot().context).toMatchObject({ place: nowhere, districts: [] });
  expect(children.location?.getSnapshot().context.provinces).toHaveLength(1);
});

test('a retry sends the same form under the same key', async () => {
  const { form, sendRequest } = await filledForm();
  form.send({ type: 'form.submit' });
  await sendRequest.call(0).fail(unreachable);
  form.send({ type: 'dialog.close' });
  form.send({ type: 'form.submit' });
  expect(sendRequest.call(1).input).toEqual(sendRequest.call(0).input);
});

test('a form that was changed after a failure goes out under another key', async () => {
  const { form, sendRequest } = await filledForm();
  form.send({ type: 'form.submit' });
  await sendRequest.call(0).fail(refusal('createLandRequest', 400));
  expect(form.getSnapshot().context.problem).toEqual({
    kind: 'refused',
    serverMessage: 'Lütfen işaretli alanları kontrol edin.',
    fields: { name: 'Lütfen geçerli bir ad soyad giriniz.' },
  });
  form.send({ type: 'field.change', field: 'phone', value: '0555' });
  form.send({ type: 'form.submit' });
  expect(sendRequest.call(1).input.key).toBe('key 2');
  expect(sendRequest.call(1).input.form.user.phone).toBe('0555');
});

test('what is being sent cannot be changed under way', async () => {
  const { form } = await filledForm();
  form.send({ type: 'form.submit' });
  const snapshot = form.getSnapshot();
  expect(snapshot.can({ type: 'field.change', field: 'name', value: 'x' })).toBe(false);
  expect(snapshot.can({ type: 'kvkk.change', accepted: false })).toBe(false);
  expect(snapshot.can({ type: 'step.next' })).toBe(false);
});

test.each(['A1', 'Al', '   ', 'a'.repeat(51)])('the name %j is not sent', async (name) => {
  const { form, sendRequest } = await filledForm({ ...typed, name });
  form.send({ type: 'form.submit' });
  expect(sendRequest.calls).toHaveLength(0);
});

test('an answer after the page was left changes nothing', async () => {
  const { form, sendRequest } = await filledForm();
  form.send({ type: 'form.submit' });
  form.stop();
  expect(sendRequest.call(0).signal.aborted).toBe(true);
  await sendRequest.call(0).succeed();
  expect(form.getSnapshot().context.text).toEqual(typed);
});

test('the request goes where the contract says, under its key and the public token', async () => {
  const { client, sent } = wire({ body: { status: 'success' } });
  const { form } = await filledForm(typed, client);
  form.send({ type: 'form.submit' });
  await waitFor(form, (snapshot) => snapshot.matches({ form: { location: 'thanked' } }));
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/v1/lands/all', onTheWire],
  ]);
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key 1');
  expect(sent[0]?.headers.get('X-Token')).toBe('public');
});

test('leaving the page ends the call', async () => {
  const { client, openCall } = wire({ leavesOpen: 'POST /api/v1/lands/all' });
  const { form } = await filledForm(typed, client);
  form.send({ type: 'form.submit' });
  const { signal } = await openCall();
  expect(signal.aborted).toBe(false);
  form.stop();
  expect(signal.aborted).toBe(true);
});

test('only status 200 is a success', async () => {
  const { client } = wire({ body: { status: 'success' }, status: 202 });
  const { form } = await filledForm(typed, client);
  form.send({ type: 'form.submit' });
  await waitFor(form, (snapshot) => snapshot.matches({ form: { personal: 'failed' } }));
  expect(form.getSnapshot().context.text).toEqual(typed);
});
