import { expect } from 'vitest';
import { vacuumTables } from '../../../server/database/vacuumTables.ts';
import { fill } from '../../bench/rows/fill.ts';
import { readingOf, scannedTables, sequentialScans, statementsOf } from '../../bench/rows/plans.ts';
import { listQueries } from '../../bench/rows/queries.ts';
import { recordTest as test } from '../fixtures/recordTest.ts';
import { outlineAds } from '../parcels/files.ts';

test('no list of the panel scans a large table, sorted, searched, filtered or paged', async ({ server }) => {
  const { db } = server.services;
  await fill(db, { landRequests: 10_000, consultants: 5_000, posts: 2_000, ads: 5_000 });
  await outlineAds(db);
  await vacuumTables(db);
  const scans: string[] = [];
  for (const { urls } of listQueries()) {
    for (const url of urls) {
      const statements = await statementsOf(db, async () => {
        const answer = await server.app.inject({ url, headers: server.admin });
        expect([url, answer.statusCode]).toEqual([url, 200]);
      });
      expect(statements.length).toBeGreaterThan(1);
      for (const scan of await sequentialScans(db, statements)) scans.push(`${url}\n${scan}`);
    }
  }
  expect(scans).toEqual([]);
}, 300_000);

test('the report reads no land request but the joined ones, and of the offers only the open ones', async ({
  server,
}) => {
  const { db } = server.services;
  const statements = await statementsOf(db, async () => {
    const answer = await server.app.inject({ url: '/api/v1/report', headers: server.admin });
    expect(answer.statusCode).toBe(200);
  });
  const statement = statements.find(({ sql }) => sql.includes('report_land_requests'));
  if (!statement) throw new Error('The report reads no figures');
  const { indexes } = await readingOf(db, statement);
  const read = indexes.filter((index) => /^(land_requests|offers)_/.test(index));
  expect(read).toContain('offers_expires_at_reply_idx');
  // what is joined, what leads it, and their open offers; an empty table is planned otherwise
  const ofJoined = ['land_requests_joined_to_idx', 'land_requests_pkey', 'offers_land_request_id_idx'];
  expect(
    read.filter((index) => index !== 'offers_expires_at_reply_idx' && !ofJoined.includes(index)),
  ).toEqual([]);
  const scanned = await scannedTables(db, statement);
  expect(scanned.filter((table) => table === 'land_requests' || table === 'offers')).toEqual([]);
});

test('a sequential scan of a table is noticed', async ({ server }) => {
  const { db } = server.services;
  const unindexed = db.selectFrom('land_requests').select('id').where('metrekare', '=', '7').compile();
  expect(await scannedTables(db, unindexed)).toEqual(['land_requests']);
});
