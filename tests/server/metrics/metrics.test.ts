import Fastify from 'fastify';
import { test as base, expect } from 'vitest';
import { parseConfig } from '../../../server/config/config.ts';
import { createClock } from '../../../server/database/clock.ts';
import { createMetrics } from '../../../server/metrics/metrics.ts';
import { serveMetrics } from '../../../server/metrics/metricsServer.ts';
import { openTestDatabase } from '../fixtures/testDatabases.ts';

const disk = { volumes: async () => [{ name: 'files' as const, freeBytes: 3, totalBytes: 9 }] };

/** The metrics of a database and a small app, served on a port. */
const test = base.extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
  const connection = await openTestDatabase();
  const clock = createClock(connection.db, () => new Date(), { isEmbedded: true });
  const metrics = createMetrics(connection, { clock, disk });
  const app = Fastify();
  metrics.measure(app);
  app.get('/people/:name', (_request, reply) => reply.send('ok'));
  app.get('/busy/:name', (_request, reply) => reply.code(429).send());
  app.get('/assets/page-a1b2.js', (_request, reply) => reply.send('1'));
  await app.ready();
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  onCleanup(async () => {
    await served.stop();
    await app.close();
    await connection.close();
  });
  return {
    db: connection.db,
    url: served.url,
    get: (url: string) => app.inject({ method: 'GET', url }),
    lines: async () => (await metrics.collect()).split('\n'),
  };
});

test('metrics are served only where a port is set', () => {
  expect(parseConfig({}).metrics).toBeUndefined();
  expect(parseConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(() => parseConfig({ METRICS_PORT: 'many' })).toThrow('METRICS_PORT must be a whole number');
});

test('requests are counted by the pattern of their route, and no metric shows their address', async ({
  product: { get, lines },
}) => {
  await get('/people/ayse?phone=05320000000');
  await get('/people/mehmet');
  await get('/assets/page-a1b2.js');
  await get('/unknown/fatma');
  const found = await lines();
  expect(found).toEqual(
    expect.arrayContaining([
      'http_request_duration_seconds_count{method="GET",route="/people/:name",status="200"} 2',
      'http_request_duration_seconds_count{method="GET",route="/assets/*",status="200"} 1',
      'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
    ]),
  );
  expect(found.filter((line) => /ayse|mehmet|fatma|05320000000|a1b2/.test(line))).toEqual([]);
});

test('the room on the disk is reported', async ({ product: { lines } }) => {
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'arazi_disk_free_bytes{volume="files"} 3',
      'arazi_disk_total_bytes{volume="files"} 9',
    ]),
  );
});

test('refusals for too many attempts are counted', async ({ product: { get, lines } }) => {
  await get('/busy/ayse');
  expect(await lines()).toContain('arazi_throttled_requests_total{route="/busy/:name"} 1');
});

test('the backlog of messages and removals is reported', async ({ product: { db, lines } }) => {
  await db
    .insertInto('outbox_messages')
    .values({
      kind: 'resetLink',
      recipient: 'ayse@example.com',
      subject: 'Şifre',
      body: 'Metin',
      search_text: '',
      created_at: new Date(Date.now() - 600_000),
    })
    .execute();
  await db.insertInto('file_removals').values({ name: 'eskidosya.jpg' }).execute();
  const found = await lines();
  expect(found).toEqual(
    expect.arrayContaining([
      'arazi_database_up 1',
      'arazi_outbox_messages{state="waiting"} 1',
      'arazi_outbox_messages{state="failed"} 0',
      'arazi_file_removals_due 1',
      'arazi_clock_implausible 0',
    ]),
  );
  const [, age] = found.find((line) => line.startsWith('arazi_outbox_oldest_seconds '))?.split(' ') ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(600);
  expect(Number(age)).toBeLessThan(900);
  expect(found.filter((line) => /ayse|eskidosya/.test(line))).toEqual([]);
});

test('metrics are served on one path only', async ({ product: { url } }) => {
  const answer = await fetch(`${url}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await answer.text()).toContain('process_cpu_seconds_total');
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('without a database the other metrics are still reported', async () => {
  const closed = await openTestDatabase();
  await closed.close();
  const clock = createClock(closed.db, () => new Date(), { isEmbedded: true });
  const without = createMetrics(closed, { clock, disk });
  const text = await without.collect();
  expect(text).toContain('arazi_database_up 0');
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toMatch(/^arazi_outbox_oldest_seconds \d/m);
});
