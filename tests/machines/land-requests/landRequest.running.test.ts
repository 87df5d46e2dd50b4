import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { type ApiClient, createApiClient } from '../../../api/client.ts';
import { type LandRequest, landRequestMachine } from '../../../machines/land-requests/landRequest.ts';
import type { LandRequestMove } from '../../../rules/land-requests/landRequestMoves.ts';
import { refusal } from '../../contract/refusal.ts';
import { answered, noClient, wire } from '../calls.ts';
import { requestWith } from './landRequestCases.ts';

type Call = { client: ApiClient; id: number };

/** The page of one request that has been loaded; the calls answer when the test says so. */
async function openedRequest() {
  const loadRequest = answered<LandRequest, Call>();
  const saveMove = answered<
    void,
    Call & { move: LandRequestMove; amount: number; version: number | undefined }
  >();
  const went: string[] = [];
  const machine = landRequestMachine.provide({
    actors: { loadRequest: loadRequest.logic, saveMove: saveMove.logic },
    actions: {
      goToNew: () => void went.push('new-land'),
      goToPurchased: () => void went.push('purchased-land'),
      goToCanceled: () => void went.push('canceled-land'),
    },
  });
  const clock = new SimulatedClock();
  const request = createActor(machine, { input: { client: noClient, id: 12 }, clock }).start();
  await loadRequest.call(0).succeed(requestWith(1));
  return { request, clock, loadRequest, saveMove, went };
}

test('two quick confirmations save one offer, of the amount that was typed', async () => {
  const { request, saveMove } = await openedRequest();
  request.send({ type: 'amount.change', digits: '750000' });
  request.send({ type: 'offer.ask' });
  request.send({ type: 'action.confirm' });
  request.send({ type: 'action.confirm' });
  expect(saveMove.calls.map(({ input }) => [input.move, input.id, input.amount])).toEqual([
    ['offer', 12, 750000],
  ]);
});

test('the success popup leaves for the new requests after three seconds, not before', async () => {
  const { request, clock, saveMove, went } = await openedRequest();
  request.send({ type: 'amount.change', digits: '750000' });
  request.send({ type: 'offer.ask' });
  request.send({ type: 'action.confirm' });
  await saveMove.call(0).succeed();
  clock.increment(2999);
  expect(went).toEqual([]);
  clock.increment(1);
  expect(went).toEqual(['new-land']);
});

test('a popup that the admin closed does not leave a second time', async () => {
  const { request, clock, saveMove, went } = await openedRequest();
  request.send({ type: 'amount.change', digits: '750000' });
  request.send({ type: 'offer.ask' });
  request.send({ type: 'action.confirm' });
  await saveMove.call(0).succeed();
  request.send({ type: 'dialog.close' });
  clock.increment(3000);
  expect(went).toEqual(['new-land']);
});

test('a confirmation cannot be closed while it is being saved', async () => {
  const { request, saveMove, went } = await openedRequest();
  request.send({ type: 'purchase.ask' });
  request.send({ type: 'action.confirm' });
  request.send({ type: 'dialog.close' });
  await saveMove.call(0).succeed();
  expect(went).toEqual(['purchased-land']);
});

test('what somebody else did meanwhile is shown after the refusal', async () => {
  const { request, loadRequest, saveMove } = await openedRequest();
  request.send({ type: 'purchase.ask' });
  request.send({ type: 'action.confirm' });
  await saveMove.call(0).fail(refusal('purchaseLandRequest', 409));
  request.send({ type: 'dialog.close' });
  await loadRequest.call(1).succeed(requestWith(4));
  expect(request.getSnapshot().value).toEqual({ shown: { reading: 'amountTaken' } });
  expect(request.getSnapshot().can({ type: 'purchase.ask' })).toBe(false);
});

test('after another admin’s offer the new state is shown, and mine goes out over it only when I confirm once more', async () => {
  const { request, loadRequest, saveMove } = await openedRequest();
  const offer = () => {
    request.send({ type: 'offer.ask' });
    request.send({ type: 'action.confirm' });
  };
  request.send({ type: 'amount.change', digits: '750000' });
  offer();
  await saveMove.call(0).fail(refusal('offerLandRequest', 409, 'outdated'));
  request.send({ type: 'dialog.close' });
  await loadRequest.call(1).succeed({ ...requestWith(2, 600000), version: 2 });
  expect(request.getSnapshot().context).toMatchObject({
    amount: '750000',
    request: { teklif_tutar: 600000 },
  });
  offer();
  expect(saveMove.calls.map(({ input }) => input.version)).toEqual([1, 2]);
});

test('an answer after the page was left leads nowhere', async () => {
  const { request, saveMove, went } = await openedRequest();
  request.send({ type: 'purchase.ask' });
  request.send({ type: 'action.confirm' });
  request.stop();
  await saveMove.call(0).succeed();
  expect(saveMove.call(0).signal.aborted).toBe(true);
  expect(went).toEqual([]);
});

test.each([
  ['offer.ask', 'PATCH /api/v1/lands/12', { teklif_tutar: 750000, version: 1 }],
  ['purchase.ask', 'PATCH /api/v1/lands/purch/12?version=1', undefined],
  ['cancellation.ask', 'DELETE /api/v1/lands/full/12?version=1', undefined],
] as const)('%s is saved where the contract says', async (ask, address, body) => {
  const { client, sent } = wire({ body: [requestWith(2, 750000)] });
  const request = createActor(landRequestMachine, { input: { client, id: 12 }, clock: new SimulatedClock() });
  request.start();
  await waitFor(request, (snapshot) => snapshot.matches('shown'));
  request.send({ type: ask });
  request.send({ type: 'action.confirm' });
  await waitFor(request, (snapshot) => !snapshot.hasTag('busy'));
  expect(sent.map(({ method, path, request: { url } }) => `${method} ${path}${new URL(url).search}`)).toEqual(
    ['GET /api/v1/lands/full/12', address],
  );
  expect(sent[1]?.body).toEqual(body);
});

test('an answer without a request means that it is missing', async () => {
  const { client } = wire({ body: [] });
  const request = createActor(landRequestMachine, { input: { client, id: 12 } }).start();
  await waitFor(request, (snapshot) => !snapshot.hasTag('busy'));
  expect(request.getSnapshot().value).toBe('missing');
});

test.each([
  [undefined, 'GET /api/v1/lands/full/12'],
  ['offer.ask', 'PATCH /api/v1/lands/12'],
  ['purchase.ask', 'PATCH /api/v1/lands/purch/12'],
  ['cancellation.ask', 'DELETE /api/v1/lands/full/12'],
] as const)('leaving the page ends the call of %s', async (ask, leavesOpen) => {
  const { client, openCall } = wire({ body: [requestWith(2, 750000)], leavesOpen });
  const request = createActor(landRequestMachine, { input: { client, id: 12 } }).start();
  if (ask) {
    await waitFor(request, (snapshot) => snapshot.matches('shown'));
    request.send({ type: ask });
    request.send({ type: 'action.confirm' });
  }
  const { signal } = await openCall();
  expect(signal.aborted).toBe(false);
  request.stop();
  expect(signal.aborted).toBe(true);
});

/** Where the page of a request stands once a move was confirmed and answered so. */
async function answeredBy(
  ask: 'offer.ask' | 'purchase.ask' | 'cancellation.ask',
  status: number,
  said: object,
) {
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => undefined,
    onSignedOut: () => undefined,
    fetch: async ({ method }) =>
      method === 'GET' ? Response.json([requestWith(2, 750000)]) : Response.json(said, { status }),
  });
  const request = createActor(landRequestMachine, { input: { client, id: 12 }, clock: new SimulatedClock() });
  request.start();
  await waitFor(request, (snapshot) => snapshot.matches('shown'));
  request.send({ type: ask });
  request.send({ type: 'action.confirm' });
  await waitFor(request, (snapshot) => !snapshot.hasTag('busy'));
  return request.getSnapshot();
}

test.each([
  ['offer.ask', 200, { shown: 'offered' }],
  ['purchase.ask', 202, { left: 'forPurchased' }],
  ['cancellation.ask', 202, { left: 'forCanceled' }],
] as const)('after %s a status %i is the success that leads on', async (ask, status, position) => {
  expect((await answeredBy(ask, status, { status: 'success' })).value).toEqual(position);
});

test.each([
  ['offer.ask', 202, { status: 'success' }],
  ['purchase.ask', 200, { status: 'success' }],
  ['cancellation.ask', 200, { status: 'success' }],
  ['cancellation.ask', 202, { status: 'error' }],
] as const)('after %s a status %i that says %o is no success', async (ask, status, said) => {
  const { value, context } = await answeredBy(ask, status, said);
  expect(value).toEqual({ shown: 'confirming' });
  expect(context.problem?.kind).toBe('failed');
});
