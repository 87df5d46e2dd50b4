import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * Makes summaries that went to a phone findable by the people in them, as `searchText` does for new
 * ones. The texts of such summaries name nobody.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  const upper = sql.lit('ABCDEFGHIJKLMNOPQRSTUVWXYZÇĞİÖŞÜÂÎÛçğıöşüâîû');
  const lower = sql.lit('abcdefghijklmnopqrstuvwxyzcgiosuaiucgiosuaiu');
  await sql`
    update outbox_messages set search_text = concat_ws(' ', search_text, translate(lines, ${upper}, ${lower}),
      regexp_replace(regexp_replace(lines, '[^0-9[:alpha:],;:\n]+', '', 'g'), '[^0-9]+', ' ', 'g'))
    from (
      select id as summary_id, string_agg(arrival->>'line', E'\n') as lines
      from outbox_messages, jsonb_array_elements(alerts) as arrival
      where jsonb_array_length(alerts) > 1 and recipient not like '%@%' and erased_at is null
      group by id
    ) as summary
    where id = summary_id`.execute(db);
}
