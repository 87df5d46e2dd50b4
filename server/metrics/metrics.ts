/**
 * Metrics for operators, in the format of Prometheus. Labels hold route patterns, methods, states
 * and statuses, never an address, a name or a token.
 */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../database/clock.ts';
import type { Connection } from '../database/connect.ts';
import { withinMs } from '../database/withinMs.ts';
import type { DiskSpace } from '../files/diskSpace.ts';

const queryLimitMs = 2_000;

export interface Metrics {
  /** Measures every answer of the app. */
  measure(app: FastifyInstance): void;
  contentType: string;
  /** All metrics as text; without the database's when it does not answer within two seconds. */
  collect(): Promise<string>;
}

export function createMetrics(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  { clock, disk }: { clock: Pick<Clock, 'doubt'>; disk: Pick<DiskSpace, 'volumes'> },
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measurePool(registry, pool);
  measureDisk(registry, disk);
  const { requests, throttled } = requestMetrics(registry);
  const refresh = databaseMetrics(registry, db, clock);
  return {
    measure(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const route = labelOf(request.routeOptions.url);
        requests.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
        if (reply.statusCode === 429) throttled.inc({ route });
        done();
      });
    },
    contentType: registry.contentType,
    async collect() {
      await refresh();
      return await registry.metrics();
    },
  };
}

/** The pattern of a route. The files of the built pages, a route each, are counted together. */
function labelOf(url: string | undefined): string {
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

function requestMetrics(registry: Registry) {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const throttled = new Counter({
    name: 'arazi_throttled_requests_total',
    help: 'Requests refused with 429',
    labelNames: ['route'],
    registers: [registry],
  });
  return { requests, throttled };
}

/** Adds metrics of the connection pool; the embedded database has none. */
function measurePool(registry: Registry, pool: Connection['pool']): void {
  if (!pool) return;
  const measures = [
    ['in_use', 'Connections to the database server that are in use', () => pool().inUse],
    ['waiting', 'Calls that wait for a connection to the database server', () => pool().waiting],
    ['max', 'Connections to the database server that this process may open', () => pool().max],
  ] as const;
  for (const [name, help, read] of measures) {
    new Gauge({
      name: `arazi_database_pool_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
}

/** Adds the room on the disks of the database and the files. */
function measureDisk(registry: Registry, disk: Pick<DiskSpace, 'volumes'>): void {
  const measures = [
    ['free', 'What may still be written to the disk', 'freeBytes'],
    ['total', 'The size of the disk', 'totalBytes'],
  ] as const;
  for (const [name, help, field] of measures) {
    new Gauge({
      name: `arazi_disk_${name}_bytes`,
      help,
      labelNames: ['volume'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const volume of await disk.volumes()) this.set({ volume: volume.name }, volume[field]);
      },
    });
  }
}

/** @returns a function that queries the database: it never fails and never runs concurrently. */
function databaseMetrics(
  registry: Registry,
  db: Connection['db'],
  clock: Pick<Clock, 'doubt'>,
): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const up = gauge('arazi_database_up', 'Whether the database answered the queries of this scrape');
  const messages = new Gauge({
    name: 'arazi_outbox_messages',
    help: 'Messages that are not delivered',
    labelNames: ['state'],
    registers: [registry],
  });
  const oldest = gauge('arazi_outbox_oldest_seconds', 'Age of the oldest message that is to be delivered');
  const removals = gauge('arazi_file_removals_due', 'Stored files that are to be removed now');
  const doubted = gauge(
    'arazi_clock_implausible',
    'Whether the clock is more than seven days from the latest time seen, so that nothing is removed',
  );
  let query: Promise<Backlog> | undefined;

  return async () => {
    query ??= readBacklog(db, clock).finally(() => {
      query = undefined;
    });
    try {
      const backlog = await withinMs(query, queryLimitMs);
      up.set(1);
      for (const state of ['waiting', 'failed', 'givenUp']) messages.set({ state }, 0);
      for (const { state, count } of backlog.messages) messages.set({ state }, count);
      oldest.set(Math.max(0, ...backlog.messages.map(({ age }) => age)));
      removals.set(backlog.removals);
      doubted.set(backlog.isClockDoubted ? 1 : 0);
    } catch {
      // a missing value is better than an outdated one
      messages.reset();
      for (const one of [oldest, removals, doubted]) one.remove();
      up.set(0);
    }
  };
}

interface Backlog {
  messages: { state: string; count: number; age: number }[];
  removals: number;
  isClockDoubted: boolean;
}

/** Indexes answer these queries, regardless of the number of delivered messages. */
async function readBacklog(db: Connection['db'], clock: Pick<Clock, 'doubt'>): Promise<Backlog> {
  const messages = await sql<Backlog['messages'][number]>`
    select state, count(*)::int as count, extract(epoch from now() - min(created_at))::float8 as age
    from outbox_messages where delivered_at is null and abandoned_as is null group by state
    union all
    select state, count(*)::int, 0 from outbox_messages where state = 'givenUp' group by state`.execute(db);
  const removals = await sql<{ count: number }>`
    select count(*)::int as count from file_removals where due_at <= now()`.execute(db);
  return {
    messages: messages.rows,
    removals: removals.rows[0]?.count ?? 0,
    isClockDoubted: (await clock.doubt()) !== undefined,
  };
}
