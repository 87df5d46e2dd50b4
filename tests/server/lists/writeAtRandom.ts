import type { Kysely } from 'kysely';
import type { Database } from '../../../server/database/schema.ts';
import { choices } from '../fixtures/choices.ts';

type Db = Kysely<Database>;
/** The statements of one transaction. */
export type Write = (db: Db, choose: (below: number) => number) => Promise<unknown>;

class RolledBack extends Error {}

/**
 * Runs one caller's transactions, about a quarter of which are rolled back. PostgreSQL ends one of
 * two callers that lock the same rows in different orders: its transaction is rolled back too.
 */
export async function writeAtRandom(db: Db, writes: readonly Write[], seed: number, steps: number) {
  const choose = choices(seed);
  for (let step = 0; step < steps; step++) {
    const write = writes[choose(writes.length)];
    const isRolledBack = choose(4) === 0;
    await db
      .transaction()
      .execute(async (trx) => {
        await write?.(trx, choose);
        if (isRolledBack) throw new RolledBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack || isDeadlock(error))) throw error;
      });
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}
