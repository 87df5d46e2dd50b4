import { type Kysely, sql } from 'kysely';

/**
 * Land ads and their media. The foreign keys ensure that a neighbourhood is in its district and
 * the district in its province.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ads (
      id bigint generated always as identity primary key,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      title text not null,
      province_id bigint not null references provinces (id),
      district_id bigint not null,
      neighbourhood_id bigint not null,
      metre_kare double precision not null check (metre_kare > 0),
      fiyat bigint not null check (fiyat >= 0),
      ada integer not null check (ada >= 0),
      parsel integer not null check (parsel >= 0),
      tkgm_link text not null,
      search_text text not null,
      title_sort text collate "C" not null,
      il_sort text collate "C" not null,
      constraint district_lies_in_province
        foreign key (district_id, province_id) references districts (id, province_id),
      constraint neighbourhood_lies_in_district
        foreign key (neighbourhood_id, district_id) references neighbourhoods (id, district_id)
    )`.execute(db);
  for (const column of ['title_sort', 'il_sort', 'fiyat', 'metre_kare']) {
    await sql`create index on ads (${sql.ref(column)}, id)`.execute(db);
  }
  await sql`
    create table ad_media (
      ad_id bigint not null references ads (id) on delete cascade,
      position smallint not null check (position >= 0),
      name text not null unique references files (name),
      primary key (ad_id, position)
    )`.execute(db);
}
