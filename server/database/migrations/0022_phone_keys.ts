import { type Kysely, sql } from 'kysely';

/** The columns with a phone number, in the tables whose search finds it. */
const phones = {
  land_requests: 'phone',
  users: 'phone',
  contact_messages: 'phone',
  outbox_messages: 'recipient',
} as const;

/**
 * Adds each phone number's key to the searched text, as `phoneKey` makes it, so that +90, 0 and
 * blanks make no difference in a search. A row that holds its key is not written again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, phone] of Object.entries(phones)) {
    const column = sql.ref(phone);
    const key = sql`regexp_replace(
      regexp_replace(${column}, '[^0-9]', '', 'g'), '^(00)?(90)?0?([0-9]{10})$', '+90\\3'
    )`;
    await sql`
      update ${sql.table(table)}
      set search_text = search_text || ' ' || ${key}
      where ${column} not like '%@%' and ${column} <> '' and position(${key} in search_text) = 0
    `.execute(db);
  }
}
