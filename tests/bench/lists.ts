/**
 * Every list of the panel with as many rows as years of business leave: the time of a call through
 * the whole server against a minimal server that runs the same statements on the same database and
 * answers their rows. Fails when a statement scans a large table.
 */

import { createServer } from 'node:http';
import type { CompiledQuery } from 'kysely';
import { vacuumTables } from '../../server/database/vacuumTables.ts';
import { listen } from '../../server/http/listen.ts';
import { loadPlaces } from '../../server/resources/places/placeData.ts';
import { startTestServer } from '../server/fixtures/testServer.ts';
import { amounts } from './rows/amounts.ts';
import { fill } from './rows/fill.ts';
import { sequentialScans, statementsOf } from './rows/plans.ts';
import { listQueries } from './rows/queries.ts';

const limit = 1.5;
const rounds = 8;

const server = await startTestServer({ environment: { LOG_LEVEL: 'silent' } });
const { db } = server.services;

/** Starts a minimal server that runs the same statements for any request. */
async function serveRows(statements: readonly CompiledQuery[]): Promise<{ url: string; stop(): void }> {
  const bareServer = createServer(async (_request, response) => {
    const rows: unknown[][] = [];
    for (const statement of statements) rows.push((await db.executeQuery(statement)).rows);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(rows));
  });
  const port = await listen(bareServer, { host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      bareServer.closeAllConnections();
      bareServer.close();
    },
  };
}

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
  await vacuumTables(db);
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const headers = await server.signInAdmin();
  const get = async (url: string) => {
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
    return await answer.arrayBuffer();
  };
  const calls: { http: number; bare: number; scans: number }[] = [];
  for (const { list, urls } of listQueries()) {
    console.log(`  ${list}`);
    for (const url of urls) {
      const statements = await statementsOf(db, () => get(`${address}${url}`));
      const http = await time(() => get(`${address}${url}`));
      const bareServer = await serveRows(statements);
      const bare = await time(() => get(bareServer.url));
      bareServer.stop();
      const found = await sequentialScans(db, statements);
      const query = decodeURIComponent(url.slice(url.indexOf('?')));
      const numbers = `${http.toFixed(1)} ms  bare ${bare.toFixed(1)} ms  ratio ${(http / bare).toFixed(2)}`;
      console.log(`    ${query.padEnd(36)} ${numbers}`);
      for (const scan of found) console.log(`      SEQUENTIAL SCAN of ${scan}`);
      calls.push({ http, bare, scans: found.length });
    }
  }
  const total = (number: keyof (typeof calls)[number]) => calls.reduce((sum, call) => sum + call[number], 0);
  const [http, bare, scans] = [total('http'), total('bare'), total('scans')];
  const ratio = http / bare;
  console.log(`  all lists                ${http.toFixed(0)} ms against ${bare.toFixed(0)} ms bare`);
  console.log(`  ratio                    ${ratio.toFixed(3)}  (limit ${limit})`);
  console.log(`  sequential scans         ${scans}  (limit 0)`);
  process.exitCode = ratio <= limit && scans === 0 ? 0 : 1;
} finally {
  await server.stop();
}
