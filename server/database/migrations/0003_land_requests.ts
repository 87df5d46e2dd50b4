import { type Kysely, sql } from 'kysely';

/**
 * Land requests. The foreign keys ensure that a neighbourhood is in its district and
 * the district in its province.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table land_requests (
      id bigint generated always as identity (start with 1001) primary key,
      created_at timestamptz not null default now(),
      idempotency_key uuid unique,
      fingerprint text not null,
      province_id bigint not null references provinces (id),
      district_id bigint not null,
      neighbourhood_id bigint not null,
      ada text not null,
      parsel text not null,
      tapu_durum smallint not null,
      sahip_zaman smallint not null,
      resmi_yol smallint not null,
      imar_durum smallint not null,
      arsa_deger smallint not null,
      edinme_sekli smallint not null,
      egim smallint not null,
      manzara smallint not null,
      metrekare text not null,
      name text not null,
      phone text not null,
      mesaj text not null,
      durum smallint not null default 1 check (durum between 1 and 4),
      teklif_tutar bigint not null default 0 check (teklif_tutar >= 0),
      search_text text not null,
      name_sort text collate "C" not null,
      constraint district_lies_in_province
        foreign key (district_id, province_id) references districts (id, province_id),
      constraint neighbourhood_lies_in_district
        foreign key (neighbourhood_id, district_id) references neighbourhoods (id, district_id)
    )`.execute(db);
  for (const states of ['1, 2', '3', '4']) {
    await sql`create index on land_requests (created_at desc, id desc) where durum in (${sql.raw(states)})`.execute(
      db,
    );
  }
  await sql`create index on land_requests (durum)`.execute(db);
}
