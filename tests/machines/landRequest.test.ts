import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { ApiError } from '../../api/error.ts';
import { landRequestMachine } from '../../machines/landRequest.ts';
import { landRequestMoves } from '../../server/landRequestMoves.ts';
import { noClient, silent } from './calls.ts';
import { coverage, endStates, stuckCalls } from './coverage.ts';
import { allowedMoves, moves, requestWith } from './landRequestCases.ts';
import { stepsOf, walk } from './paths.ts';

const saves = ['saveOffer', 'savePurchase', 'saveCancellation'];
const events: AnyEventObject[] = [
  ...[requestWith(1), requestWith(2, 5000), requestWith(3, 5000), requestWith(4)].map((output) => ({
    type: 'xstate.done.actor.loadRequest',
    output,
  })),
  { type: 'xstate.error.actor.loadRequest', error: new ApiError('missing', 404) },
  { type: 'xstate.error.actor.loadRequest', error: new ApiError('unreachable', 0) },
  ...saves.flatMap((call) => [
    { type: `xstate.done.actor.${call}`, output: undefined },
    { type: `xstate.error.actor.${call}`, error: new ApiError('conflict', 409, 'Talep iptal edilmiş') },
    { type: `xstate.error.actor.${call}`, error: new ApiError('failed', 500) },
  ]),
  { type: 'xstate.after.successPopup.landRequest.shown.offering.done' },
  ...['', '0', '750000'].map((digits) => ({ type: 'amount.change', digits })),
  { type: 'offer.ask' },
  { type: 'purchase.ask' },
  { type: 'cancellation.ask' },
  { type: 'action.confirm' },
  { type: 'dialog.close' },
  { type: 'load.retry' },
];

const machine = landRequestMachine.provide({
  actors: { loadRequest: silent(), saveOffer: silent(), savePurchase: silent(), saveCancellation: silent() },
});
const input = { client: noClient, id: 12 };
const walks = walk({
  machine,
  input,
  events: () => events,
  position: ({ context }) => [context.request?.durum, context.amount, context.problem?.kind],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = stepsOf(walks);
const actions = ['offering', 'purchasing', 'cancelling'] as const;
const asks = { offer: 'offer.ask', purchase: 'purchase.ask', cancel: 'cancellation.ask' } as const;

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
    const acting = actions.some((action) => after.matches({ shown: action }));
    if (allowed.length === 0) expect(acting || after.matches('left'), story).toBe(false);
  }
});

test.each(allowedMoves)('the server allows the same moves in durum %i', (durum, allowed) => {
  const onServer = moves.filter((move) => landRequestMoves[move].from.some((from) => from === durum));
  expect(onServer).toEqual(allowed);
});

test('a request is shown as it came, with the amount that was offered', () => {
  for (const { event, after, story } of steps) {
    if (event.type !== 'xstate.done.actor.loadRequest') continue;
    const { teklif_tutar } = event.output;
    expect(after.value, story).toEqual({ shown: { reading: 'amountTaken' } });
    expect(after.context.request, story).toBe(event.output);
    expect(after.context.amount, story).toBe(teklif_tutar > 0 ? `${teklif_tutar}` : '');
  }
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
    expect(after.value, story).toEqual({
      shown: given ? { offering: 'confirming' } : { reading: 'amountMissing' },
    });
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

test('each action is confirmed before it is saved, and can be left until then', () => {
  for (const { event, before, after, story } of steps) {
    for (const action of actions) {
      if (!before.matches({ shown: action })) {
        if (after.matches({ shown: action })) {
          expect(after.matches({ shown: { [action]: 'confirming' } }), story).toBe(true);
        }
        continue;
      }
      const confirming = before.matches({ shown: { [action]: 'confirming' } });
      if (confirming && event.type === 'action.confirm') {
        expect(after.matches({ shown: { [action]: 'saving' } }), story).toBe(true);
      }
      if (confirming && event.type === 'dialog.close') {
        expect(after.matches({ shown: { reading: 'amountTaken' } }), story).toBe(true);
      }
    }
  }
});

test('each dialog can be closed and each question be answered, but not while a call is under way', () => {
  for (const { after, story } of steps) {
    const confirming = actions.some((action) => after.matches({ shown: { [action]: 'confirming' } }));
    const told = after.matches({ shown: 'refused' }) || after.matches({ shown: { offering: 'done' } });
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
    if (!event.type.startsWith('xstate.error.actor.save') || event.error.kind === 'conflict') continue;
    const action = actions.find((name) => before.matches({ shown: name })) ?? 'offering';
    expect(after.value, story).toEqual({ shown: { [action]: 'confirming' } });
    expect(after.context, story).toEqual({ ...before.context, problem: after.context.problem });
    expect(after.context.problem?.kind, story).toBe('failed');
  }
});

test('a move that somebody forestalled is refused with the reason, and the request is loaded anew', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type.startsWith('xstate.error.actor.save') && event.error.kind === 'conflict') {
      expect(after.value, story).toEqual({ shown: 'refused' });
      expect(after.context.problem?.serverMessage, story).toBe('Talep iptal edilmiş');
    }
    if (!before.matches({ shown: 'refused' })) continue;
    expect(event.type, story).toBe('dialog.close');
    expect(after.value, story).toBe('loading');
  }
});

test('a saved action leads to the list where the request now stands, once', () => {
  const lists: Record<string, string[]> = {
    'xstate.done.actor.savePurchase': ['goToPurchased'],
    'xstate.done.actor.saveCancellation': ['goToCanceled'],
  };
  for (const { event, before, after, actions: done, story } of steps) {
    const closing = before.matches({ shown: { offering: 'done' } });
    const expected = closing ? ['goToNew'] : (lists[event.type] ?? []);
    expect(
      done.map(({ type }) => type).filter((type) => type.startsWith('goTo')),
      story,
    ).toEqual(expected);
    expect(after.matches('left'), story).toBe(expected.length > 0);
    const offered = event.type === 'xstate.done.actor.saveOffer';
    expect(after.matches({ shown: { offering: 'done' } }), story).toBe(offered);
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
    const saving = actions.some((action) => after.matches({ shown: { [action]: 'saving' } }));
    expect(after.hasTag('busy'), story).toBe(saving || after.matches('loading'));
  }
});
