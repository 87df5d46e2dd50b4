/**
 * Fills a database with as many rows as a busy office gathers in years.
 * Inserts them in bulk, not by calls.
 */
import { type Kysely, sql } from 'kysely';
import { sortKey } from '../../../rules/lists/folding.ts';
import type { Database } from '../../../server/database/schema.ts';

export interface Amounts {
  landRequests: number;
  consultants: number;
  posts: number;
  ads: number;
}

/** Approximates `fold` and `sortKey`; only row count and selectivity matter. */
const names = sql`(array['ayse','mehmet','fatma','hasan','zeynep','ibrahim','elif','omer','hatice','riza'])`;
const surnames = sql`(array['yilmaz','demir','sahin','kaya','celik','ozkan','aydin','kilic','arslan','dogan'])`;
const pick = (list: ReturnType<typeof sql>, by: string) => sql`${list}[1 + (${sql.raw(by)}) % 10]`;

export async function fill(db: Kysely<Database>, amounts: Amounts): Promise<void> {
  await sql`create temporary table spots as
    select row_number() over (order by n.id) - 1 as spot, p.id as il, d.id as ilce, n.id as mahalle, p.name_sort,
      p.search_text || ' ' || d.search_text || ' ' || n.search_text as place
    from neighbourhoods n join districts d on d.id = n.district_id join provinces p on p.id = d.province_id
    where n.id % 37 = 0`.execute(db);
  await sql`create index on spots (spot)`.execute(db);
  const spots = sql`(select count(*) from spots)`;
  await sql`
    insert into land_requests (created_at, fingerprint, province_id, district_id, neighbourhood_id, ada, parsel, tapu_durum,
      sahip_zaman, resmi_yol, imar_durum, arsa_deger, edinme_sekli, egim, manzara, metrekare, name, phone, mesaj, durum,
      teklif_tutar, search_text, name_sort, il_sort)
    select now() - i * interval '7 minutes', '', il, ilce, mahalle, (i % 900)::text, (i % 70)::text, 1, 1, 1, 1 + i / 7 % 4, 1 + i % 12, 1, 1, 1,
      '500', who, '0532 ' || lpad((i * 7919 % 10000000)::text, 7, '0'), '', (array[1, 1, 2, 2, 2, 3, 4, 4, 4, 4])[1 + i * 31 % 10],
      i * 7919 % 5000000, who || ' 0532 ' || lpad((i * 7919 % 10000000)::text, 7, '0') || ' ' || i % 900 || ' ' || i % 70 || ' ' || place,
      who, name_sort
    from generate_series(1, ${amounts.landRequests}::bigint) as i
      cross join lateral (select ${pick(names, 'i * 13')} || ' ' || ${pick(surnames, 'i * 17 / 10')} || ' ' || i as who) as person
      join spots on spot = i * 53 % ${spots}`.execute(db);
  await giveToAdmin(db, amounts.landRequests);
  await sql`
    insert into offers (land_request_id, amount, token_hash, made_at, expires_at, ended_at, reply, replied_at)
    select id, 1 + id, 'teklif ' || id, created_at, created_at + interval '7 days', case when durum = 3 then created_at end,
      case when id % 3 = 0 then 'accept' end, case when id % 3 = 0 then created_at end
    from land_requests where durum in (2, 3) and fingerprint = ''`.execute(db);
  await sql`
    insert into users (email, name, last_name, phone, office_name, office_position_id, status, is_deleted, search_text, name_sort, office_sort)
    select 'danisman' || i || '@example.com', who, '', '0533 ' || lpad((i * 7919 % 10000000)::text, 7, '0'), 'ofis ' || i % 700, 1 + i % 2,
      (array[0, 1, 1, 1, 1])[1 + i % 5], (i % 11 = 0)::int, who || ' danisman' || i || '@example.com ofis ' || i % 700, who, ${sortKey('ofis ')} || i % 700
    from generate_series(1, ${amounts.consultants}::bigint) as i
      cross join lateral (select ${pick(names, 'i * 13')} || ' ' || ${pick(surnames, 'i * 17 / 10')} || ' ' || i as who) as person`.execute(
    db,
  );
  await sql`
    insert into posts (created_at, title, content, meta_desc, reads, search_text, title_sort)
    select now() - i * interval '3 hours', title, '<p>' || repeat(title || ' ', 60) || '</p>', title, i * 31 % 1000, repeat(title || ' ', 20), title
    from generate_series(1, ${amounts.posts}::bigint) as i
      cross join lateral (select ${pick(surnames, 'i * 13')} || ' rehberi ' || i as title) as post`.execute(
    db,
  );
  await sql`
    insert into ads (created_at, title, province_id, district_id, neighbourhood_id, metre_kare, fiyat, ada, parsel, tkgm_link, search_text, title_sort, il_sort)
    select now() - i * interval '1 hour', title, il, ilce, mahalle, 200 + i % 5000, i * 7919 % 9000000, i % 900, i % 70, '', title || ' ' || i % 900 || ' ' || i % 70 || ' ' || place, title, name_sort
    from generate_series(1, ${amounts.ads}::bigint) as i
      cross join lateral (select ${pick(surnames, 'i * 13')} || ' arsasi ' || i as title) as ad
      join spots on spot = i * 53 % ${spots}`.execute(db);
  await sql`
    with media as (
      insert into files (name, kind) select 'ilangorseli' || id || 'x' || n || '.jpg', 'media' from ads, generate_series(0, 1) as n
      returning name
    )
    insert into ad_media (ad_id, position, name)
    select split_part(substr(name, 12), 'x', 1)::bigint, split_part(split_part(name, 'x', 2), '.', 1)::int, name from media`.execute(
    db,
  );
  await sql`
    insert into outbox_messages (created_at, kind, recipient, subject, body, delivered_at, last_error, abandoned_as, next_attempt_at, search_text)
    select now() - i * interval '7 minutes', 'offerMade', '0532 ' || i, 'Teklif', repeat('Metin ', 40), case when i % 50 > 1 then now() end,
      case when i % 50 < 2 then 'timeout' end, case when i % 50 = 0 then 'givenUp' end, now() + interval '1 day', '0532 ' || i || ' teklif ' || repeat('metin ', 40)
    from generate_series(1, ${amounts.landRequests}::bigint) as i`.execute(db);
  await sql`
    insert into contact_messages (created_at, read_at, answered_at, assignee_id, name, last_name, phone, phone_key, subject, message, search_text, name_sort, subject_sort)
    select now() - i * interval '1 hour', case when i > 50 then now() end, case when i > 100 then now() end,
      case when i % 40 = 0 then (select min(id) from users where role = 'admin') end, 'ayse', 'kaya', '0532 ' || i, '532' || i, 'soru ' || i, repeat('metin ', 40), repeat('metin ', 40) || 'ayse kaya soru ' || i, 'ayse kaya', 'soru ' || i
    from generate_series(1, ${amounts.consultants}::bigint) as i`.execute(db);
  await sql`
    insert into log_entries (created_at, kind, operation, person_name, account, network, detail, search_text, who_sort)
    select now() - i * interval '7 minutes', case when i % 50 = 0 then 'csv' else 'recordRead' end, 'getLandRequest', 'Ayşe Kaya', '', '203.0.113.' || i % 250, '', 'ayse kaya 203.0.113.' || i % 250, case when i % 60 = 0 then 'ayse kaya' else 'yönetici' end
    from generate_series(1, ${amounts.landRequests}::bigint) as i`.execute(db);
  await sql`drop table spots`.execute(db);
}

/**
 * Gives one in fifty open land requests to the first admin, with calls in the days around today;
 * the newest ones, as in a real office.
 */
export async function giveToAdmin(db: Kysely<Database>, landRequests: number): Promise<void> {
  await sql`
    update land_requests set assignee_id = admin.id, next_call_on = current_date + (numbered.place % 40 - 20)::int,
      call_told_on = current_date
    from (select min(id) as id from users where role = 'admin') as admin, (
      select id, row_number() over (order by created_at desc) as place from land_requests where durum in (1, 2)
      order by created_at desc limit ${Math.ceil(landRequests / 50)}::bigint
    ) as numbered
    where land_requests.id = numbered.id`.execute(db);
}
