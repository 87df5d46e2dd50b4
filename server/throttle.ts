import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database/schema.ts';
import { Refusal } from './refusal.ts';
import { text } from './text.ts';

/** Counts attempts in the database, so that several processes count together. */
export interface Throttle {
  /**
   * Counts one attempt under `key`; the window begins with its first.
   * @throws Refusal 429 with `Retry-After` when the window has seen more than `limit`.
   */
  hit(key: string, limit: number, windowSeconds: number): Promise<void>;
  /** Takes one counted attempt back, where only failures should count. */
  giveBack(key: string): Promise<void>;
  /** Forgets the attempts under `key`. */
  reset(key: string): Promise<void>;
  /** Removes windows that are over. */
  sweep(): Promise<void>;
}

/** Keys hold addresses of people: the table knows only their hash. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function createThrottle(db: Kysely<Database>, now: () => Date): Throttle {
  return {
    async hit(key, limit, windowSeconds) {
      const at = now();
      const resetsAt = new Date(at.getTime() + windowSeconds * 1000);
      const isOver = sql<boolean>`throttle_counters.resets_at <= ${at}`;
      const row = await db
        // For this statement alone: calls of one address wait for each other's row lock here, and with the disk they took
        // three times as long. Losing the last counts in a power cut does no harm.
        .with(
          (cte) => cte('relaxed').materialized(),
          (one) => one.selectNoFrom(sql`set_config('synchronous_commit', 'off', true)`.as('setting')),
        )
        .insertInto('throttle_counters')
        .columns(['key_hash', 'hits', 'resets_at'])
        .expression((select) =>
          select
            .selectFrom('relaxed')
            .select([
              sql.val(hashKey(key)).as('key_hash'),
              sql.lit(1).as('hits'),
              sql<Date>`${resetsAt}::timestamptz`.as('resets_at'),
            ]),
        )
        .onConflict((conflict) =>
          conflict.column('key_hash').doUpdateSet({
            hits: sql<number>`case when ${isOver} then 1 else throttle_counters.hits + 1 end`,
            resets_at: sql<Date>`case when ${isOver} then excluded.resets_at else throttle_counters.resets_at end`,
          }),
        )
        .returning(['hits', 'resets_at'])
        .executeTakeFirstOrThrow();
      if (row.hits <= limit) return;
      const seconds = Math.max(1, Math.ceil((row.resets_at.getTime() - at.getTime()) / 1000));
      throw new Refusal(429, text.refusal.tooMany, { headers: { 'Retry-After': String(seconds) } });
    },

    async giveBack(key) {
      await db
        .updateTable('throttle_counters')
        .set({ hits: sql<number>`greatest(hits - 1, 0)` })
        .where('key_hash', '=', hashKey(key))
        .execute();
    },

    async reset(key) {
      await db.deleteFrom('throttle_counters').where('key_hash', '=', hashKey(key)).execute();
    },

    async sweep() {
      await db.deleteFrom('throttle_counters').where('resets_at', '<=', now()).execute();
    },
  };
}
