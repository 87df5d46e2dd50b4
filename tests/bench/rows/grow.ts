/**
 * Fills a database on a PostgreSQL server with land requests, and with consultants, posts, ads and
 * messages in proportion. Names and places are distributed as in a real business: few are frequent,
 * most are rare. Waiting land requests are among the newest.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../server/database/schema.ts';
import { giveToAdmin } from './fill.ts';

const firstNames = sql`(array['ayse','mehmet','fatma','mustafa','emine','ahmet','hatice','ali','zeynep','huseyin','elif','hasan','meryem',
  'ibrahim','sultan','ismail','ozlem','osman','yasemin','yusuf','hanife','murat','gulsum','omer','songul','ramazan','leyla','halil','sevim',
  'suleyman','filiz','abdullah','esra','mahmut','derya','recep','nurten','salih','gonul','fatih','aysel','kadir','dilek','emre','pinar',
  'hakan','sibel','adem','nuray','kemal'])`;
const lastNames = sql`(array['yilmaz','kaya','demir','sahin','celik','yildiz','yildirim','ozturk','aydin','ozdemir','arslan','dogan','kilic',
  'aslan','cetin','kara','koc','kurt','ozkan','simsek','polat','korkmaz','cakir','erdogan','ozcan','aktas','gunes','bozkurt','avci','isik',
  'turan','unal','gul','keskin','bulut','toprak','duman','kocak','akin','sari','guler','tekin','taskin','ates','uysal','tas','sen','karaca',
  'yavuz','bayram','erol','coskun','ozer','yuksel','acar','eren','karatas','balci','duran','sonmez'])`;
/** Picks an item of an array; the earlier ones more often. */
const frequent = (list: ReturnType<typeof sql>, size: number) =>
  sql`${list}[1 + floor(${sql.lit(size)} * random() ^ 2)::int]`;
const phone = sql`'05' || 30 + floor(random() * 25)::int || ' ' || lpad(floor(random() * 10000000)::int::text, 7, '0')`;
/** The key of such a phone, as `firstPhoneKey` makes it. */
const phoneKey = sql`substr(replace(phone, ' ', ''), 2)`;

/** Conditions, used in SQL as they are. */
const ofFrequentPlot = "ada = '987654'";
const ofFrequentPhone = "phone = '0555 9876543'";
const inLastDistrict = 'district_id = (select max(district_id) from land_requests)';

/** The land requests of each kind; each kind exists at any number of land requests. */
export const similarKinds: Record<string, string> = {
  'any land request': 'true',
  'many of its plot': `${ofFrequentPlot} and not ${ofFrequentPhone}`,
  'many of its phone': `${ofFrequentPhone} and not ${ofFrequentPlot}`,
  'many of both': `${ofFrequentPlot} and ${ofFrequentPhone}`,
  'no price nearby': `${inLastDistrict} and not ${ofFrequentPhone}`,
};

/**
 * One land request in 40 is for the same plot, one in 33 is from the same phone, and one in 200 is
 * both. No land request of one district has a price.
 */
async function makeSimilar(db: Kysely<Database>): Promise<void> {
  await sql`
    update land_requests set ${sql.raw(ofFrequentPlot)}, parsel = '1', province_id = place.province_id,
      district_id = place.district_id, neighbourhood_id = place.neighbourhood_id
    from (
      select province_id, district_id, neighbourhood_id from land_requests order by district_id, id limit 1
    ) as place
    where land_requests.id % 40 = 0`.execute(db);
  await sql`
    update land_requests set ${sql.raw(ofFrequentPhone)}, phone_key = '5559876543'
    where id % 40 = 1 or id % 200 = 0`.execute(db);
  await sql`
    update land_requests set teklif_tutar = 0, first_offered_at = null, owner_reply = null, owner_reply_at = 'epoch',
      reply_waits = false, durum = case durum when 1 then 1 else 4 end
    where ${sql.raw(inLastDistrict)}`.execute(db);
}

export async function grow(db: Kysely<Database>, landRequests: number): Promise<void> {
  const consultants = Math.max(200, landRequests / 100);
  const posts = Math.max(100, landRequests / 500);
  const ads = Math.max(200, landRequests / 100);
  // one connection, because the seed and the settings belong to it
  await db.connection().execute(async (one) => {
    await sql`select setseed(0.61)`.execute(one);
    await sql`set maintenance_work_mem = '512MB'`.execute(one);
    await withoutIndexes(one, async () => {
      await sql`
        create temporary table spots as
        select row_number() over (order by random()) - 1 as spot, p.id as il, d.id as ilce, n.id as mahalle, p.name_sort,
          p.search_text || ' ' || d.search_text || ' ' || n.search_text as place
        from neighbourhoods n join districts d on d.id = n.district_id join provinces p on p.id = d.province_id`.execute(
        one,
      );
      await sql`create unique index on spots (spot)`.execute(one);
      const { rows } = await sql<{ spots: number }>`select count(*) as spots from spots`.execute(one);
      const spot = sql`floor(${sql.lit(rows[0]?.spots ?? 0)} * random() ^ 2)::bigint`;
      await sql`
        insert into land_requests (created_at, idempotency_key, fingerprint, province_id, district_id, neighbourhood_id, ada, parsel, tapu_durum,
          sahip_zaman, resmi_yol, imar_durum, arsa_deger, edinme_sekli, egim, manzara, metrekare, name, phone, mesaj, durum,
          teklif_tutar, first_offered_at, search_text, name_sort, il_sort, phone_key, area_m2, neden, owner_reply, owner_reply_at,
          reply_waits)
        select now() - (${landRequests}::bigint - i) * interval '3 minutes', gen_random_uuid(), md5(i::text), il, ilce, mahalle, ada::text, parsel::text,
          1 + i % 2, 1 + i % 3, 1 + i % 2, 1 + i % 3, 1 + i % 12, 1 + i % 3, 1 + i % 3, 1 + i % 3, '500', who, phone, '', durum,
          case when durum = 1 then 0 else 1000 * floor(100 + random() * 9900) end,
          case when durum > 1 then now() - (${landRequests}::bigint - i) * interval '3 minutes' + 300 * random() ^ 3 * interval '1 hour' end,
          concat_ws(' ', who, phone, replace(phone, ' ', ''), ada, parsel, place), who, name_sort, ${phoneKey}, 500,
          case when durum = 4 and i % 4 > 0
            then (array['price', 'withdrawn', 'title', 'zoning', 'noAnswer', 'other'])[1 + i % 6] end,
          case when durum > 1 then reply end,
          case when durum > 1 and reply is not null then now() - (${landRequests}::bigint - i) * interval '3 minutes' else 'epoch' end,
          durum = 2 and reply is not null and i % 50 = 0
        from (
          select i, case when i % 3 = 0 then (array['accept', 'decline', 'callMe'])[1 + i % 9 / 3] end as reply,
            ${frequent(firstNames, 50)} || ' ' || ${frequent(lastNames, 60)} as who, ${phone} as phone,
            1 + floor(2000 * random() ^ 2) as ada, 1 + floor(120 * random() ^ 2) as parsel, ${spot} as spot,
            case
              when i > ${landRequests}::bigint * 0.95 and random() < 0.6 then 1
              when random() < 0.4 then 2 when random() < 0.3 then 3 else 4
            end as durum
          from generate_series(1, ${landRequests}::bigint) as i
        ) as made join spots using (spot)
        order by i`.execute(one);
      await makeSimilar(one);
      await giveToAdmin(one, landRequests);
      await sql`
        insert into offers (land_request_id, amount, token_hash, made_at, expires_at, ended_at, reply, replied_at)
        select id, teklif_tutar, md5(id::text), first_offered_at, first_offered_at + interval '7 days', case when durum > 2 then created_at end,
          owner_reply, nullif(owner_reply_at, 'epoch')
        from land_requests where teklif_tutar > 0 order by id`.execute(one);
      await sql`
        insert into users (email, name, last_name, phone, office_name, office_position_id, status, is_deleted, search_text, name_sort, office_sort)
        select email, name, last_name, phone, office, 1 + i % 2, status, (random() < 0.1)::int,
          concat_ws(' ', name, last_name, phone, email, office), name || ' ' || last_name, office
        from (
          select i, ${frequent(firstNames, 50)} as name, ${frequent(lastNames, 60)} as last_name, ${phone} as phone,
            'danisman' || i || '@example.com' as email, ${frequent(lastNames, 60)} || ' emlak' as office, (random() < 0.8)::int as status
          from generate_series(1, ${consultants}::bigint) as i
        ) as made`.execute(one);
      await sql`
        insert into posts (title, content, meta_desc, search_text, title_sort)
        select title, '<p>' || repeat(title || ' ', 60) || '</p>', title, repeat(title || ' ', 20), title
        from (
          select ${frequent(lastNames, 60)} || ' rehberi ' || i as title from generate_series(1, ${posts}::bigint) as i
        ) as made`.execute(one);
      await sql`
        insert into ads (title, province_id, district_id, neighbourhood_id, metre_kare, fiyat, ada, parsel, tkgm_link, search_text, title_sort, il_sort)
        select title, il, ilce, mahalle, 200 + floor(random() * 5000), 1000 * floor(random() * 9000), ada, parsel, '',
          concat_ws(' ', title, ada, parsel, place), title, name_sort
        from (
          select ${frequent(lastNames, 60)} || ' arsasi ' || i as title, 1 + floor(2000 * random() ^ 2)::int as ada,
            1 + floor(120 * random() ^ 2)::int as parsel, ${spot} as spot
          from generate_series(1, ${ads}::bigint) as i
        ) as made join spots using (spot)`.execute(one);
      await sql`
        with media as (
          insert into files (name, kind) select 'ilangorseli' || id || 'x' || n || '.jpg', 'media' from ads, generate_series(0, 1) as n
          returning name
        )
        insert into ad_media (ad_id, position, name)
        select split_part(substr(name, 12), 'x', 1)::bigint, split_part(split_part(name, 'x', 2), '.', 1)::int, name from media`.execute(
        one,
      );
      await sql`
        insert into outbox_messages (created_at, kind, recipient, subject, body, delivered_at, last_error, search_text)
        select created_at, kind, recipient, subject, body, delivered_at, case when delivered_at is null then 'timeout' end,
          concat_ws(' ', lower(recipient), lower(subject), lower(body))
        from (
          select created_at, case when random() < 0.9 then 'offerMade' else 'applicationApproved' end as kind, phone as recipient,
            'Arsa teklifiniz' as subject,
            'Sayin ' || name || ', ada ' || ada || ' parsel ' || parsel || ' icin teklifimiz: ' || teklif_tutar || ' TL. Sorulariniz icin bizi arayin.' as body,
            case when random() < 0.999 then created_at end as delivered_at
          from land_requests order by id
        ) as made`.execute(one);
      await sql`
        insert into contact_messages (created_at, read_at, answered_at, assignee_id, name, last_name, phone, phone_key, subject, message, search_text, name_sort, subject_sort)
        select now() - i * interval '30 minutes', case when i > 50 then now() end, case when i > 100 then now() end,
          case when i % 40 = 0 then (select min(id) from users where role = 'admin') end, name, last_name, phone, ${phoneKey}, subject, message,
          concat_ws(' ', name, last_name, phone, subject, message), name || ' ' || last_name, subject
        from (
          select i, ${frequent(firstNames, 50)} as name, ${frequent(lastNames, 60)} as last_name, ${phone} as phone,
            'soru ' || floor(random() * 1000)::int as subject, repeat('arsa icin bilgi ', 10) as message
          from generate_series(1, greatest(100, ${landRequests}::bigint / 10)) as i
        ) as made`.execute(one);
      await sql`
        insert into log_entries (created_at, kind, operation, person_name, account, network, detail, search_text, who_sort)
        select created_at, case when random() < 0.01 then 'csv' else 'recordRead' end, 'getLandRequest', name, '', '203.0.113.' || id % 250, phone,
          concat_ws(' ', name, phone, '203.0.113.' || id % 250), name
        from land_requests order by id`.execute(one);
      await sql`drop table spots`.execute(one);
    });
    await sql`vacuum (analyze)`.execute(one);
  });
}

/** Fills without the non-unique indexes: creating them afterwards is several times faster. */
async function withoutIndexes(db: Kysely<Database>, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid in (
      'land_requests'::regclass, 'users'::regclass, 'posts'::regclass, 'ads'::regclass, 'outbox_messages'::regclass, 'contact_messages'::regclass, 'log_entries'::regclass
    ) and not indisunique`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  await fill();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}
