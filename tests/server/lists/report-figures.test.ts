/** The figures that triggers keep for the report are sums over the rows. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { test as base, expect } from 'vitest';
import { cancelReasons } from '../../../rules/land-requests/cancelReason.ts';
import * as reportMigration from '../../../server/database/migrations/0034_report.ts';
import * as erasures from '../../../server/database/migrations/0046_plots_and_erasures.ts';
import * as outcomes from '../../../server/database/migrations/0049_outcomes.ts';
import * as allLandRequests from '../../../server/database/migrations/0071_all_land_requests.ts';

import type { Database } from '../../../server/database/schema.ts';
import { reportHandlers } from '../../../server/resources/land-requests/reportHandlers.ts';
import { openTestDatabase } from '../fixtures/testDatabases.ts';
import { plainReport } from '../land-requests/plainReport.ts';
import { type Write, writeAtRandom } from './writeAtRandom.ts';

const now = new Date();

const test = base.extend('db', async ({}, { onCleanup }) => {
  const { db, close } = await openTestDatabase();
  onCleanup(close);
  await sql`insert into users (id, email, name, role, status, password_hash) overriding system value
    select id, id || '@example.com', 'Admin ' || id, 'admin', 1, '' from generate_series(1, 3) as id`.execute(
    db,
  );
  return db;
});

type Db = Kysely<Database>;
type Choose = Parameters<Write>[1];

const place = sql`(
  select n.id as mahalle, d.id as ilce, d.province_id as il
  from neighbourhoods n join districts d on d.id = n.district_id
  where d.province_id in (6, 35) and n.id % 50 = 0
) as place`;

/** Transactions on the tables behind the figures; each changes several rows, one or none. */
const writes: readonly Write[] = [
  (db, choose) =>
    sql`
      insert into land_requests (created_at, fingerprint, province_id, district_id, neighbourhood_id, ada, parsel, tapu_durum,
        sahip_zaman, resmi_yol, imar_durum, arsa_deger, edinme_sekli, egim, manzara, metrekare, name, phone, mesaj, search_text, name_sort, area_m2)
      select now() - ${choose(4000)}::int * interval '1 hour', '', il, ilce, mahalle, '1', '1', 1, 1, 1, 1, 1, 1, 1, 1, mahalle % 3 * 40, '', '', '', '', '', nullif(mahalle % 3 * 40, 0)
      from ${place} order by mahalle % ${7 + choose(7)}::int limit ${1 + choose(4)}`.execute(db),
  offer,
  (db, choose) => {
    const reply = (['accept', 'decline', 'callMe'] as const)[choose(3)] ?? 'accept';
    return sql`
      with replied as (
        update offers set reply = ${reply}, replied_at = now()
        where ended_at is null and id % 4 = ${choose(4)} returning land_request_id
      )
      update land_requests set owner_reply = ${reply} from replied where land_requests.id = land_request_id`.execute(
      db,
    );
  },
  (db, choose) =>
    sql`update land_requests set durum = 3, joined_to = null where id % 7 = ${choose(7)} and durum < 3`.execute(
      db,
    ),
  (db, choose) =>
    sql`
      update land_requests set durum = 4, joined_to = null, neden = (${[...cancelReasons]}::text[])[id % 8]
      where id % 7 = ${choose(7)} and durum < 3`.execute(db),
  (db, choose) =>
    sql`update land_requests set assignee_id = nullif(${choose(4)}::int, 0) where id % 4 = ${choose(4)}`.execute(
      db,
    ),
  (db, choose) =>
    sql`update land_requests set name = '', erased_at = now(), counted = id % 2 = 0 where id % 9 = ${choose(9)}`.execute(
      db,
    ),
  (db, choose) =>
    sql`
      update land_requests set joined_to = case when joined_to is null then (select min(id) from land_requests) end
      where durum in (1, 2) and id % 11 = ${choose(11)} and id > (select min(id) from land_requests)`.execute(
      db,
    ),
  (db, choose) =>
    sql`
      delete from land_requests as gone where id % 23 = ${choose(23)}
        -- a concurrent write may join others to the first one
        and id > (select min(id) from land_requests)
        and not exists (select from land_requests where joined_to = gone.id)`.execute(db),
];

/** Makes offers, of which some are repeated ones, as the product does. */
async function offer(db: Db, choose: Choose): Promise<void> {
  const chosen = sql`id % 5 = ${choose(5)} and durum in (1, 2)`;
  const { rows } = await sql<{ id: number }>`
    update land_requests set durum = 2, teklif_tutar = 5, owner_reply = null,
      first_offered_at = coalesce(first_offered_at, created_at + ${choose(200)}::int * interval '47 minutes')
    where ${chosen} returning id`.execute(db);
  const ids = sql`any(${rows.map(({ id }) => id)}::bigint[])`;
  await sql`update offers set ended_at = now() where land_request_id = ${ids} and ended_at is null`.execute(
    db,
  );
  await sql`
    insert into offers (land_request_id, amount, token_hash, made_at, expires_at)
    select id, 5, gen_random_uuid()::text,
      first_offered_at + interval '9 hours' * (select count(*) from offers where land_request_id = land_requests.id),
      now() + (id % 6 - 1) * interval '1 day'
    from land_requests where id = ${ids}`.execute(db);
}

const write = (db: Db, seed: number) => writeAtRandom(db, writes, seed, 40);

/** Half a year, which begins and ends within a week. */
const day = (daysAgo: number) =>
  new Date(now.getTime() - daysAgo * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' });
const ranges = [
  { from: day(180), to: day(0) },
  { from: day(111), to: day(17) },
  { from: day(40), to: day(38) },
];

/** Expects that the report of each range is what plain SQL sums up. */
async function expectSums(db: Db): Promise<void> {
  const { getReport } = reportHandlers({ db, now: () => now });
  for (const query of ranges) {
    const { body } = await getReport({ query });
    expect(body).toEqual(await plainReport(db, query, now));
  }
}

test('the figures are sums over the rows after concurrent and rolled-back writes', async ({ db }) => {
  await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => write(db, seed)));
  await expectSums(db);
  const { body } = await reportHandlers({ db, now: () => now }).getReport({ query: ranges[0] ?? {} });
  expect(body.total.received).toBeGreaterThan(10);
  expect(body.firstOffer.landRequests).toBeGreaterThan(0);
});

test('an emptied table has no figures, and further rows are counted', async ({ db }) => {
  await write(db, 1);
  await sql`truncate land_requests cascade`.execute(db);
  await expectSums(db);
  await write(db, 2);
  await expectSums(db);
});

test('the migrations sum the existing rows, whose first offers are the oldest known ones', async ({ db }) => {
  await write(db, 1);
  await write(db, 2);
  // a later migration leaves the joined ones out
  await sql`update land_requests set joined_to = null`.execute(db);
  const offered = db.selectFrom('land_requests').select(['id', 'first_offered_at']).orderBy('id');
  const before = await offered.execute();
  await sql`alter table land_requests drop column first_offered_at`.execute(db);
  await sql`drop index offers_expires_at_reply_idx`.execute(db);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_name like 'report\\_%'`.execute(db);
  for (const { name } of tables) await sql`drop table ${sql.table(name)}`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc where proname ~ '^(keep_)?report_'`.execute(db);
  for (const { name } of rows) await sql`drop function ${sql.ref(name)} cascade`.execute(db);
  // with the indexes that name it
  await sql`alter table land_requests drop column counted`.execute(db);
  await sql`alter table land_requests drop column neden, drop column area_m2`.execute(db);
  const migrations: Migration[] = [reportMigration, erasures, outcomes, allLandRequests];
  for (const migration of migrations) await db.transaction().execute((trx) => migration.up(trx));
  await expectSums(db);
  const open = db.selectFrom('land_requests').where('erased_at', 'is not', null).where('durum', 'in', [1, 2]);
  expect(await open.select('id').execute()).toEqual([]);
  const made = new Set(
    (await db.selectFrom('offers').select('land_request_id').execute()).map((row) => row.land_request_id),
  );
  expect(await offered.execute()).toEqual(
    before.filter(({ id, first_offered_at }) => made.has(id) === (first_offered_at !== null)),
  );
});
