/**
 * Every list of the panel with as many rows as years of business leave: the time of a call through the whole server, over HTTP,
 * against the same statements run bare on the same database. Fails when a statement reads a large table from end to end.
 */

import { keepUp } from '../../server/database/upkeep.ts';
import { loadPlaces } from '../../server/locationData.ts';
import { startTestServer } from '../server/start.ts';
import { type Amounts, fill } from './rows/fill.ts';
import { sequentialScans, statementsOf } from './rows/plans.ts';
import { listQueries } from './rows/queries.ts';

const amounts: Amounts = { requests: 50_000, consultants: 5_000, posts: 2_000, ads: 5_000 };
const limit = 2;
const rounds = 5;

const server = await startTestServer({ environment: { LOG_LEVEL: 'silent' } });
const { db } = server.services;
const totals = { http: 0, bare: 0 };
let scans = 0;

/** The best of some rounds, in milliseconds. */
async function time(act: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await act();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

try {
  await loadPlaces(db);
  await fill(db, amounts);
  await keepUp(db);
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const headers = await server.signInAdmin();
  const get = async (url: string) => {
    const answer = await fetch(`${address}${url}`, { headers });
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
    return await answer.arrayBuffer();
  };
  for (const { list, urls } of listQueries()) {
    console.log(`  ${list}`);
    for (const url of urls) {
      const statements = await statementsOf(db, () => get(url));
      const http = await time(() => get(url));
      const bare = await time(async () => {
        for (const statement of statements) await db.executeQuery(statement);
      });
      const found = await sequentialScans(db, statements);
      const query = decodeURIComponent(url.slice(url.indexOf('?')));
      const numbers = `${http.toFixed(1)} ms  bare ${bare.toFixed(1)} ms  ratio ${(http / bare).toFixed(2)}`;
      console.log(`    ${query.padEnd(36)} ${numbers}`);
      for (const scan of found) console.log(`      SEQUENTIAL SCAN of ${scan}`);
      scans += found.length;
      totals.http += http;
      totals.bare += bare;
    }
  }
} finally {
  await server.stop();
}
const ratio = totals.http / totals.bare;
console.log(
  `  all lists                ${totals.http.toFixed(0)} ms against ${totals.bare.toFixed(0)} ms bare`,
);
console.log(`  ratio                    ${ratio.toFixed(3)}  (limit ${limit})`);
console.log(`  sequential scans         ${scans}  (limit 0)`);
process.exitCode = ratio <= limit && scans === 0 ? 0 : 1;
