import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { type LandRequest, landRequestMachine } from '../../../machines/land-requests/landRequest.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { noClient, silent } from '../calls.ts';
import { coverage, endStates, stuckCalls } from '../coverage.ts';
import { follow, type Plan, stepsOf, walk } from '../paths.ts';
import { allowedMoves, moves, requestWith } from './landRequestCases.ts';

const offered = (request: LandRequest | undefined) =>
  request && request.teklif_tutar > 0 ? `${request.teklif_tutar}` : '';
const events: AnyEventObject[] = [
  ...[requestWith(1), requestWith(2, 5000), requestWith(3, 5000), requestWith(4)].map((output) => ({
    type: 'xstate.done.actor.loadRequest',
    output,
  })),
  { type: 'xstate.error.actor.loadRequest', error: refusal('getLandRequest', 404) },
  { type: 'xstate.error.actor.loadRequest', error: unreachable },
  { type: 'xstate.done.actor.saveMove', output: undefined },
  { type: 'xstate.error.actor.saveMove', error: refusal('purchaseLandRequest', 409) },
  { type: 'xstate.error.actor.saveMove', error: refusal('purchaseLandRequest', 404) },
  { type: 'xstate.error.actor.saveMove', error: refusal('purchaseLandRequest', 500) },
  { type: 'xstate.after.successPopup.landRequest.shown.offered' },
  ...['', '0', '750000'].map((digits) => ({ type: 'amount.change', digits })),
  { type: 'offer.ask' },
  { type: 'purchase.ask' },
  { type: 'cancellation.ask' },
  { type: 'action.confirm' },
  { type: 'dialog.close' },
  { type: 'load.retry' },
];

const machine = landRequestMachine.provide({ actors: { loadRequest: silent(), saveMove: silent() } });
type Snapshot = ReturnType<ReturnType<typeof createActor<typeof machine>>['getSnapshot']>;
const planOf = (id: number): Plan<Snapshot> => ({
  machine,
  input: { client: noClient, id },
  events: () => events,
  position: ({ context: { request, amount, move, problem } }) => [
    request?.durum,
    amount,
    move,
    problem?.kind,
  ],
  create: (inspect) => createActor(machine, { input: { client: noClient, id }, inspect }),
});
const walks = [...walk(planOf(12)), follow(planOf(Number.NaN), [])];
const steps = stepsOf(walks);
const asks = { offer: 'offer.ask', purchase: 'purchase.ask', cancel: 'cancellation.ask' } as const;
const moveOf = (event: AnyEventObject) => moves.find((move) => asks[move] === event.type);
const inState = (
  snapshot: (typeof steps)[number]['after'],
  ...names: ('confirming' | 'saving' | 'offered' | 'refused')[]
) => names.some((name) => snapshot.matches({ shown: name }));

test('every state and every transition of a land request is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('only a missing request and the way to a list end the flow', () => {
  expect(endStates(machine, walks)).toEqual([
    'landRequest.missing',
    'landRequest.left.forNew',
    'landRequest.left.forPurchased',
    'landRequest.left.forCanceled',
  ]);
  expect(stuckCalls(machine)).toEqual([]);
});

test.each(allowedMoves)('in durum %i the moves are %j, and no others', (durum, allowed) => {
  const shown = steps.filter(({ after }) => after.context.request?.durum === durum);
  expect(shown.length).toBeGreaterThan(0);
  for (const { after, story } of shown) {
    const reading = after.matches({ shown: 'reading' });
    for (const move of moves) {
      expect(after.can({ type: asks[move] }), story).toBe(reading && allowed.includes(move));
    }
    const acting = inState(after, 'confirming', 'saving', 'offered', 'refused');
    if (allowed.length === 0) expect(acting || after.matches('left'), story).toBe(false);
  }
});

test('a request is shown as it came, with the amount that was offered unless another was typed', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.done.actor.loadRequest' || after.matches('left')) continue;
    expect(after.value, story).toEqual({ shown: { reading: 'amountTaken' } });
    expect(after.context.request, story).toBe(event.output);
    const typed = before.context.amount !== offered(before.context.request);
    expect(after.context.amount, story).toBe(
      typed && event.output.durum <= 2 ? before.context.amount : offered(event.output),
    );
  }
});

test('an id that nothing can have is missing at once', () => {
  for (const id of [0, Number.NaN]) expect(follow(planOf(id), []).start.value, String(id)).toBe('missing');
  expect(follow(planOf(12), []).start.value).toBe('loading');
});

test('a request that is not there is told from one that could not be loaded', () => {
  for (const { event, after, story } of steps) {
    if (event.type !== 'xstate.error.actor.loadRequest') continue;
    const missing = event.error.kind === 'missing';
    expect(after.value, story).toBe(missing ? 'missing' : 'loadFailed');
    expect(after.context.problem?.kind, story).toBe(missing ? undefined : 'unreachable');
  }
});

test('an offer needs an amount, and says so', () => {
  for (const { event, after, story } of steps) {
    if (event.type !== 'offer.ask') continue;
    const given = Number(after.context.amount) > 0;
    expect(after.value, story).toEqual({ shown: given ? 'confirming' : { reading: 'amountMissing' } });
  }
});

test('only typing and loading change the amount, and typing takes the message away', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'xstate.done.actor.loadRequest') continue;
    expect(after.context.amount, story).toBe(
      event.type === 'amount.change' ? event.digits : before.context.amount,
    );
    if (event.type === 'amount.change')
      expect(after.matches({ shown: { reading: 'amountTaken' } }), story).toBe(true);
  }
});

test('each action is asked about by its name, confirmed before it is saved, and can be left until then', () => {
  for (const { event, before, after, story } of steps) {
    const asked = inState(after, 'confirming') ? moveOf(event) : undefined;
    expect(after.context.move, story).toBe(asked ?? before.context.move);
    if (!inState(before, 'confirming')) {
      expect(inState(after, 'saving'), story).toBe(false);
      continue;
    }
    expect(after.value, story).toEqual({
      shown: event.type === 'action.confirm' ? 'saving' : { reading: 'amountTaken' },
    });
  }
});

test('each dialog can be closed and each question be answered, but not while a call is under way', () => {
  for (const { after, story } of steps) {
    const confirming = inState(after, 'confirming');
    const told = inState(after, 'refused', 'offered');
    expect(after.can({ type: 'dialog.close' }), story).toBe(confirming || told);
    expect(after.can({ type: 'action.confirm' }), story).toBe(confirming);
    expect(after.can({ type: 'load.retry' }), story).toBe(after.matches('loadFailed'));
    expect(after.can({ type: 'amount.change', digits: '1' }), story).toBe(
      after.matches({ shown: 'reading' }),
    );
  }
});

test('a failed save goes back to its confirmation with the reason, the request and the amount', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.error.actor.saveMove' || event.error.kind !== 'failed') continue;
    expect(after.value, story).toEqual({ shown: 'confirming' });
    expect(after.context, story).toEqual({ ...before.context, problem: after.context.problem });
    expect(after.context.problem?.kind, story).toBe('failed');
  }
});

test('a move that somebody forestalled is refused with the reason, and the request is loaded anew', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'xstate.error.actor.saveMove' && event.error.kind !== 'failed') {
      expect(after.value, story).toEqual({ shown: 'refused' });
      expect(after.context.problem?.serverMessage, story).toBe(event.error.serverMessage);
    }
    if (!before.matches({ shown: 'refused' })) continue;
    expect(event.type, story).toBe('dialog.close');
    expect(after.value, story).toBe('loading');
  }
});

test('a saved action, and a request that was to be cancelled and is already, leads to the list where it now stands, once', () => {
  const lists = { offer: [], purchase: ['goToPurchased'], cancel: ['goToCanceled'] };
  for (const { event, before, after, actions: done, story } of steps) {
    const saved = event.type === 'xstate.done.actor.saveMove';
    const isCanceled = event.type === 'xstate.done.actor.loadRequest' && event.output.durum === 4;
    const expected = inState(before, 'offered')
      ? ['goToNew']
      : saved || (isCanceled && before.context.move === 'cancel')
        ? lists[before.context.move]
        : [];
    expect(
      done.map(({ type }) => type).filter((type) => type.startsWith('goTo')),
      story,
    ).toEqual(expected);
    expect(after.matches('left'), story).toBe(expected.length > 0);
    expect(inState(after, 'offered'), story).toBe(saved && before.context.move === 'offer');
  }
});

test('a problem is shown only where something failed', () => {
  for (const { before, after, event, story } of steps) {
    if (
      event.type === 'action.confirm' ||
      event.type === 'load.retry' ||
      after.matches({ shown: 'reading' })
    ) {
      expect(after.context.problem, story).toBeUndefined();
    }
    if (before.matches('loading') && !event.type.includes('error')) {
      expect(after.context.problem, story).toBeUndefined();
    }
  }
});

test('the page is busy exactly while a call is under way', () => {
  for (const { after, story } of steps) {
    expect(after.hasTag('busy'), story).toBe(inState(after, 'saving') || after.matches('loading'));
  }
});
