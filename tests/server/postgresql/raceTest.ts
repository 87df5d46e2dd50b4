import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { connect } from '../../../server/database/connect.ts';
import type { Database } from '../../../server/database/schema.ts';
import { recordTest } from '../fixtures/recordTest.ts';

/** The number of connections to this database that wait for a lock. */
async function waiting(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Resolves when each call waits for a lock or has ended.
 * @throws Error when one does neither within 10 s: the test would pass without a race.
 */
export async function untilWaiting(db: Kysely<Database>, calls: Promise<unknown>[]): Promise<void> {
  const limitMs = 10_000;
  let ended = 0;
  for (const call of calls) {
    const end = () => {
      ended += 1;
    };
    call.then(end, end);
  }
  const began = performance.now();
  while ((await waiting(db)) + ended < calls.length) {
    if (performance.now() - began > limitMs) {
      throw new Error(`Of ${calls.length} calls, some neither wait for a lock nor have ended`);
    }
    await pause(10);
  }
}

/** Stores a row behind all others of its table; `column` is one that may be updated. */
export async function storeLast(
  db: Kysely<Database>,
  { table, column, row }: { table: keyof Database; column: string; row: RawBuilder<SqlBool> },
): Promise<void> {
  // leaves no gap in which the row could be stored instead
  await sql`vacuum full ${sql.table(table)}`.execute(db);
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} where ${row}`.execute(db);
}

/**
 * Makes the queries of a transaction scan tables, whose rows they then meet in the order in which
 * they were stored. An index may hide that a query lacks an order.
 */
export async function readWithoutIndexes(trx: Transaction<Database>): Promise<void> {
  for (const plan of ['indexscan', 'indexonlyscan', 'bitmapscan', 'mergejoin'])
    await sql`set local ${sql.ref(`enable_${plan}`)} = off`.execute(trx);
}

/** A test with a second connection to its server's database, like another process's. */
export const raceTest = recordTest
  .extend('secondConnection', { scope: 'file' }, async ({ server }, { onCleanup }) => {
    const connection = await connect(server.services.config, () => {});
    onCleanup(connection.close);
    return connection;
  })
  /**
   * Runs calls during a transaction of the second connection. The transaction runs `hold`; the
   * calls begin; when each of them waits for a lock or has ended, it runs `finish` and commits.
   * @returns the results of the calls.
   * @throws Error when a call does neither within 10 s.
   */
  .extend(
    'duringTransaction',
    { scope: 'file' },
    ({ secondConnection: { db } }) =>
      async <Result>(steps: {
        hold: (trx: Transaction<Database>) => Promise<unknown>;
        calls: (() => Promise<Result>)[];
        finish?: (trx: Transaction<Database>) => Promise<unknown>;
      }): Promise<Result[]> => {
        let running: Promise<Result[]> = Promise.resolve([]);
        await db.transaction().execute(async (trx) => {
          await steps.hold(trx);
          const calls = steps.calls.map((call) => call());
          running = Promise.all(calls);
          running.catch(() => {});
          await untilWaiting(db, calls);
          await steps.finish?.(trx);
        });
        return await running;
      },
  );
