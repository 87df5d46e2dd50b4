import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Trimming this much makes other queries wait for a fifth of a second. */
const maxWalBytes = 32 * 1024 * 1024;
const roundIntervalMs = 10_000;

/**
 * Does for the embedded database what a PostgreSQL server's checkpointer does. Without it the
 * write-ahead log (WAL) would grow until the database is closed.
 * @returns the function that ends it, and waits for the running round.
 */
export function keepWalShort(db: Kysely<Database>, onFailure: (error: unknown) => void): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(() => trimWal(db)).catch(onFailure);
  }, roundIntervalMs).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

/** A checkpoint syncs all tables to the disk before it gives up the log of their changes. */
async function trimWal(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes
    from pg_control_checkpoint()`.execute(db);
  if (Number(rows[0]?.bytes) > maxWalBytes) await sql`checkpoint`.execute(db);
}
