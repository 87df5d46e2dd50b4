/** The counts that triggers keep are the numbers of rows. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { test as base, expect } from 'vitest';
import * as keptCounts from '../../../server/database/migrations/0018_kept_counts.ts';
import type { Database } from '../../../server/database/schema.ts';
import { mayChangeLog } from '../../../server/database/tables/logEntries.ts';
import { keptRows } from '../../../server/resources/answerList.ts';
import { openTestDatabase } from '../fixtures/testDatabases.ts';
import { writeAtRandom } from './writeAtRandom.ts';

const lists = {
  'land_requests:1': 'land_requests where durum = 1 and joined_to is null',
  'land_requests:2': 'land_requests where durum = 2 and joined_to is null',
  'land_requests:3': 'land_requests where durum = 3',
  'land_requests:4': 'land_requests where durum = 4',
  'users:all': "users where role = 'consultant'",
  'users:new': "users where role = 'consultant' and is_deleted = 0 and status = 0",
  'users:canceled': "users where role = 'consultant' and is_deleted = 1",
  outbox_messages: 'outbox_messages',
  contact_messages: 'contact_messages',
  log_entries: 'log_entries',
  posts: 'posts',
  ads: 'ads',
} as const;
type List = keyof typeof lists;
const names = Object.keys(lists).filter((name): name is List => name in lists);

const test = base.extend('db', async ({}, { onCleanup }) => {
  const { db, close } = await openTestDatabase();
  onCleanup(close);
  return db;
});

type Db = Kysely<Database>;
async function numbers(db: Db, of: (list: List) => RawBuilder<unknown>): Promise<Record<string, number>> {
  const columns = names.map((list) => sql`${of(list)} as ${sql.ref(list)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
}
const kept = (db: Db) => numbers(db, (list) => keptRows([list]));
const counted = (db: Db) => numbers(db, (list) => sql`(select count(*) from ${sql.raw(lists[list])})`);

const place = sql`(select n.id as mahalle, d.id as ilce, d.province_id as il
  from neighbourhoods n join districts d on d.id = n.district_id limit 1) as place`;

/** Statements on the counted tables; each changes several rows, one or none. */
const writes: ((choose: (below: number) => number) => RawBuilder<unknown>)[] = [
  (choose) => sql`
    insert into land_requests (fingerprint, province_id, district_id, neighbourhood_id, ada, parsel, tapu_durum, sahip_zaman, resmi_yol,
      imar_durum, arsa_deger, edinme_sekli, egim, manzara, metrekare, name, phone, mesaj, durum, search_text, name_sort)
    select '', il, ilce, mahalle, '1', '1', 1, 1, 1, 1, 1, 1, 1, 1, '', '', '', '', 1 + (i + ${choose(4)}::int) % 4, '', ''
    from ${place}, generate_series(1, ${choose(4)}::int) as i`,
  (choose) =>
    sql`update land_requests set durum = ${1 + choose(4)}, joined_to = null where id % 5 = ${choose(5)}`,
  (choose) => sql`
    update land_requests set joined_to = (select min(id) from land_requests)
    where durum in (1, 2) and id % 3 = ${choose(3)} and id > (select min(id) from land_requests)`,
  (choose) => sql`update land_requests set teklif_tutar = 7 where id % 5 = ${choose(5)}`,
  (choose) => sql`
    delete from land_requests as gone where id % 7 = ${choose(7)}
      -- a concurrent write may join others to the first one
      and id > (select min(id) from land_requests)
      and not exists (select from land_requests where joined_to = gone.id)`,
  (choose) => sql`
    insert into users (email, name, status, is_deleted)
    values (gen_random_uuid() || '@example.com', 'Zeynep', ${choose(2)}, ${choose(2)})`,
  (choose) =>
    sql`update users set status = ${choose(2)}, is_deleted = ${choose(2)} where id % 3 = ${choose(3)}`,
  (choose) => sql`delete from users where id % 7 = ${choose(7)}`,
  (choose) => sql`
    insert into outbox_messages (kind, recipient, subject, body, search_text)
    select 'offerMade', '', '', '', '' from generate_series(1, ${choose(3)}::int)`,
  () => sql`update outbox_messages set delivered_at = now()`,
  (choose) => sql`delete from outbox_messages where id % 5 = ${choose(5)}`,
  () =>
    sql`insert into contact_messages (name, last_name, phone, subject, message) values ('', '', '', '', '')`,
  (choose) => sql`delete from contact_messages where id % 5 = ${choose(5)}`,
  () =>
    sql`insert into posts (title, content, meta_desc, search_text, title_sort) values ('', '', '', '', '')`,
  () => sql`update posts set reads = reads + 1`,
  (choose) => sql`delete from posts where id % 5 = ${choose(5)}`,
  () => sql`
    insert into ads (title, province_id, district_id, neighbourhood_id, metre_kare, fiyat, ada, parsel, tkgm_link, search_text, title_sort, il_sort)
    select '', il, ilce, mahalle, 1, 1, 1, 1, '', '', '', '' from ${place}`,
  (choose) => sql`delete from ads where id % 5 = ${choose(5)}`,
  (choose) => sql`
    insert into log_entries (created_at, kind, operation, person_name, account, network, detail, search_text, who_sort)
    select now(), 'search', '', '', '', '', '', '', '' from generate_series(1, ${choose(3)}::int)`,
  (choose) => sql`
    with allowed as materialized (select set_config(${mayChangeLog}, 'on', true))
    delete from log_entries using allowed where id % 5 = ${choose(5)}`,
];

const write = (db: Db, seed: number) =>
  writeAtRandom(
    db,
    writes.map((statement) => (trx, choose) => statement(choose).execute(trx)),
    seed,
    60,
  );

test('kept counts are the numbers of rows after concurrent and rolled-back writes', async ({ db }) => {
  await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => write(db, seed)));
  const rows = await counted(db);
  expect(Object.values(rows).some((number) => number > 0)).toBe(true);
  expect(await kept(db)).toEqual(rows);
});

test('an emptied table has the count 0, and further rows are counted', async ({ db }) => {
  const addRows = async () => {
    for (const statement of [writes[0], writes[0], writes[10]]) await statement?.(() => 3).execute(db);
  };
  await addRows();
  await sql`truncate land_requests, contact_messages cascade`.execute(db);
  expect((await kept(db)).contact_messages).toBe(0);
  await addRows();
  expect(await kept(db)).toEqual(await counted(db));
});

test('the migration counts existing rows', async ({ db }) => {
  await write(db, 2);
  // a later migration leaves the joined ones out
  await sql`update land_requests set joined_to = null`.execute(db);
  await sql`drop table kept_counts`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc where proname like 'count\\_%' or proname = 'keep_count'`.execute(db);
  for (const { name } of rows) await sql`drop function ${sql.ref(name)} cascade`.execute(db);
  const migration: Migration = keptCounts;
  await db.transaction().execute((trx) => migration.up(trx));
  // the log is younger than the migration
  expect(await kept(db)).toEqual({ ...(await counted(db)), log_entries: 0 });
  expect((await kept(db))['land_requests:1']).toBeGreaterThan(0);
});
