import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import {
  type WebhookDelivery,
  webhookDeliveriesMachine,
} from '../../../machines/webhooks/webhookDeliveries.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const delivery: WebhookDelivery = {
  id: 903,
  webhook_id: 2,
  address: 'https://muhasebe.example/arazi',
  event: 'purchased',
  land_request_id: 1201,
  tarih: '2026-11-24T09:40:12.000Z',
  state: 'givenUp',
  attempts: 78,
};
const machine = webhookDeliveriesMachine.provide({
  actors: { loadDeliveries: pendingCall(), resendDelivery: pendingCall() },
});
const events: AnyEventObject[] = [
  { type: 'load.retry' },
  { type: 'list.reload' },
  { type: 'filter.choose', filter: { webhookId: 2 } },
  { type: 'filter.choose', filter: { state: 'givenUp' } },
  { type: 'delivery.resend', id: 903 },
  { type: 'xstate.done.actor.loadDeliveries', output: [delivery] },
  { type: 'xstate.error.actor.loadDeliveries', error: unreachable },
  { type: 'xstate.done.actor.resendDelivery', output: undefined },
  { type: 'xstate.error.actor.resendDelivery', error: refusal('resendWebhookDelivery', 409) },
];
const walks = walk({
  events: () => events,
  position: ({ context: { filter, resent, problem } }) => [
    filter.webhookId,
    filter.state,
    resent,
    problem?.kind,
  ],
  create: (inspect) => createActor(machine, { input: { client: noClient }, inspect }),
});
const steps = testWalks(machine, walks);

test('whatever becomes of sending again is said, and the list is loaded again', () => {
  for (const { event, after, actions, story } of steps) {
    const said = actions.map(({ type }) => type).filter((type) => type.startsWith('show'));
    if (event.type === 'xstate.done.actor.resendDelivery') expect(said, story).toEqual(['showToast']);
    else if (event.type === 'xstate.error.actor.resendDelivery') expect(said, story).toEqual(['showRefusal']);
    else continue;
    expect(after.matches('loading'), story).toBe(true);
  }
});

test('a filter keeps the other one, and is sent with the list', async () => {
  const { client, sent, expectAbortedBy } = fakeServer({
    leavesOpen: 'POST /api/v1/webhook-deliveries/903/resend',
    answers: { listWebhookDeliveries: [delivery] },
  });
  const actor = createActor(webhookDeliveriesMachine, { input: { client } }).start();
  const shown = () => waitFor(actor, (snapshot) => snapshot.matches('shown'));
  await shown();
  actor.send({ type: 'filter.choose', filter: { webhookId: 2 } });
  await shown();
  actor.send({ type: 'filter.choose', filter: { state: 'givenUp' } });
  await shown();
  expect(sent.map(({ request }) => request.url.slice(request.url.indexOf('/api')))).toEqual([
    '/api/v1/webhook-deliveries',
    '/api/v1/webhook-deliveries?webhook_id=2',
    '/api/v1/webhook-deliveries?webhook_id=2&state=givenUp',
  ]);
  actor.send({ type: 'delivery.resend', id: 903 });
  await expectAbortedBy(() => actor.stop());
});
