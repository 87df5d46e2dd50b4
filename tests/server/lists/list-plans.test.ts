import { expect } from 'vitest';
import { vacuumTables } from '../../../server/database/vacuumTables.ts';
import { fill } from '../../bench/rows/fill.ts';
import { scannedTables, sequentialScans, statementsOf } from '../../bench/rows/plans.ts';
import { listQueries } from '../../bench/rows/queries.ts';
import { recordTest as test } from '../fixtures/recordTest.ts';

test('no list of the panel scans a large table, sorted, searched or paged', async ({ server }) => {
  const { db } = server.services;
  await fill(db, { landRequests: 10_000, consultants: 5_000, posts: 2_000, ads: 5_000 });
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

test('a sequential scan of a table is noticed', async ({ server }) => {
  const { db } = server.services;
  const unindexed = db.selectFrom('land_requests').select('id').where('metrekare', '=', '7').compile();
  expect(await scannedTables(db, unindexed)).toEqual(['land_requests']);
});
