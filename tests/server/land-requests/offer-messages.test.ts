import { expect, onTestFinished } from 'vitest';
import type { Deliver } from '../../../server/outbox/deliveryEnds.ts';
import { createOutbox } from '../../../server/outbox/outbox.ts';
import { outboxText } from '../../../server/resources/messages/outboxText.ts';
import { recordTest } from '../fixtures/recordTest.ts';

const test = recordTest
  .extend('landRequest', async ({ server }) => {
    await server.services.db.deleteFrom('outbox_messages').execute();
    return await server.addLandRequest();
  })
  .extend('offer', ({ server, landRequest }) => async (teklif_tutar: number) => {
    const answer = await server.call('PATCH', `/lands/${landRequest}`, { teklif_tutar });
    expect(answer.statusCode).toBe(200);
  })
  .extend('messages', ({ server, landRequest }) => () => {
    const messages = server.services.db.selectFrom('outbox_messages').selectAll();
    return messages.where('land_request_id', '=', landRequest).orderBy('id').execute();
  })
  .extend(
    'states',
    ({ messages }) =>
      async () =>
        (await messages()).map(({ state }) => state),
  )
  /** Delivers through a channel until the test ends, and what failed before at once. */
  .extend('deliverThrough', ({ server: { services } }) => async (deliver: Deliver) => {
    await services.db
      .updateTable('outbox_messages')
      .set({ next_attempt_at: new Date(0) })
      .execute();
    const outbox = createOutbox(services.db, deliver, () => undefined);
    outbox.start();
    onTestFinished(() => outbox.stop());
    return outbox;
  })
  /** Tries to deliver the waiting messages once, without success. */
  .extend('failToDeliver', ({ states, deliverThrough }) => async () => {
    const outbox = await deliverThrough(() => Promise.reject(new Error('offline')));
    await expect.poll(states).not.toContain('waiting');
    await outbox.stop();
  });

test('an offer that waits for its next attempt is not delivered after a later one', async ({
  offer,
  states,
  failToDeliver,
  deliverThrough,
}) => {
  await offer(1_000_000);
  await failToDeliver();
  await offer(1_500_000);
  const delivered: string[] = [];
  await deliverThrough(async ({ body }) => void delivered.push(body));
  await expect.poll(states).toEqual(['revoked', 'sent']);
  expect(delivered).toEqual([expect.stringContaining('1.500.000 TL')]);
});

test('an offer that is replaced while its delivery fails is not tried again', async ({
  offer,
  states,
  deliverThrough,
}) => {
  const { promise: isReplaced, resolve: goOn } = Promise.withResolvers<void>();
  const tried: string[] = [];
  await offer(1_000_000);
  const outbox = await deliverThrough(async ({ body }) => {
    tried.push(body);
    await isReplaced;
    throw new Error('offline');
  });
  await expect.poll(() => tried).toHaveLength(1);
  await offer(1_500_000);
  goOn();
  await expect.poll(states).toEqual(['failed', 'failed']);
  await outbox.stop();
  await deliverThrough(async ({ body }) => void tried.push(body));
  await expect.poll(states).toEqual(['revoked', 'sent']);
  expect(tried.filter((body) => body.includes('1.000.000 TL'))).toHaveLength(1);
});

const closings = [
  ['purchased', 'PATCH', '/lands/purch/'],
  ['cancelled', 'DELETE', '/lands/full/'],
] as const;

test.for(closings)(
  'an offer is not delivered once its land request is %s',
  async ([, method, path], { server, landRequest, offer, states, failToDeliver, deliverThrough }) => {
    await offer(1_000_000);
    await failToDeliver();
    expect((await server.call(method, `${path}${landRequest}`)).statusCode).toBe(202);
    const delivered: string[] = [];
    await deliverThrough(async ({ body }) => void delivered.push(body));
    await expect.poll(states).toEqual(['revoked']);
    expect(delivered).toEqual([]);
  },
);

test('the offer that stands can be sent again', async ({ server, offer, messages }) => {
  await offer(1_000_000);
  const [message] = await messages();
  expect((await server.call('POST', `/outbox/${message?.id}/resend`)).statusCode).toBe(202);
});

test('an offer that a later one has replaced is not sent again', async ({ server, offer, messages }) => {
  await offer(1_000_000);
  await offer(1_500_000);
  const before = await messages();
  const answer = await server.call('POST', `/outbox/${before[0]?.id}/resend`);
  expect([answer.statusCode, answer.json().message]).toEqual([409, outboxText.deadOffer]);
  expect(await messages()).toEqual(before);
});

test.for(closings)(
  'an offer is not sent again once its land request is %s',
  async ([, method, path], { server, landRequest, offer, messages }) => {
    await offer(1_000_000);
    await server.call(method, `${path}${landRequest}`);
    const before = await messages();
    const answer = await server.call('POST', `/outbox/${before[0]?.id}/resend`);
    expect([answer.statusCode, answer.json().message]).toEqual([409, outboxText.deadOffer]);
    expect(await messages()).toEqual(before);
  },
);
