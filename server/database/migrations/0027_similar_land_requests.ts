import { type Kysely, sql } from 'kysely';

/**
 * Indexes for the land requests that resemble one: of the same plot, of the same phone, and with a
 * price in the same neighbourhood or district. `phone_key` equals `phoneKey`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table land_requests add column phone_key text not null
    generated always as (regexp_replace(
      regexp_replace(phone, '[^0-9]', '', 'g'), '^(00)?(90)?0?([0-9]{10})$', '+90\\3'
    )) stored`.execute(db);
  await sql`
    create index on land_requests (neighbourhood_id, ada, parsel, created_at, id)`.execute(db);
  await sql`create index on land_requests (phone_key, created_at, id)`.execute(db);
  for (const area of ['neighbourhood_id', 'district_id']) {
    await sql`
      create index on land_requests (${sql.ref(area)}, created_at, id)
      where teklif_tutar > 0 or durum = 3`.execute(db);
  }
}
