import { type Kysely, sql } from 'kysely';
import { firstPhoneKey } from '../../../rules/people/phone.ts';

const rowsAtOnce = 1000;

/**
 * The key of a phone is made by the one parse of `rules/people/phone.ts`, which knows digits of any
 * script, several numbers and foreign ones. SQL knew none of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table land_requests alter column phone_key drop expression`.execute(db);
  await sql`alter table land_requests alter column phone_key set default ''`.execute(db);
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; phone: string; phone_key: string }>`
      select id, phone, phone_key from land_requests where id > ${after}
      order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    const changed = rows.flatMap(({ id, phone, phone_key }) => {
      const key = firstPhoneKey(phone);
      return key === phone_key ? [] : [{ id, key }];
    });
    if (changed.length > 0)
      await sql`
        update land_requests set phone_key = changed.key
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (id bigint, key text)
        where land_requests.id = changed.id`.execute(db);
  }
}
