/** A PostgreSQL server that hangs ends calls with an error, and leaves nothing half done. */
import { connect as connectTcp, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { test as base, describe, expect, vi } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import { listen } from '../../../server/http/listen.ts';
import { createServerDatabase } from '../fixtures/testDatabases.ts';

const limits = { max: 3, statementMs: 300, silenceMs: 600 };
const longer = (ms: number) => sql`select pg_sleep(${ms / 1000})`;

const test = base
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await createServerDatabase();
    onCleanup(database.drop);
    return database;
  })
  /** Passes bytes on to the database's server until it is frozen, like a server that hangs. */
  .extend('server', async ({ database }, { onCleanup }) => {
    const { hostname, port } = new URL(database.url);
    const sockets = new Set<Socket>();
    let frozen = false;
    const proxy = createServer((client) => {
      const upstream = connectTcp(Number(port), hostname);
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        sockets.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
        if (frozen) from.pause();
      }
    });
    const proxyPort = await listen(proxy, { host: '127.0.0.1', port: 0 });
    onCleanup(() => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    });
    const url = new URL(database.url);
    url.port = String(proxyPort);
    return {
      url: url.href,
      freeze() {
        frozen = true;
        for (const socket of sockets) socket.pause();
      },
      thaw() {
        frozen = false;
        for (const socket of sockets) socket.resume();
      },
    };
  })
  .extend('connection', async ({ server }, { onCleanup }) => {
    const connection = await connect({ databaseUrl: server.url, dataDir: '' }, () => {}, limits);
    onCleanup(() => connection.close());
    return connection;
  });

test('a statement of a call may take 20 seconds, one of a migration as long as it needs', async ({
  database,
}) => {
  const { db, patientDb, close } = await connect({ databaseUrl: database.url, dataDir: '' }, () => {});
  const shown = async (of: typeof db) =>
    (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(of)).rows[0]?.statement_timeout;
  expect([await shown(db), await shown(patientDb)]).toEqual(['20s', '0']);
  await close();
});

test('a slow statement fails at its limit, and does not hold up the next one', async ({ connection }) => {
  await expect(longer(5_000).execute(connection.db)).rejects.toThrow('statement timeout');
  expect((await sql`select 1 as one`.execute(connection.db)).rows).toEqual([{ one: 1 }]);
  await longer(2 * limits.silenceMs).execute(connection.patientDb);
});

test('so does one that waits for a lock', async ({ connection: { db, patientDb } }) => {
  await patientDb.transaction().execute(async (trx) => {
    await sql`lock table land_requests`.execute(trx);
    await expect(db.selectFrom('land_requests').select('id').execute()).rejects.toThrow('statement timeout');
  });
});

test('a connection that ends in the middle of a transaction fails it alone', async ({
  connection: { db, patientDb },
}) => {
  const broken = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(patientDb);
    // without a listener, the error of the connection would end the process here
    await new Promise((resolve) => setImmediate(resolve));
    await sql`select 1`.execute(trx);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

describe('while the server does not answer', () => {
  test('a statement fails, and later ones succeed once it does', async ({ server, connection: { db } }) => {
    await sql`select 1`.execute(db);
    server.freeze();
    await expect(sql`select 1`.execute(db)).rejects.toThrow();
    server.thaw();
    // a new connection may take longer than the short limit on silence
    const { rows } = await vi.waitFor(() => sql`select 2 as two`.execute(db), { timeout: 10_000 });
    expect(rows).toEqual([{ two: 2 }]);
  });

  test('no transaction that failed to begin swallows a later change', async ({
    server,
    connection: { db, patientDb },
  }) => {
    const key = 'a change after the failure';
    await sql`select 1`.execute(db);
    server.freeze();
    await expect(db.transaction().execute((trx) => sql`select 1`.execute(trx))).rejects.toThrow();
    server.thaw();
    const change = db
      .insertInto('throttle_counters')
      .values({ key_hash: key, hits: 1, resets_at: new Date() });
    await vi.waitFor(() => change.execute(), { timeout: 10_000 });
    const stored = patientDb.selectFrom('throttle_counters').select('hits').where('key_hash', '=', key);
    expect(await stored.execute()).toEqual([{ hits: 1 }]);
  });
});
