import { type Kysely, sql } from 'kysely';

/** The outlines of parcels, one for each land request and each ad. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table parcels (
      id bigint generated always as identity primary key,
      land_request_id bigint unique references land_requests (id) on delete cascade,
      ad_id bigint unique references ads (id) on delete cascade,
      parts jsonb not null,
      area double precision not null check (area > 0),
      stated_area double precision check (stated_area > 0),
      lon double precision not null,
      lat double precision not null,
      stored_at timestamptz not null,
      check ((land_request_id is null) <> (ad_id is null))
    )`.execute(db);
  await sql`create index on parcels (lat, lon)`.execute(db);
}
