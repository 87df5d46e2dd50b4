import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
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

/** Resolves when `count` connections wait for a lock, or after `limitMs`. */
async function untilWaiting(db: Kysely<Database>, count: number, limitMs = 2_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (performance.now() < end && (await waiting(db)) < count) await pause(10);
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
   * calls begin; when they all wait for its locks or have ended, it runs `finish` and commits.
   * @returns the results of the calls.
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
          running = Promise.all(steps.calls.map((call) => call()));
          running.catch(() => {});
          await Promise.race([untilWaiting(db, steps.calls.length), running.catch(() => {})]);
          await steps.finish?.(trx);
        });
        return await running;
      },
  );
