/**
 * While a backup runs, no stored file may be removed: the copy of the database names files that are
 * copied after it. The pause stands in the database, so that it holds for every process, and it
 * ends by itself when a backup is killed.
 */
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const pauseMinutes = 5;
const extendEveryMs = 60_000;

/**
 * The condition on which a removal round takes names. A round that took its names before the pause
 * began is harmless: those files were released before the backup copies the database, so the copy
 * does not name them.
 */
export const removalsAllowed = sql<SqlBool>`not exists (select from removal_pause where until > now())`;

export interface RemovalPause {
  /**
   * @throws Error when the pause has run out because it could not be extended: files may have been
   * removed since.
   */
  check(): void;
  /**
   * Stops extending the pause. It runs out by itself, because another backup may rely on it too.
   */
  end(): void;
}

/** Pauses the removals from now on, until it is told to end. */
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
  // an extension that fails is tried again in a minute; check() tells when that took too long
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
