import { type Kysely, sql } from 'kysely';

/** Provinces, districts and neighbourhoods of Turkey. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provinces (
      id bigint primary key,
      name text not null,
      search_text text not null,
      name_sort text collate "C" not null
    )`.execute(db);
  await sql`
    create table districts (
      id bigint primary key,
      province_id bigint not null references provinces (id),
      name text not null,
      search_text text not null,
      name_sort text collate "C" not null,
      unique (id, province_id)
    )`.execute(db);
  await sql`create index on districts (province_id, name_sort)`.execute(db);
  await sql`
    create table neighbourhoods (
      id bigint primary key,
      district_id bigint not null references districts (id),
      name text not null,
      search_text text not null,
      name_sort text collate "C" not null,
      unique (id, district_id)
    )`.execute(db);
  await sql`create index on neighbourhoods (district_id, name_sort)`.execute(db);
  await sql`create table location_editions (edition text primary key)`.execute(db);
}
