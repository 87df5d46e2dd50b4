import { type Kysely, sql } from 'kysely';

/**
 * Searches for ads that somebody has saved, the new ads that each has found and not told of yet,
 * and the links in its messages, of which only hashes are stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_searches (
      id bigint generated always as identity primary key,
      created_at timestamptz not null default now(),
      user_id bigint not null references users (id) on delete cascade,
      q text not null,
      province_id bigint references provinces (id),
      district_id bigint references districts (id),
      fiyat_min bigint,
      fiyat_max bigint,
      metre_kare_min bigint,
      metre_kare_max bigint,
      told_on date
    )`.execute(db);
  await sql`create index on saved_searches (user_id, id)`.execute(db);
  await sql`
    create table saved_search_finds (
      search_id bigint not null references saved_searches (id) on delete cascade,
      ad_id bigint not null references ads (id) on delete cascade,
      primary key (search_id, ad_id)
    )`.execute(db);
  await sql`create index on saved_search_finds (ad_id)`.execute(db);
  await sql`
    create table saved_search_links (
      token_hash text primary key,
      search_id bigint not null references saved_searches (id) on delete cascade
    )`.execute(db);
  await sql`create index on saved_search_links (search_id)`.execute(db);
  // no foreign key: with one, deleting an ad could deadlock with a comparison that holds its row
  await sql`create table uncompared_ads (ad_id bigint primary key)`.execute(db);
}
