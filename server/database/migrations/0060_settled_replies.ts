import { type Kysely, sql } from 'kysely';
import { firstPhoneKey } from '../../../rules/people/phone.ts';

const rowsAtOnce = 1000;

/**
 * What a move of the leader has settled of a joined land request's reply is undone with that move.
 * The keys of phones are those of the first complete number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table land_requests add column reply_settled_at timestamptz`.execute(db);
  for (const table of ['land_requests', 'contact_messages']) await renewPhoneKeys(db, sql.table(table));
}

async function renewPhoneKeys(db: Kysely<unknown>, table: ReturnType<typeof sql.table>): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; phone: string; phone_key: string }>`
      select id, phone, phone_key from ${table} where id > ${after}
      order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
    const changed = rows.flatMap(({ id, phone, phone_key }) => {
      const key = firstPhoneKey(phone);
      return key === phone_key ? [] : [{ id, key }];
    });
    if (changed.length === 0) continue;
    await sql`
      update ${table} set phone_key = made.key
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as made (id bigint, key text)
      where ${table}.id = made.id`.execute(db);
  }
}
