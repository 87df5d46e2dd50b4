import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { type Webhook, webhookEvents, webhooksMachine } from '../../../machines/webhooks/webhooks.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const webhook: Webhook = {
  id: 2,
  address: 'https://muhasebe.example/arazi',
  events: ['purchased'],
  active: true,
  waiting: 0,
  given_up: 0,
  tarih: '2026-11-20T09:00:00.000Z',
};
const secret = `whsec_${'A'.repeat(43)}=`;
const input = { client: noClient };
const machine = webhooksMachine.provide({
  actors: { loadWebhooks: pendingCall(), saveWebhook: pendingCall(), moveWebhook: pendingCall() },
});
const events: AnyEventObject[] = [
  { type: 'load.retry' },
  { type: 'form.open' },
  { type: 'form.open', webhook },
  ...['', ' https://crm.example/a '].map((value) => ({ type: 'address.change', value })),
  { type: 'event.toggle', event: 'purchased' },
  ...[true, false].map((chosen) => ({ type: 'events.all', chosen })),
  { type: 'form.submit' },
  { type: 'move.ask', webhook, move: 'remove' },
  { type: 'move.confirm' },
  { type: 'dialog.close' },
  { type: 'dialog.dismiss' },
  { type: 'xstate.done.actor.loadWebhooks', output: [webhook] },
  { type: 'xstate.error.actor.loadWebhooks', error: unreachable },
  ...['saveWebhook', 'moveWebhook'].flatMap((actor) => [
    { type: `xstate.done.actor.${actor}`, output: secret },
    { type: `xstate.done.actor.${actor}`, output: undefined },
    { type: `xstate.error.actor.${actor}`, error: unreachable },
  ]),
  { type: 'xstate.error.actor.moveWebhook', error: refusal('removeWebhook', 404) },
];
const walks = walk({
  events: () => events,
  position: ({ context: { fields, webhook: open, secret: shown, problem } }) => [
    fields.address,
    Math.min(fields.events.length, 1),
    open?.id,
    shown,
    problem?.kind,
  ],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('a secret is shown until its dialog is closed by a press, and is then forgotten', () => {
  for (const { before, after, event, story } of steps) {
    expect(after.context.secret !== undefined, story).toBe(after.matches('secretShown'));
    if (before.matches('secretShown'))
      expect(after.matches('secretShown'), story).toBe(event.type !== 'dialog.close');
  }
});

test('a webhook without an address or an event is not saved, and what is typed is lost by a press alone', () => {
  for (const { before, after, event, story } of steps) {
    if (!before.matches('editing')) continue;
    const { fields, webhook: open } = before.context;
    const isWhole = fields.address.trim() !== '' && fields.events.length > 0;
    if (event.type === 'form.submit') expect(after.matches('saving'), story).toBe(isWhole);
    if (event.type === 'dialog.dismiss' && fields.address !== (open?.address ?? ''))
      expect(after.matches('editing'), story).toBe(true);
  }
});

test('the webhooks are loaded again after whatever may have changed them', () => {
  for (const { before, after, event, story } of steps) {
    const isUnknown = before.matches({ moving: 'failed' }) || before.matches('editing');
    if (event.type === 'dialog.close' && isUnknown) expect(after.matches('loading'), story).toBe(true);
    if (event.type === 'dialog.close' && before.matches({ moving: 'asking' }))
      expect(after.matches('shown'), story).toBe(true);
  }
});

test('a form sends the address trimmed and the events in their order, and a move its own call', async () => {
  const { client, sent, expectAbortedBy } = fakeServer({
    leavesOpen: 'DELETE /api/v1/webhooks/2',
    answers: {
      listWebhooks: [webhook],
      addWebhook: { status: 'success', id: 3, secret },
      changeWebhook: { status: 'success' },
      changeWebhookSecret: { status: 'success', id: 2, secret },
    },
  });
  const actor = createActor(webhooksMachine, { input: { client } }).start();
  const shown = () => waitFor(actor, (snapshot) => snapshot.matches('shown'));
  await shown();
  actor.send({ type: 'form.open' });
  actor.send({ type: 'events.all', chosen: false });
  actor.send({ type: 'event.toggle', event: 'purchased' });
  actor.send({ type: 'event.toggle', event: 'received' });
  actor.send({ type: 'address.change', value: ' https://crm.example/a ' });
  actor.send({ type: 'form.submit' });
  await waitFor(actor, (snapshot) => snapshot.matches('secretShown'));
  actor.send({ type: 'dialog.close' });
  await shown();
  actor.send({ type: 'form.open', webhook });
  actor.send({ type: 'events.all', chosen: true });
  actor.send({ type: 'form.submit' });
  await shown();
  for (const move of ['switchOff', 'switchOn'] as const) {
    actor.send({ type: 'move.ask', webhook, move });
    actor.send({ type: 'move.confirm' });
    await shown();
  }
  actor.send({ type: 'move.ask', webhook, move: 'changeSecret' });
  actor.send({ type: 'move.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('secretShown'));
  actor.send({ type: 'dialog.close' });
  await shown();
  expect(sent.map(({ body }) => body).filter(Boolean)).toEqual([
    { address: 'https://crm.example/a', events: ['received', 'purchased'] },
    { address: webhook.address, events: [...webhookEvents] },
    { active: false },
    { active: true },
  ]);
  actor.send({ type: 'move.ask', webhook, move: 'remove' });
  actor.send({ type: 'move.confirm' });
  await expectAbortedBy(() => actor.stop());
});
