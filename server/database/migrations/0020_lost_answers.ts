import { type Kysely, sql } from 'kysely';

/**
 * For calls that are repeated because their answer was lost: contact messages get idempotency keys,
 * and a spent reset token keeps its row until it expires.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_keys
      drop constraint saved_keys_kind_check,
      add constraint saved_keys_kind_check check (kind in ('post', 'ad', 'user', 'contact'))`.execute(db);
  await sql`alter table reset_tokens add column spent_at timestamptz`.execute(db);
}
