import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** The end of the day in Istanbul to which a moment belongs; midnight belongs to the day before. */
const endOfDay = sql`(
  date_trunc('day', (expires_at at time zone 'UTC') + interval '3 hours' - interval '1 millisecond')
  + interval '21 hours') at time zone 'UTC'`;

/** Open offers end with their last day, as their page and the panel say from now on. */
export async function endOffersWithTheirDay(db: Kysely<Database>): Promise<void> {
  await sql`
    update offers set expires_at = ${endOfDay}
    where ended_at is null and expires_at > now()`.execute(db);
  await sql`
    update outbox_messages set expires_at = ${endOfDay}
    where kind = 'offerMade' and expires_at > now()`.execute(db);
}

export async function up(db: Kysely<Database>): Promise<void> {
  await endOffersWithTheirDay(db);
  // empty where a visitor has left none
  await sql`alter table contact_messages add column email text not null default ''`.execute(db);
}
