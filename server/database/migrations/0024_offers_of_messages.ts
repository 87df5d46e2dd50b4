import { type Kysely, sql } from 'kysely';

/** Lets a message with an offer end when the offer does. Stored messages stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_messages add column land_request_id bigint`.execute(db);
  await sql`
    create index on outbox_messages (land_request_id, id) where land_request_id is not null`.execute(db);
}
