import { type Kysely, sql } from 'kysely';

/** An owner who asks to be called may name the amount that they would accept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table offers
      add column counter_amount bigint check (counter_amount > 0),
      add constraint offers_counter_amount_reply_check
        check (counter_amount is null or reply is not distinct from 'callMe')`.execute(db);
}
