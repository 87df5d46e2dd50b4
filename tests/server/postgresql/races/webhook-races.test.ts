/** Several processes that tell programs of land requests from one database. */
import { expect, onTestFinished } from 'vitest';
import { maxAttempts } from '../../../../server/outbox/outbox.ts';
import { createWebhooks } from '../../../../server/webhooks/webhooks.ts';
import { raceTest as test } from '../raceTest.ts';

const address = 'https://crm.example/arazi';
const delivered = { failure: undefined, status: 204, retryAfterSeconds: undefined } as const;
const refused = { failure: 'refused', status: 500, retryAfterSeconds: undefined } as const;

test('several processes deliver each event once, and tell the office once of what they give up', async ({
  server,
  secondConnection,
}) => {
  const { db, config } = server.services;
  const added = await server.call('POST', '/webhooks', { address, events: ['received'] });
  expect(added.statusCode).toBe(200);
  const ids: number[] = [];
  for (let count = 0; count < 30; count += 1) ids.push(await server.addLandRequest());
  const lost = new Set(ids.slice(20));
  await db
    .updateTable('webhook_deliveries')
    .set({ attempts: maxAttempts - 1 })
    .execute();
  const told: number[] = [];
  const errors: unknown[] = [];
  const office = { ...config, messages: { ...config.messages, alertTo: ['ofis@example.com'] } };
  for (const connection of [db, secondConnection.db, db, secondConnection.db]) {
    const post = async ({ body }: { body: string }) => {
      const { id }: { id: number } = JSON.parse(body).data;
      told.push(id);
      return lost.has(id) ? refused : delivered;
    };
    const webhooks = createWebhooks(connection, post, office, (error) => errors.push(error));
    webhooks.start();
    onTestFinished(() => webhooks.stop());
  }
  const list = async () => (await server.call('GET', '/webhooks')).json();
  await expect.poll(list, { timeout: 20_000 }).toMatchObject([{ waiting: 0, given_up: lost.size }]);
  expect(told.toSorted((one, other) => one - other)).toEqual(ids);
  const alerts = await db
    .selectFrom('outbox_messages')
    .select('subject')
    .where('recipient', '=', 'ofis@example.com')
    .execute();
  expect(alerts).toEqual([{ subject: 'Webhook bildirimi gönderilemedi' }]);
  expect(errors).toEqual([]);
});
