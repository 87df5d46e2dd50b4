import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { type OwnerOffer, ownerOfferMachine } from '../../../machines/land-requests/ownerOffer.ts';
import { refusal, success, unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const open: OwnerOffer = {
  reference: 'T-1201',
  name: 'Ayşe Yılmaz',
  il_adi: 'İzmir',
  ilce_adi: 'Urla',
  mahalle_adi: 'Bademler Mah.',
  ada: '101',
  parsel: '7',
  metrekare: '2.450',
  teklif_tutar: 1_250_000,
  offered_at: '2026-11-18T09:12:44.000Z',
  expires_at: '2026-11-25T21:00:00.000Z',
};
const answered: OwnerOffer = {
  ...open,
  owner_reply: { reply: 'accept', note: 'Tapu bende', tarih: '2026-11-18T13:02:17.000Z' },
};
const events: AnyEventObject[] = [
  ...[open, answered].map((output) => ({ type: 'xstate.done.actor.loadOffer', output })),
  { type: 'xstate.error.actor.loadOffer', error: refusal('getOffer', 404) },
  { type: 'xstate.error.actor.loadOffer', error: unreachable },
  { type: 'load.retry' },
  ...['accept', 'callMe'].map((reply) => ({ type: 'reply.choose', reply })),
  { type: 'note.change', value: '17.00’den sonra' },
  ...['0', '1400000'].map((digits) => ({ type: 'counterAmount.change', digits })),
  { type: 'reply.confirm' },
  { type: 'dialog.close' },
  { type: 'xstate.done.actor.sendReply', output: answered },
  { type: 'xstate.error.actor.sendReply', error: refusal('replyToOffer', 404) },
  { type: 'xstate.error.actor.sendReply', error: unreachable },
  { type: 'reply.change' },
  { type: 'reply.keep' },
];
const machine = ownerOfferMachine.provide({
  actors: { loadOffer: pendingCall(), sendReply: pendingCall() },
});
const input = { client: noClient, token: 'secret' };
const walks = walk({
  events: () => events,
  position: ({ context }) => [
    context.offer?.owner_reply?.reply,
    context.reply,
    context.note !== '',
    context.counterAmount,
  ],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks, ['ownerOffer.ended']);

test('the page is busy exactly while it loads and while a reply is sent', () => {
  for (const { after, story } of steps)
    expect(after.hasTag('busy'), story).toBe(after.matches('loading') || after.matches('sending'));
});

test('a loaded offer asks for a reply, or shows the one that was given', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.done.actor.loadOffer' || !before.matches('loading')) continue;
    expect(after.context.offer, story).toEqual(event.output);
    expect(after.value, story).toEqual(event.output.owner_reply ? { answered: 'before' } : 'choosing');
  }
});

test('a reply is sent only once it was confirmed', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'reply.choose' && before.matches('choosing')) {
      expect(after.value, story).toEqual({ confirming: 'asked' });
      expect(after.context.reply, story).toBe(event.reply);
    }
    if (!before.matches('sending') && after.matches('sending'))
      expect([before.matches('confirming'), event.type], story).toEqual([true, 'reply.confirm']);
  }
});

test('a wrong or ended link shows no offer, whenever that becomes known', () => {
  for (const { event, after, story } of steps) {
    if (event.error?.kind === 'missing') expect(after.value, story).toBe('ended');
    else if (event.type.startsWith('xstate.')) expect(after.value, story).not.toBe('ended');
  }
});

test('a failed reply keeps what was typed and can be sent again', () => {
  for (const { event, before, after, story } of steps) {
    const isFailed = event.type === 'xstate.error.actor.sendReply' && event.error === unreachable;
    if (isFailed) {
      expect(after.value, story).toEqual({ confirming: 'failed' });
      const { note, counterAmount, reply } = before.context;
      expect(after.context, story).toMatchObject({ note, counterAmount, reply });
    }
    const shows = after.matches('failed') || after.matches({ confirming: 'failed' });
    expect(after.context.problem?.kind, story).toBe(shows ? 'unreachable' : undefined);
  }
});

test('closing the question after a failure shows what the server has, since the reply may have arrived', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'dialog.close' || !before.matches('confirming')) continue;
    const expected = before.matches({ confirming: 'failed' }) ? 'loading' : 'choosing';
    expect(after.value, story).toBe(expected);
  }
});

test('a typed note stays when the question is closed, and until its reply has been sent', () => {
  const changesNote = ['note.change', 'reply.change', 'xstate.done.actor.sendReply'];
  for (const { event, before, after, story } of steps) {
    if (event.type === 'note.change' && before.matches('confirming'))
      expect(after.context.note, story).toBe(event.value);
    if (!changesNote.includes(event.type)) expect(after.context.note, story).toBe(before.context.note);
  }
});

test('an amount is kept as it is typed, and a wish to be called with 0 as its amount is not sent', () => {
  const changesAmount = ['counterAmount.change', 'reply.change', 'xstate.done.actor.sendReply'];
  for (const { event, before, after, story } of steps) {
    const { reply, counterAmount } = before.context;
    if (event.type === 'counterAmount.change') expect(after.context.counterAmount, story).toBe(event.digits);
    if (!changesAmount.includes(event.type)) expect(after.context.counterAmount, story).toBe(counterAmount);
    if (event.type !== 'reply.confirm' || !before.matches('confirming')) continue;
    const isZero = reply === 'callMe' && counterAmount === '0';
    expect(after.value, story).toEqual(isZero ? before.value : 'sending');
  }
});

test('a refused amount is said beside its field until it is changed', async () => {
  const { client, sent } = fakeServer({
    answers: { replyToOffer: refusal('replyToOffer', 400, 'amountWithoutCall') },
  });
  const page = createActor(ownerOfferMachine, { input: { client, token: 'secret' } }).start();
  await waitFor(page, (snapshot) => snapshot.matches('choosing'));
  page.send({ type: 'reply.choose', reply: 'callMe' });
  page.send({ type: 'counterAmount.change', digits: '1400000' });
  page.send({ type: 'reply.confirm' });
  const { context } = await waitFor(page, (snapshot) => snapshot.matches({ confirming: 'failed' }));
  expect(sent.at(-1)?.body).toEqual({ reply: 'callMe', note: '', karsi_teklif: 1_400_000 });
  expect(context.counterAmount).toBe('1400000');
  expect(context.problem?.fields).toHaveProperty('karsi_teklif');
  page.send({ type: 'counterAmount.change', digits: '1300000' });
  expect(page.getSnapshot().context.problem?.fields).toEqual({});
});

test('a note goes with its reply', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.done.actor.sendReply' || !before.matches('sending')) continue;
    expect(after.value, story).toEqual({ answered: 'received' });
    expect([after.context.note, after.context.counterAmount], story).toEqual(['', '']);
  }
});

test('note and amount of a given reply come back to be changed, unless newer ones were typed', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'reply.change' || !before.matches('answered')) continue;
    const { note, counterAmount, offer } = before.context;
    expect(after.context.note, story).toBe(note || offer?.owner_reply?.note);
    const given = offer?.owner_reply?.karsi_teklif?.toString() ?? '';
    expect(after.context.counterAmount, story).toBe(counterAmount || given);
  }
});

test('a given reply can be changed, or kept after all', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'reply.change' && before.matches('answered'))
      expect(after.value, story).toBe('choosing');
    if (event.type !== 'reply.keep' || !before.matches('choosing')) continue;
    const isAnswered = before.context.offer?.owner_reply !== undefined;
    expect(after.value, story).toEqual(isAnswered ? { answered: 'kept' } : 'choosing');
  }
});

test('the offer is read and answered by the token of the link', async () => {
  const { client, sent } = fakeServer();
  const page = createActor(ownerOfferMachine, { input: { client, token: 'secret' } }).start();
  await waitFor(page, (snapshot) => snapshot.matches('choosing'));
  page.send({ type: 'reply.choose', reply: 'callMe' });
  page.send({ type: 'note.change', value: '17.00’den sonra' });
  page.send({ type: 'counterAmount.change', digits: '1400000' });
  page.send({ type: 'reply.confirm' });
  await waitFor(page, (snapshot) => snapshot.matches({ answered: 'received' }));
  expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: 'GET', path: '/api/v1/offers/secret', body: undefined },
    {
      method: 'POST',
      path: '/api/v1/offers/secret/reply',
      body: { reply: 'callMe', note: '17.00’den sonra', karsi_teklif: 1_400_000 },
    },
  ]);
  expect(page.getSnapshot().context.offer).toEqual(success('replyToOffer').json);
  // another reply leaves the amount out
  page.send({ type: 'reply.change' });
  expect(page.getSnapshot().context.counterAmount).toBe('1400000');
  page.send({ type: 'reply.choose', reply: 'accept' });
  page.send({ type: 'reply.confirm' });
  await waitFor(page, (snapshot) => snapshot.matches('answered'));
  expect(sent.at(-1)?.body).toEqual({ reply: 'accept', note: "17.00'den sonra arayın." });
});

test.each([
  ['GET /api/v1/offers/secret', 'loading'],
  ['POST /api/v1/offers/secret/reply', 'sending'],
])('leaving the page aborts %s', async (call, state) => {
  const { client, openCall } = fakeServer({ leavesOpen: call });
  const page = createActor(ownerOfferMachine, { input: { client, token: 'secret' } }).start();
  if (state === 'sending') {
    await waitFor(page, (snapshot) => snapshot.matches('choosing'));
    page.send({ type: 'reply.choose', reply: 'accept' });
    page.send({ type: 'reply.confirm' });
  }
  const { signal } = await openCall();
  expect([page.getSnapshot().value, signal.aborted]).toEqual([state, false]);
  page.stop();
  expect(signal.aborted).toBe(true);
});
