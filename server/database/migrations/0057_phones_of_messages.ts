import { type Kysely, sql } from 'kysely';
import { firstPhoneKey } from '../../../rules/people/phone.ts';

const rowsAtOnce = 1000;

/** The key of a contact message's phone, by which a land request finds the messages of its owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_messages add column phone_key text not null default ''`.execute(db);
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; phone: string }>`
      select id, phone from contact_messages where id > ${after}
      order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
    const keys = rows.map(({ id, phone }) => ({ id, key: firstPhoneKey(phone) }));
    await sql`
      update contact_messages set phone_key = made.key
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as made (id bigint, key text)
      where contact_messages.id = made.id`.execute(db);
  }
  await sql`create index on contact_messages (phone_key, created_at, id)`.execute(db);
}
