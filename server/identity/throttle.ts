import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import type { Database } from '../database/schema.ts';

/**
 * Counts attempts in the database, shared by all processes. The limits are where `hit` is called:
 * `signInHandlers.ts`, `passwordResetHandlers.ts` and `http/contract/addressLimits.ts`.
 */
export interface Throttle {
  /**
   * Counts one attempt under `key`. The first attempt starts the window.
   * @throws Refusal 429 with `Retry-After` for more than `limit` attempts in a window.
   */
  hit(key: string, limit: number, windowSeconds: number): Promise<void>;
  /** Takes back one attempt, for callers that count only failures. */
  giveBack(key: string): Promise<void>;
  /** Forgets the attempts under `key`. */
  reset(key: string): Promise<void>;
  /** Removes expired windows. */
  sweep(): Promise<void>;
}

/** Keys contain email and IP addresses, so only their hash is stored. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function createThrottle(db: Kysely<Database>, now: () => Date): Throttle {
  return {
    async hit(key, limit, windowSeconds) {
      const at = now();
      const resetsAt = new Date(at.getTime() + windowSeconds * 1000);
      // No sync for this statement: calls from one address wait for each other's row lock, and with
      // syncs they took three times as long. A power cut may lose the last counts.
      const { rows } = await sql<{ hits: number; resets_at: Date }>`
        with relaxed as materialized (select set_config('synchronous_commit', 'off', true))
        insert into throttle_counters as counted (key_hash, hits, resets_at)
        select ${hashKey(key)}, 1, ${resetsAt}::timestamptz from relaxed
        on conflict (key_hash) do update set
          hits = case when counted.resets_at <= ${at} then 1 else counted.hits + 1 end,
          -- never further ahead than a window, as after a clock that was ahead
          resets_at = case
            when counted.resets_at <= ${at} then excluded.resets_at
            else least(counted.resets_at, excluded.resets_at)
          end
        returning hits, resets_at`.execute(db);
      const [row] = rows;
      if (!row) throw new Error('An upsert returned no row');
      if (row.hits <= limit) return;
      const seconds = Math.ceil((row.resets_at.getTime() - at.getTime()) / 1000);
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
