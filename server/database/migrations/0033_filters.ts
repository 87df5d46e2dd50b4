import { type Kysely, sql } from 'kysely';

/** Conditions that match the lists' own statements literally. */
const openLandRequests = 'durum in (1, 2)';
const landRequestGroups = [openLandRequests, 'durum in (3)', 'durum in (4)'];

/**
 * What the filters of the lists read: land requests by place, zoning and state with their dates,
 * ads by place, date and the price of a square metre.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const group of landRequestGroups) {
    for (const columns of ['province_id, district_id', 'imar_durum']) {
      await sql`
        create index on land_requests (${sql.raw(columns)}, created_at, id)
        where ${sql.raw(group)}`.execute(db);
    }
  }
  await sql`
    create index on land_requests (durum, created_at, id)
    where ${sql.raw(openLandRequests)}`.execute(db);
  // a price divided by the smallest area that a column holds would not fit into it
  await sql`
    alter table ads add column m2_fiyat double precision not null
    generated always as (fiyat / greatest(metre_kare, 0.0001)) stored`.execute(db);
  await sql`create index on ads (m2_fiyat, id)`.execute(db);
  await sql`create index on ads (province_id, district_id, id)`.execute(db);
  for (const table of ['ads', 'posts']) {
    await sql`create index on ${sql.table(table)} (created_at, id)`.execute(db);
  }
}
