import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, type EventFromLogic, fromCallback, SimulatedClock } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import {
  type Asked,
  landRequestMachine,
  type Save,
  type Saved,
} from '../../../machines/land-requests/landRequest.ts';
import type { FullLandRequest } from '../../../machines/land-requests/loadLandRequests.ts';
import {
  type NextLandRequest,
  type NextSearch,
  nextLandRequestMachine,
} from '../../../machines/land-requests/nextLandRequest.ts';
import { firstPage } from '../../../machines/lists/pollingList.ts';
import { toProblem } from '../../../machines/page/problem.ts';
import { createRecordMachine, type RecordCall } from '../../../machines/records/record.ts';
import { createRecordMoveMachine } from '../../../machines/records/recordMove.ts';
import type { Durum, LandRequestMove } from '../../../rules/land-requests/landRequestMoves.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';
import { fullLandRequestWith, landRequestWith } from './landRequestWith.ts';

const offered = (landRequest: FullLandRequest | undefined) =>
  landRequest && landRequest.teklif_tutar > 0 ? `${landRequest.teklif_tutar}` : '';
/** Its owner would accept another amount. */
const countered: FullLandRequest = {
  ...fullLandRequestWith(2, 5000),
  owner_reply: { reply: 'callMe', note: '', karsi_teklif: 750_000, tarih: '2026-01-06T09:00:00.000Z' },
};
const loaded = [
  fullLandRequestWith(1),
  countered,
  fullLandRequestWith(3, 5000),
  fullLandRequestWith(4),
  undefined,
];
const asks = { offer: 'offer.ask', purchase: 'purchase.ask', cancel: 'cancellation.ask' } as const;
const joinings = { join: 'join.ask', separate: 'separate.ask' } as const;
/** Of the same plot, alone and joined to the land request of the page. */
const similar = { ...landRequestWith(1), id: 13 };
const joined = { ...similar, joined_to: 12 };
const isJoining = (move: Asked) => move === 'join' || move === 'separate';
const moves: readonly LandRequestMove[] = ['offer', 'purchase', 'cancel'];
const conflict = toProblem(refusal('purchaseLandRequest', 409));
const next = { id: 13, page: 0 };
const newer = { id: 14, page: 0 };
const open = fullLandRequestWith(2, 750000);
const listed = landRequestWith(2, 750000);
const found = (output: NextLandRequest) => ({
  type: 'xstate.snapshot.nextLandRequest',
  snapshot: { value: 'ended', context: { next: output } },
});
const events: AnyEventObject[] = [
  ...loaded.map((output) => ({ type: 'xstate.done.actor.record', output })),
  ...(['dismissed', 'saved', 'overtaken'] as const).map((outcome) => ({
    type: 'xstate.done.actor.recordMove',
    output: { outcome, problem: outcome === 'overtaken' ? conflict : undefined },
  })),
  found(next),
  found(newer),
  { type: 'work.save', saved: 'plan' },
  { type: 'xstate.after.successPopup.landRequest.shown.offered' },
  ...['', '0', '750000'].map((digits) => ({ type: 'amount.change', digits })),
  ...moves.map((move) => ({ type: asks[move] })),
  { type: 'counterAmount.ask' },
  { type: 'join.ask', landRequest: similar },
  { type: 'separate.ask', landRequest: joined },
  { type: 'reason.choose', reason: 'zoning' },
  { type: 'dialog.close' },
  { type: 'record.refresh' },
];

const machine = landRequestMachine.provide({
  actors: {
    record: createRecordMachine(() => new Promise(() => undefined)),
    nextLandRequest: nextLandRequestMachine.provide({ actors: { findNext: pendingCall() } }),
  },
});
const input = { client: noClient, id: 12 };
const isJoiningAsked = ({ type }: AnyEventObject) => type === 'join.ask' || type === 'separate.ask';
const walks = walk({
  // what is typed and what comes next change nothing about a joining
  events: ({ context: { landRequest, amount, next } }) =>
    next || amount !== offered(landRequest) ? events.filter((one) => !isJoiningAsked(one)) : events,
  position: (snapshot) => {
    const { landRequest, amount, offer, move, next } = snapshot.context;
    const isMoving = snapshot.matches({ shown: 'moving' });
    // a joining that has ended leaves nothing behind
    const asked = isJoining(move) && !isMoving ? 'offer' : move;
    return [landRequest?.durum, amount, asked, isMoving && move === 'offer' && offer, next?.id];
  },
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks, [
  'landRequest.missing',
  'landRequest.left.forNew',
  'landRequest.left.forPurchased',
  'landRequest.left.forCancelled',
]);
/** The next land request may be found at any time, and changes nothing else. */
const isNextFound = ({ type }: AnyEventObject) => type === 'xstate.snapshot.nextLandRequest';
/** So may the work be saved, whose call may still run when a move is asked for. */
const isBeside = (event: AnyEventObject) => isNextFound(event) || event.type === 'work.save';
const moveOf = (event: AnyEventObject) =>
  event.type === 'counterAmount.ask'
    ? 'offer'
    : ([...moves, 'join', 'separate'] as const).find(
        (move) => ({ ...asks, ...joinings })[move] === event.type,
      );
const inState = (
  snapshot: (typeof steps)[number]['after'],
  ...names: ('moving' | 'offered' | 'conflict')[]
) => names.some((name) => snapshot.matches({ shown: name }));

test.each<[Durum, readonly LandRequestMove[]]>([
  [1, ['offer', 'purchase', 'cancel']],
  [2, ['offer', 'purchase', 'cancel']],
  [3, []],
  [4, []],
])('in durum %i the possible moves are %j', (durum, allowed) => {
  const shown = steps.filter(({ after }) => after.context.landRequest?.durum === durum);
  expect(shown.length).toBeGreaterThan(0);
  for (const { after, story } of shown) {
    const reading = after.matches({ shown: 'reading' });
    for (const move of moves) {
      const type = asks[move];
      expect(after.can({ type }), `can ${type} after ${story}`).toBe(reading && allowed.includes(move));
    }
    const acting = inState(after, 'moving', 'offered', 'conflict');
    const isSeparating = acting && isJoining(after.context.move);
    if (allowed.length === 0 && !isSeparating) expect(acting || after.matches('left'), story).toBe(false);
  }
});

test('a land request is shown as loaded, with the offered amount unless the admin typed another', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.done.actor.record' || after.matches('left')) continue;
    expect(after.value, story).toEqual(event.output ? { shown: { reading: 'amountAccepted' } } : 'missing');
    if (!event.output) continue;
    expect(after.context.landRequest, story).toBe(event.output);
    const isTyped = before.context.amount !== offered(before.context.landRequest);
    expect(after.context.amount, story).toBe(
      isTyped && event.output.durum <= 2 ? before.context.amount : offered(event.output),
    );
  }
});

test('an offer without an amount shows a message', () => {
  for (const { event, after, story } of steps) {
    if (event.type !== 'offer.ask') continue;
    const given = Number(after.context.amount) > 0;
    expect(after.value, story).toEqual({ shown: given ? 'moving' : { reading: 'amountMissing' } });
  }
});

test('only typing and loading change the amount, and typing clears the message', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'xstate.done.actor.record') continue;
    const typed = event.type === 'amount.change' ? event.digits : before.context.amount;
    expect(after.context.amount, story).toBe(typed);
    if (event.type === 'amount.change')
      expect(after.matches({ shown: { reading: 'amountAccepted' } }), story).toBe(true);
  }
});

test('what the owner would accept is offered with one press, unless it is another one’s or the offer is closed', () => {
  const readings = steps.filter(({ after }) => after.matches({ shown: 'reading' }));
  for (const { after, story } of readings)
    expect(after.can({ type: 'counterAmount.ask' }), story).toBe(after.context.landRequest === countered);
  for (const other of [
    { ...countered, reply_from: 13 },
    { ...countered, durum: 3 as const },
  ]) {
    const page = createActor(machine, { input }).start();
    page.send(Object({ type: 'xstate.done.actor.record', output: other }));
    expect(page.getSnapshot().can({ type: 'counterAmount.ask' })).toBe(false);
    page.stop();
  }
});

test('asking for a move opens its dialog, and closing the dialog shows the land request again', () => {
  for (const { event, before, after, story } of steps) {
    // a refresh forgets what was asked before
    const forgotten = event.type === 'record.refresh' ? 'offer' : undefined;
    const asked = inState(after, 'moving') ? moveOf(event) : forgotten;
    expect(after.context.move, story).toBe(asked ?? before.context.move);
    if (event.output?.outcome === 'dismissed')
      expect(after.value, story).toEqual({ shown: { reading: 'amountAccepted' } });
  }
});

test('what is offered is the typed amount, or the one that the owner would accept', () => {
  for (const { event, after, story } of steps) {
    if (event.type === 'counterAmount.ask') expect(after.context.offer, story).toBe('750000');
    if (event.type === 'offer.ask' && inState(after, 'moving'))
      expect(after.context.offer, story).toBe(after.context.amount);
  }
});

test('the amount can be typed only while no dialog is open', () => {
  for (const { after, story } of steps) {
    expect(after.can({ type: 'dialog.close' }), story).toBe(inState(after, 'conflict', 'offered'));
    expect(after.can({ type: 'amount.change', digits: '1' }), story).toBe(
      after.matches({ shown: 'reading' }),
    );
  }
});

test('what is shown is loaded again while no dialog is open, and a typed amount stays', () => {
  for (const { event, before, after, story } of steps) {
    expect(after.can({ type: 'record.refresh' }), story).toBe(after.matches({ shown: 'reading' }));
    if (event.type !== 'record.refresh') continue;
    expect(after.value, story).toBe('loading');
    expect(after.context.amount, story).toBe(before.context.amount);
  }
});

test('a change by another admin shows the reason and loads the land request again', () => {
  for (const { event, before, after, story } of steps) {
    if (event.output?.outcome === 'overtaken') {
      expect(after.value, story).toEqual({ shown: 'conflict' });
      expect(after.context.problem, story).toBe(conflict);
    }
    if (!inState(before, 'conflict') || isBeside(event)) continue;
    expect(event.type, story).toBe('dialog.close');
    expect(after.value, story).toBe('loading');
  }
});

const paramsOf = (name: string, actions: { type: string; params: unknown }[]) =>
  actions.filter(({ type }) => type === name).map(({ params }) => params);
const pageChanges = (actions: { type: string }[]) =>
  actions.map(({ type }) => type).filter((type) => type.startsWith('goTo'));

test('a saved purchase or cancellation opens the list that the land request has come to', () => {
  const lists = { purchase: 'goToPurchased', cancel: 'goToCancelled' };
  for (const { event, before, actions, story } of steps) {
    const { move } = before.context;
    if (event.output?.outcome !== 'saved' || move === 'offer') continue;
    const isKept = move === 'join' || move === 'separate';
    expect(pageChanges(actions), story).toEqual(isKept ? [] : [lists[move]]);
  }
});

test('a cancellation that is found saved after all opens the list of cancelled ones', () => {
  for (const { event, before, actions, story } of steps) {
    const isCancelled = event.type === 'xstate.done.actor.record' && event.output?.durum === 4;
    if (isCancelled && before.context.move === 'cancel')
      expect(pageChanges(actions), story).toEqual(['goToCancelled']);
  }
});

test('a loaded land request is left only when its cancellation was asked for and is stored', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.done.actor.record') continue;
    const isCancelled = event.output?.durum === 4 && before.context.move === 'cancel';
    expect(after.matches('left'), story).toBe(isCancelled);
  }
});

test('a saved offer is told of, then its list opens', () => {
  for (const { event, before, after, actions, story } of steps) {
    const isSaved = event.output?.outcome === 'saved' && before.context.move === 'offer';
    const stays = inState(before, 'offered') && isBeside(event);
    expect(inState(after, 'offered'), story).toBe(isSaved || stays);
    if (inState(before, 'offered') && !stays) expect(pageChanges(actions), story).toEqual(['goToNew']);
  }
});

test('the page is left for one list, and only once', () => {
  for (const { before, after, actions, story } of steps) {
    const leaves = after.matches('left') && !before.matches('left');
    expect(pageChanges(actions), story).toHaveLength(leaves ? 1 : 0);
  }
});

test('joining and separating load the page again, and show one toast', () => {
  for (const { before, event, after, story } of steps) {
    const isSaved = event.output?.outcome === 'saved' && isJoining(before.context.move);
    expect(after.context.joinings - before.context.joinings, story).toBe(isSaved ? 1 : 0);
    if (isSaved) expect(after.value, story).toBe('loading');
  }
});

test.each([
  ['another closed one', { ...similar, durum: 3 as const }, false],
  ['another open one', similar, true],
  ['one that is joined elsewhere', { ...similar, joined_to: 7 }, false],
])('to an open land request %s is joined: %s', (_, other, may) => {
  const shown = steps.filter(({ after }) => after.matches({ shown: 'reading' }));
  const onOpen = shown.filter(({ after }) => (after.context.landRequest?.durum ?? 4) < 3);
  for (const { after, story } of shown) {
    const expected = may && onOpen.some((step) => step.after === after);
    expect(after.can({ type: 'join.ask', landRequest: other }), story).toBe(expected);
    // what is joined to a closed one can be separated too
    expect(after.can({ type: 'separate.ask', landRequest: other }), story).toBe(false);
    expect(after.can({ type: 'separate.ask', landRequest: joined }), story).toBe(true);
  }
});

test('a purchase, a cancellation and a joining show one toast, the former with the next land request', () => {
  for (const { before, event, actions, story } of steps) {
    const { landRequest, offer: amount, move, other } = before.context;
    const next = isJoining(move) ? undefined : before.context.next;
    const isSaved = event.output?.outcome === 'saved' && move !== 'offer';
    if (event.type === 'work.save') continue;
    const expected = isSaved ? [{ kind: move, landRequest, other, amount, next }] : [];
    expect(paramsOf('showToast', actions), story).toEqual(expected);
  }
});

test('saved work shows one toast at once, which later leads to the next land request', () => {
  for (const { before, event, after, actions, story } of steps) {
    const { landRequest } = before.context;
    const toast = landRequest && { kind: event.saved, landRequest, next: undefined };
    if (event.type === 'work.save') expect(paramsOf('showToast', actions), story).toEqual([toast]);
    expect(paramsOf('addLinkToNext', actions), story).toEqual(isNextFound(event) ? [after.context] : []);
  }
});

test('the next land request that was found last is kept, but after a move the one found before', () => {
  for (const { event, before, after, story } of steps) {
    const known = before.context.next;
    const hasMoved = before.matches({ shown: 'offered' }) || before.matches('left');
    const isTaken = isNextFound(event) && !(hasMoved && known);
    const expected = isTaken ? event.snapshot.context.next : known;
    expect(after.context.next, story).toBe(event.type === 'work.save' ? undefined : expected);
  }
});

test('the next land request is looked for in the list that the admin came from', async () => {
  const { client, sent } = fakeServer({
    answers: { getLandRequest: [open], listPurchasedLandRequests: [listed, { ...listed, id: 13 }] },
  });
  const cameFrom = { list: 'lands/purchased', query: firstPage } as const;
  const page = createActor(landRequestMachine, { input: { client, id: 12, cameFrom } }).start();
  const { context } = await waitFor(page, (snapshot) => snapshot.context.next !== undefined);
  expect(context.next).toEqual({ id: 13, page: 0 });
  expect(sent.map(({ path }) => path)).toContain('/api/v1/lands/purchased');
  page.stop();
});

test.each([{ type: 'purchase.ask' }, { type: 'work.save', saved: 'plan' }] as const)(
  'what another admin finishes while the page is open is not offered after $type',
  async (event) => {
    const rows = [listed, { ...listed, id: 13 }, { ...listed, id: 14 }];
    const { client } = fakeServer({ answers: { getLandRequest: [open], listLandRequests: rows } });
    const cameFrom = { list: 'lands', query: firstPage } as const;
    const page = createActor(landRequestMachine, { input: { client, id: 12, cameFrom } }).start();
    await waitFor(page, ({ context }) => context.next?.id === 13);
    await waitFor(page, (snapshot) => snapshot.matches('shown'));
    rows.splice(1, 1);
    page.send(event);
    const isOther = (id: number | undefined) => id !== undefined && id !== 13;
    const { context } = await waitFor(page, (snapshot) => isOther(snapshot.context.next?.id));
    expect(context.next).toEqual({ id: 14, page: 0 });
    page.stop();
  },
);

test('the page is busy exactly while it loads', () => {
  for (const { after, story } of steps) {
    expect(after.hasTag('busy'), story).toBe(after.matches('loading'));
  }
});

type OpenLandRequest = Awaited<ReturnType<typeof openLandRequest>>['page'];

/** The page of an open land request on a simulated clock; the test answers its calls. */
async function openLandRequest() {
  const load = controlledCall<FullLandRequest, { call: RecordCall }>();
  const makeMove = controlledCall<unknown, { call: Save }>();
  const findNext = controlledCall<NextLandRequest | undefined, NextSearch>();
  const record = createRecordMachine<FullLandRequest>(() => Promise.reject(unreachable));
  const recordMove = createRecordMoveMachine<Save>(() => Promise.reject(unreachable));
  const visited: string[] = [];
  const toasts: (Saved | undefined)[] = [];
  const provided = landRequestMachine.provide({
    actors: {
      record: record.provide({ actors: { loadRecord: load.logic } }),
      recordMove: recordMove.provide({ actors: { makeMove: makeMove.logic } }),
      nextLandRequest: nextLandRequestMachine.provide({ actors: { findNext: findNext.logic } }),
      watchEndOfPopup: fromCallback(
        ({ input }) =>
          () =>
            void toasts.push(input.saved()),
      ),
    },
    actions: { goToNew: () => void visited.push('new-land') },
  });
  const clock = new SimulatedClock();
  const page = createActor(provided, { input, clock }).start();
  await load.call(0).succeed(fullLandRequestWith(1));
  const offer = () => {
    page.send({ type: 'offer.ask' });
    page.getSnapshot().children.recordMove?.send({ type: 'move.confirm' });
  };
  page.send({ type: 'amount.change', digits: '750000' });
  return { page, clock, load, makeMove, findNext, visited, toasts, offer };
}

test('the typed amount is offered, and the popup opens the list of new land requests after 3 s', async () => {
  const { clock, makeMove, visited, offer } = await openLandRequest();
  offer();
  expect(makeMove.calls.map(({ input: { call } }) => [call.move, call.id, call.amount])).toEqual([
    ['offer', 12, 750000],
  ]);
  await makeMove.call(0).succeed(undefined);
  clock.increment(2999);
  expect(visited).toEqual([]);
  clock.increment(1);
  expect(visited).toEqual(['new-land']);
});

test('a closed popup does not open the list a second time', async () => {
  const { page, clock, makeMove, visited, offer } = await openLandRequest();
  offer();
  await makeMove.call(0).succeed(undefined);
  page.send({ type: 'dialog.close' });
  clock.increment(3000);
  expect(visited).toEqual(['new-land']);
});

test.each([
  ['its popup closes', (page: OpenLandRequest) => page.send({ type: 'dialog.close' })],
  ['the page is left before that', (page: OpenLandRequest) => page.stop()],
])('an offer shows one toast when %s, with the next land request', async (_, end) => {
  const { page, makeMove, findNext, toasts, offer } = await openLandRequest();
  offer();
  await makeMove.call(0).succeed(undefined);
  // the search that began with the page goes on
  await findNext.call(0).succeed(next);
  expect(toasts).toEqual([]);
  end(page);
  expect(toasts).toEqual([{ kind: 'offer', landRequest: fullLandRequestWith(1), amount: '750000', next }]);
  page.stop();
  expect(toasts).toHaveLength(1);
});

test('after an offer by another admin the typed amount is sent with the new version', async () => {
  const { page, load, makeMove, offer } = await openLandRequest();
  offer();
  await makeMove.call(0).fail(refusal('offerLandRequest', 409, 'outdated'));
  page.send({ type: 'dialog.close' });
  await load.call(1).succeed({ ...fullLandRequestWith(2, 600000), version: 2 });
  expect(page.getSnapshot().context).toMatchObject({
    amount: '750000',
    landRequest: { teklif_tutar: 600000 },
  });
  offer();
  expect(makeMove.calls.map(({ input }) => input.call.version)).toEqual([1, 2]);
});

/** Loads a land request through the client, and confirms the move that `ask` asks for. */
async function confirmed(client: ApiClient, ask: EventFromLogic<typeof landRequestMachine>) {
  const page = createActor(landRequestMachine, { input: { client, id: 12 }, clock: new SimulatedClock() });
  page.start();
  await waitFor(page, (snapshot) => snapshot.matches('shown'));
  page.send(ask);
  const { recordMove } = page.getSnapshot().children;
  if (!recordMove) throw new Error('No move was begun');
  recordMove.send({ type: 'move.confirm' });
  return { page, recordMove };
}

test.each([
  ['offer.ask', 'PATCH /api/v1/lands/12', { teklif_tutar: 750000, version: 1 }],
  ['purchase.ask', 'PATCH /api/v1/lands/purch/12?version=1', undefined],
  ['cancellation.ask', 'DELETE /api/v1/lands/full/12?version=1', undefined],
] as const)('%s is saved by the call of the contract', async (ask, address, body) => {
  const { client, sent } = fakeServer({ answers: { getLandRequest: [open] } });
  const { recordMove } = await confirmed(client, { type: ask });
  await waitFor(recordMove, (snapshot) => !snapshot.hasTag('busy'));
  expect(sent.map(({ method, path, request: { url } }) => `${method} ${path}${new URL(url).search}`)).toEqual(
    ['GET /api/v1/lands/full/12', address],
  );
  expect(sent[1]?.body).toEqual(body);
});

test.each([
  [
    { type: 'join.ask', landRequest: { ...similar, version: 4 } },
    'PUT /api/v1/lands/joined/13',
    { joined_to: 12, version: 4, joined_to_version: 1 },
  ],
  [{ type: 'separate.ask', landRequest: joined }, 'DELETE /api/v1/lands/joined/13?version=1', undefined],
] as const)(
  '$type is saved by the call of the contract, then the page loads again',
  async (ask, address, body) => {
    const { client, sent } = fakeServer({ answers: { getLandRequest: [open] } });
    const { page, recordMove } = await confirmed(client, ask);
    await waitFor(recordMove, (snapshot) => !snapshot.hasTag('busy'));
    await waitFor(page, (snapshot) => snapshot.matches('shown'));
    expect(
      sent.map(({ method, path, request: { url } }) => `${method} ${path}${new URL(url).search}`),
    ).toEqual(['GET /api/v1/lands/full/12', address, 'GET /api/v1/lands/full/12']);
    expect(sent[1]?.body).toEqual(body);
  },
);

test('a cancellation sends the reason that is chosen when it is confirmed', async () => {
  const { client, sent } = fakeServer({
    answers: { getLandRequest: [open], cancelLandRequest: refusal('cancelLandRequest', 500) },
  });
  const { page, recordMove } = await confirmed(client, { type: 'cancellation.ask' });
  await waitFor(recordMove, (snapshot) => snapshot.matches('failed'));
  page.send({ type: 'reason.choose', reason: 'withdrawn' });
  recordMove.send({ type: 'move.confirm' });
  await waitFor(recordMove, (snapshot) => snapshot.matches('failed'));
  expect(sent.slice(1).map(({ request: { url } }) => new URL(url).search)).toEqual([
    '?version=1',
    '?version=1&neden=withdrawn',
  ]);
});

test.each([
  ['offer.ask', 'PATCH /api/v1/lands/12'],
  ['purchase.ask', 'PATCH /api/v1/lands/purch/12'],
  ['cancellation.ask', 'DELETE /api/v1/lands/full/12'],
] as const)('leaving the page aborts the call of %s', async (ask, leavesOpen) => {
  const { client, expectAbortedBy } = fakeServer({ answers: { getLandRequest: [open] }, leavesOpen });
  const { page } = await confirmed(client, { type: ask });
  await expectAbortedBy(() => page.stop());
});

test.each([
  ['offer.ask', {}, 'saved'],
  ['purchase.ask', {}, 'saved'],
  ['cancellation.ask', {}, 'saved'],
  ['offer.ask', { offerLandRequest: { status: 202 } }, 'failed'],
  ['purchase.ask', { purchaseLandRequest: { status: 200 } }, 'failed'],
  ['cancellation.ask', { cancelLandRequest: { status: 200 } }, 'failed'],
  ['cancellation.ask', { cancelLandRequest: { json: { status: 'error' } } }, 'failed'],
] as const)('%s with the undeclared answer %j ends in %s', async (ask, undeclared, end) => {
  const { client } = fakeServer({ answers: { getLandRequest: [open] }, undeclared });
  const { recordMove } = await confirmed(client, { type: ask });
  const { value, context } = await waitFor(recordMove, (snapshot) => !snapshot.hasTag('busy'));
  expect(value).toBe(end);
  expect(context.problem?.kind).toBe(end === 'failed' ? 'failed' : undefined);
});
