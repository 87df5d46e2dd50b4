/**
 * While a backup runs, no file may be removed from the store, because the copied database refers to
 * files that are copied after it. The pause is stored in the database, so that it holds for every
 * process, and expires when a backup is killed.
 */
import { type Kysely, type SqlBool, sql } from 'kysely';
import { databaseTimeIsPlausible } from '../database/clock.ts';
import type { Database } from '../database/schema.ts';

const pauseMinutes = 5;
const extendEveryMs = 60_000;

/**
 * The condition for claiming removals. Files that were claimed before the pause began may still be
 * removed: they were released before the backup copies the database, which does not name them. A
 * clock that jumps ahead would end the pause and make the files of forms due that are being sent.
 */
export const removalsAllowed = sql<SqlBool>`(
  not exists (select from removal_pause where until > now()) and ${databaseTimeIsPlausible}
)`;

interface RemovalPause {
  /** @throws Error when the pause has expired, so that files may have been removed. */
  check(): void;
  /** Stops extending the pause, which then expires; another backup may rely on it. */
  end(): void;
}

/** Pauses removals until `end` is called. */
export async function pauseRemovals(db: Kysely<Database>): Promise<RemovalPause> {
  let lastsUntil = 0;
  const extend = async () => {
    const askedAt = performance.now();
    await db
      .updateTable('removal_pause')
      .set({ until: sql<Date>`greatest(until, now() + make_interval(mins => ${pauseMinutes}))` })
      .execute();
    lastsUntil = askedAt + pauseMinutes * 60_000;
  };
  await extend();
  // a failed extension is repeated in a minute; check() reports when the pause has expired
  const timer = setInterval(() => void extend().catch(() => undefined), extendEveryMs);
  timer.unref();
  return {
    check() {
      if (performance.now() > lastsUntil)
        throw new Error(
          'The database did not answer for five minutes, so files may have been removed meanwhile',
        );
    },
    end: () => clearInterval(timer),
  };
}
