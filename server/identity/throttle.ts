import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import type { Database } from '../database/schema.ts';

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
      // For this statement alone: calls of one address wait for each other's row lock here, and
      // with the disk they took three times as long. Losing the last counts in a power cut does no
      // harm.
      const { rows } = await sql<{ hits: number; resets_at: Date }>`
        with relaxed as materialized (select set_config('synchronous_commit', 'off', true))
        insert into throttle_counters as counted (key_hash, hits, resets_at)
        select ${hashKey(key)}, 1, ${resetsAt}::timestamptz from relaxed
        on conflict (key_hash) do update set
          hits = case when counted.resets_at <= ${at} then 1 else counted.hits + 1 end,
          resets_at = case when counted.resets_at <= ${at} then excluded.resets_at else counted.resets_at end
        returning hits, resets_at`.execute(db);
      const [row] = rows;
      if (!row) throw new Error('An upsert returned no row');
      if (row.hits <= limit) return;
      const seconds = Math.max(1, Math.ceil((row.resets_at.getTime() - at.getTime()) / 1000));
      throw new Refusal(429, refusalText.tooMany, { headers: { 'Retry-After': String(seconds) } });
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
