/** What programs are told of land requests; one attempt is tested by `postWebhook.test.ts`. */
import { createServer, type IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { alertText } from '../../../server/outbox/alertText.ts';
import { maxAttempts } from '../../../server/outbox/outbox.ts';
import { webhookText } from '../../../server/resources/webhooks/webhookText.ts';
import {
  type AttemptEnd,
  createPostWebhook,
  type PostWebhook,
} from '../../../server/webhooks/postWebhook.ts';
import { signedHeaders } from '../../../server/webhooks/signature.ts';
import { claim, createWebhooks, removeOldDeliveries } from '../../../server/webhooks/webhooks.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';
import { startRecordServer } from '../fixtures/recordServer.ts';
import { listenUntil } from '../outbox/receivers.ts';

type Schemas = components['schemas'];
const allEvents: Schemas['WebhookEvent'][] = ['received', 'offered', 'purchased', 'canceled', 'joined'];
const taken: AttemptEnd = { failure: undefined, status: 204, retryAfterSeconds: undefined };
const refused = (status: number, retryAfterSeconds?: number): AttemptEnd => ({
  failure: status === 410 ? 'gone' : 'refused',
  status,
  retryAfterSeconds,
});
const start = new Date();

const test = clockServerTest(start, {
  WEBHOOK_ALLOW_PRIVATE: 'on',
  ALERT_TO: 'ofis@example.com',
}).extend('hooks', async ({ server }) => {
  const { db } = server.services;
  await db.deleteFrom('webhooks').execute();
  await db.deleteFrom('outbox_messages').execute();
  const list = async (): Promise<Schemas['Webhook'][]> => (await server.call('GET', '/webhooks')).json();
  const log = async (query = ''): Promise<Schemas['WebhookDelivery'][]> =>
    (await server.call('GET', `/webhook-deliveries${query}`)).json();
  return {
    list,
    log,
    /** What the office was told of webhooks. */
    async alerts() {
      const rows = await db.selectFrom('outbox_messages').select(['recipient', 'subject', 'body']).execute();
      return rows.filter(({ subject }) => subject.startsWith('Webhook'));
    },
    /** Makes every delivery due now. */
    async makeDue() {
      await db.updateTable('webhook_deliveries').set({ next_attempt_at: sql<Date>`now()` }).execute();
      await db.updateTable('webhooks').set({ slowed_until: null }).execute();
    },
    async add(address: string, events = allEvents): Promise<{ id: number; secret: string }> {
      const answer = await server.call('POST', '/webhooks', { address, events });
      expect(answer.statusCode).toBe(200);
      return answer.json();
    },
    change: (id: number, change: object) => server.call('PATCH', `/webhooks/${id}`, change),
    offer: (id: number) => server.call('PATCH', `/lands/${id}`, { teklif_tutar: 1_250_000 }),
    /** Delivers by `post` until the end of the test. */
    run(post: PostWebhook) {
      const running = createWebhooks(db, post, server.services.config, (error) =>
        server.services.log.error({ err: error }),
      );
      running.start();
      onTestFinished(() => running.stop());
      return running;
    },
  };
});

/** A receiver that answers with the codes in turn, then always with the last. */
async function startReceiver(...codes: number[]) {
  const received: { body: string; headers: IncomingMessage['headers'] }[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      received.push({ body, headers: request.headers });
      response.writeHead(codes[Math.min(received.length, codes.length) - 1] ?? 200).end();
    });
  });
  return { address: `http://127.0.0.1:${await listenUntil(onTestFinished, receiver)}/`, received };
}

test('each chosen event of a land request arrives signed, with its id and state and nothing of its owner', async ({
  server,
  hooks,
}) => {
  const { address, received } = await startReceiver(204);
  const { secret } = await hooks.add(address, ['received', 'offered']);
  const id = await server.addLandRequest();
  expect((await hooks.offer(id)).statusCode).toBe(200);
  expect((await server.call('PATCH', `/lands/purch/${id}`)).statusCode).toBe(202);
  hooks.run(createPostWebhook({ allowsPrivate: true }));
  await vi.waitFor(() => expect(received).toHaveLength(2));
  // two may be under way at once, and arrive in either order
  const bodies = received.map(({ body }) => JSON.parse(body));
  expect(bodies.toSorted((a, b) => a.data.durum - b.data.durum)).toEqual([
    {
      type: 'land_request.received',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { id, durum: 1, version: 1 },
    },
    { type: 'land_request.offered', timestamp: expect.any(String), data: { id, durum: 2, version: 2 } },
  ]);
  for (const { body, headers } of received) {
    const { 'webhook-id': messageId, 'webhook-timestamp': seconds, 'webhook-signature': signature } = headers;
    const at = new Date(Number(seconds) * 1000);
    const expected = signedHeaders([secret], { id: String(messageId), at, body });
    expect(signature).toBe(expected['webhook-signature']);
    expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
  }
  await vi.waitFor(async () =>
    expect(await hooks.log('?state=delivered')).toMatchObject([
      { event: 'offered', land_request_id: id, status: 204, attempts: 1 },
      { event: 'received', land_request_id: id, status: 204, attempts: 1 },
    ]),
  );
});

test('what was rolled back is told to nobody', async ({ server, hooks }) => {
  await hooks.add('https://crm.example/a');
  const { db } = server.services;
  const change = db.transaction().execute(async (trx) => {
    await trx
      .insertInto('history')
      .values({
        kind: 'request',
        record_id: 1,
        actor_id: null,
        actor_name: 'Ziyaretçi',
        action: 'received',
        detail: null,
      })
      .execute();
    throw new Error('rolled back');
  });
  await expect(change).rejects.toThrow('rolled back');
  expect(await hooks.log()).toEqual([]);
});

test('a body holds the state after the whole change, as the leader of a joined land request', async ({
  server,
  hooks,
}) => {
  await hooks.add('https://crm.example/a', ['joined']);
  const [first, second] = [await server.addLandRequest(), await server.addLandRequest()];
  const answer = await server.call('PUT', `/lands/joined/${second}`, { joined_to: first });
  expect(answer.statusCode).toBe(200);
  const joined = await server.services.db
    .selectFrom('webhook_deliveries')
    .select('body')
    .where('land_request_id', '=', second)
    .execute();
  expect(joined.map(({ body }) => JSON.parse(body).data)).toMatchObject([{ id: second, joined_to: first }]);
});

test('a failed delivery is repeated byte by byte under its id, with growing waits, and then given up, of which the office is told once', async ({
  server,
  hooks,
}) => {
  const posts: Parameters<PostWebhook>[0][] = [];
  await hooks.add('https://crm.example/a');
  await server.addLandRequest();
  const running = hooks.run(async (post) => {
    posts.push(post);
    return refused(500);
  });
  const waits: number[] = [];
  for (const attempts of [1, 2, 3]) {
    await vi.waitFor(async () => expect(await hooks.log()).toMatchObject([{ attempts, status: 500 }]));
    const [{ next_attempt_at = '', attempted_at = '' } = {}] = await hooks.log();
    waits.push((Date.parse(next_attempt_at) - Date.parse(attempted_at)) / 1000);
    if (attempts === 3) break;
    await hooks.makeDue();
    running.wake();
  }
  for (const [index, least] of [30, 60, 120].entries()) {
    expect(waits[index]).toBeGreaterThan(least - 1);
    expect(waits[index]).toBeLessThan(1.25 * least + 10);
  }
  expect(new Set(posts.map(({ body }) => body)).size).toBe(1);
  expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await hooks.alerts()).toEqual([]);
  await server.addLandRequest();
  await server.services.db
    .updateTable('webhook_deliveries')
    .set({ attempts: maxAttempts - 1 })
    .execute();
  await hooks.makeDue();
  running.wake();
  const givenUp = { state: 'givenUp', failure: 'refused' };
  await vi.waitFor(async () => expect(await hooks.log()).toMatchObject([givenUp, givenUp]));
  expect(await hooks.list()).toMatchObject([{ waiting: 0, given_up: 2 }]);
  const { subject, body } = alertText.webhook(server.services.config.publicUrl, 'crm.example', false);
  expect(await hooks.alerts()).toEqual([{ recipient: 'ofis@example.com', subject, body }]);
});

test('410 ends a webhook and what waits for it, until an admin switches it on again', async ({
  server,
  hooks,
}) => {
  const { id } = await hooks.add('https://crm.example/a');
  for (let count = 0; count < 3; count += 1) await server.addLandRequest();
  let status = 410;
  const running = hooks.run(async () => (status === 410 ? refused(410) : taken));
  await vi.waitFor(async () =>
    expect(await hooks.list()).toMatchObject([{ active: false, ended_at: expect.any(String), waiting: 0 }]),
  );
  expect((await hooks.log()).map(({ state }) => state)).toEqual(['givenUp', 'givenUp', 'givenUp']);
  await vi.waitFor(async () => expect(await hooks.alerts()).toMatchObject([{ subject: 'Webhook kapandı' }]));
  await server.addLandRequest();
  expect(await hooks.log()).toHaveLength(3);
  const [newest] = await hooks.log();
  const resend = () => server.call('POST', `/webhook-deliveries/${newest?.id}/resend`);
  expect([(await resend()).statusCode, (await resend()).json().message]).toEqual([
    409,
    webhookText.switchedOff,
  ]);
  status = 204;
  expect((await hooks.change(id, { active: true })).statusCode).toBe(200);
  const [on] = await hooks.list();
  expect([on?.active, on?.ended_at]).toEqual([true, undefined]);
  expect((await resend()).statusCode).toBe(200);
  running.wake();
  await vi.waitFor(async () => expect(await hooks.log('?state=delivered')).toHaveLength(1));
});

test.for([
  [429, undefined, 60],
  [504, undefined, 60],
  [503, 900, 900],
  [429, 999_999, 24 * 3600],
] as const)(
  '%i with Retry-After %s lets the receiver rest for %i s',
  async ([status, wish, seconds], { server, hooks }) => {
    await hooks.add('https://crm.example/a');
    let posts = 0;
    const running = hooks.run(async () => {
      posts += 1;
      return refused(status, wish);
    });
    await server.addLandRequest();
    running.wake();
    await vi.waitFor(async () => {
      const [{ slowed_until = '' } = {}] = await hooks.list();
      const rest = (Date.parse(slowed_until) - Date.now()) / 1000;
      expect(Math.abs(rest - seconds)).toBeLessThan(15);
    });
    await server.addLandRequest();
    expect(await claim(server.services.db)).toBeUndefined();
    expect(posts).toBe(1);
  },
);

test('a receiver that hangs holds up no other one', async ({ server, hooks }) => {
  await hooks.add('https://slow.example/');
  await hooks.add('https://crm.example/a');
  for (let count = 0; count < 4; count += 1) await server.addLandRequest();
  const told: string[] = [];
  const release = Promise.withResolvers<AttemptEnd>();
  const running = hooks.run(async ({ address }) => {
    told.push(address);
    return address === 'https://slow.example/' ? await release.promise : taken;
  });
  running.wake();
  await vi.waitFor(() => {
    expect(told.filter((address) => address === 'https://crm.example/a')).toHaveLength(4);
  });
  expect(told.filter((address) => address === 'https://slow.example/')).toHaveLength(2);
  release.resolve(taken);
  await vi.waitFor(async () => expect(await hooks.log('?state=delivered')).toHaveLength(8));
});

test('two processes never make the same attempt, and one under way cannot be sent again', async ({
  server,
  hooks,
}) => {
  await hooks.add('https://crm.example/a');
  for (let count = 0; count < 5; count += 1) await server.addLandRequest();
  const posts: string[] = [];
  const release = Promise.withResolvers<AttemptEnd>();
  const post: PostWebhook = async ({ headers }) => {
    posts.push(String(headers['webhook-id']));
    return await release.promise;
  };
  const both = [hooks.run(post), hooks.run(post)];
  await vi.waitFor(() => expect(posts).toHaveLength(4));
  const underWay = (await hooks.log()).filter(({ attempts }) => attempts === 1);
  const again = await server.call('POST', `/webhook-deliveries/${underWay[0]?.id}/resend`);
  expect([again.statusCode, again.json().message]).toEqual([409, webhookText.underWay]);
  release.resolve(taken);
  for (const one of both) one.wake();
  await vi.waitFor(async () => expect(await hooks.log('?state=delivered')).toHaveLength(5));
  expect(new Set(posts).size).toBe(5);
  expect(posts).toHaveLength(5);
});

test('while it is off a webhook is not told, and what waited goes out once it is on', async ({
  server,
  hooks,
}) => {
  const { id } = await hooks.add('https://crm.example/a');
  const early = await server.addLandRequest();
  await hooks.change(id, { active: false });
  await server.addLandRequest();
  expect(await claim(server.services.db)).toBeUndefined();
  await hooks.change(id, { active: true });
  expect(await hooks.log(`?webhook_id=${id}`)).toMatchObject([{ land_request_id: early }]);
  expect(await claim(server.services.db)).toMatchObject({ attempts: 1 });
});

test('for a day after a change both secrets sign, and neither is shown or logged', async ({
  server,
  hooks,
}) => {
  const { id, secret } = await hooks.add('https://crm.example/a');
  const answer = await server.call('POST', `/webhooks/${id}/secret`);
  const { secret: next }: { secret: string } = answer.json();
  expect(next).not.toBe(secret);
  const [shown] = await hooks.list();
  expect(shown?.both_until).toBe(new Date(start.getTime() + 24 * 3600_000).toISOString());
  await server.addLandRequest();
  const due = await claim(server.services.db);
  expect(due).toMatchObject({ secret: next, previous_secret: secret });
  const everything = [await hooks.list(), await hooks.log(), server.logLines];
  for (const one of [secret, next]) expect(JSON.stringify(everything)).not.toContain(one);
  await server.services.db
    .updateTable('webhooks')
    .set({ previous_until: new Date(0) })
    .execute();
  await server.addLandRequest();
  expect(await claim(server.services.db)).toMatchObject({ secret: next, previous_secret: null });
});

test('an address must be new and without a password; a removed webhook leaves the history alone', async ({
  server,
  hooks,
}) => {
  const { id } = await hooks.add('https://crm.example/a');
  const add = async (address: string) => {
    const answer = await server.call('POST', '/webhooks', { address, events: ['received'] });
    return [answer.statusCode, answer.json().fields?.address];
  };
  expect(await add('https://crm.example/a#b')).toEqual([409, webhookText.taken]);
  expect(await add('https://ali:sifre@crm.example/b')).toEqual([400, webhookText.badAddress]);
  expect(await add('https://crm.example:99999/')).toEqual([400, webhookText.badAddress]);
  const other = await hooks.add('http://10.0.0.7/hooks');
  expect((await hooks.change(other.id, { address: 'https://crm.example/a' })).statusCode).toBe(409);
  for (const status of [200, 404])
    expect((await server.call('DELETE', `/webhooks/${id}`)).statusCode).toBe(status);
  const history = await server.historyOf('user', 61);
  expect(history.slice(0, 2)).toMatchObject([
    { action: 'webhookRemoved', detail: { title: 'crm.example' } },
    { action: 'webhookAdded', detail: { title: '10.0.0.7' } },
  ]);
});

test('without the setting for tests, only https addresses of the internet are taken', async () => {
  const server = await startRecordServer();
  onTestFinished(() => server.stop());
  const add = async (address: string) => {
    const answer = await server.call('POST', '/webhooks', { address, events: ['received'] });
    return [answer.statusCode, answer.json().fields?.address];
  };
  expect(await add('http://crm.example/')).toEqual([400, webhookText.badAddress]);
  for (const host of ['localhost', '127.1', '[::1]', '169.254.169.254', 'a.localhost.'])
    expect(await add(`https://${host}/`), host).toEqual([400, webhookText.privateAddress]);
  expect((await add('https://crm.example/'))[0]).toBe(200);
});

test('there are at most 20 webhooks, and the log keeps 30 days', async ({ server, hooks }) => {
  for (let count = 0; count < 20; count += 1) await hooks.add(`https://crm.example/${count}`);
  const address = 'https://crm.example/20';
  const more = await server.call('POST', '/webhooks', { address, events: ['received'] });
  expect([more.statusCode, more.json().message]).toEqual([409, webhookText.tooMany]);
  await server.addLandRequest();
  const { db } = server.services;
  await removeOldDeliveries(db, new Date(Date.now() + 29 * 24 * 3600_000));
  expect(await hooks.log()).toHaveLength(20);
  await removeOldDeliveries(db, new Date(Date.now() + 31 * 24 * 3600_000));
  expect(await hooks.log()).toEqual([]);
});
