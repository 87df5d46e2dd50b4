/**
 * Compares the lists on two databases of one PostgreSQL server, with 1,000 and 1,000,000 land
 * requests (`GROWTH_ROWS` sets another number): every order, several searches and every filter, on
 * the first page and on page 40, what resembles a land request, of every kind in `similarKinds`,
 * and the report of each of `reportWeeks`. Each goes through the whole server, both databases in
 * turn. `limits` says how many times as long as on the small database each kind may take on the
 * large one, at the 95th percentile. Searches are measured and have no limit: they grow with their
 * matches (`docs/decisions/kept-counts.md`). Then compares the throughput of the two most frequent
 * calls with a minimal server that gives the same answers (`bare/postgresqlServer.ts`).
 *
 * `npm run bench growth` starts the PostgreSQL server. With `BENCH_DATABASE_URL` it uses that
 * server instead, and databases there that an earlier run has filled. With `GROWTH_ONLY`, an
 * operationId of the contract, it measures that operation alone, and no throughput.
 */
import { Agent, get } from 'node:http';
import type { Options } from 'autocannon';
import pg from 'pg';
import { weeksUntil } from '../../rules/land-requests/reportRange.ts';
import { istanbulTime } from '../../rules/records/istanbulTime.ts';
import { connect } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrate.ts';
import { createAdmin } from '../../server/identity/createAdmin.ts';
import { loadPlaces } from '../../server/resources/places/placeData.ts';
import { makeProductFolder } from '../server/fixtures/process.ts';
import { calls, fire } from './bare/calls.ts';
import { grow, similarKinds } from './rows/grow.ts';
import {
  deepPage,
  type GrowthKind,
  type GrowthList,
  type GrowthQuery,
  growthLists,
} from './rows/growthQueries.ts';
import { adminEnvironment, type Side, startSide, stopSides } from './sides/side.ts';

type Kind = GrowthKind | 'similar' | 'report';
/** A filter counts up to 1,000 matches; the small database has fewer. */
const limits: Partial<Record<Kind, number>> = { list: 1.5, filter: 1.9, similar: 1.5, report: 1.5 };
const isOver = (kind: Kind, { ratio }: Comparison) => ratio > (limits[kind] ?? Number.POSITIVE_INFINITY);
/** As a part of the minimal server's. */
const minThroughput = 0.7;
const small = 1_000;
const large = Number(process.env.GROWTH_ROWS ?? 1_000_000);
const only = process.env.GROWTH_ONLY;
const samples = 40;
const size = 25;
/** The weeks of the reports that are measured: the page's own, and as many as the page takes. */
const reportWeeks = [12, 52, 104];
/** A request over the limit is measured again, because other programs may have disturbed it. */
const attempts = 3;
const loads = { connections: [16, 64], seconds: 3, rounds: 3 };

const maintenanceUrl = process.env.BENCH_DATABASE_URL;
if (maintenanceUrl === undefined) throw new Error('BENCH_DATABASE_URL names no PostgreSQL server');
const folder = makeProductFolder();
const agent = new Agent({ keepAlive: true });

function urlOf(database: string): string {
  const url = new URL(maintenanceUrl ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** Starts one side on a database of the PostgreSQL server. */
const start = (script: string, database: string) =>
  startSide(script, { ...folder.environment, DATABASE_URL: urlOf(database), TRUST_PROXY: '1' });

async function query(database: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const maintenance = new URL(maintenanceUrl).pathname.slice(1);

/** @returns the name of a database with that many land requests. */
async function filled(landRequests: number): Promise<string> {
  const name = `growth_${landRequests}`;
  const found = await query(maintenance, `select from pg_database where datname = '${name}'`);
  if (found.length > 0) return name;
  await query(maintenance, `create database ${name}_unfinished`);
  const start = performance.now();
  const url = urlOf(`${name}_unfinished`);
  const { patientDb: db, close } = await connect({ dataDir: '', databaseUrl: url }, () => {});
  try {
    await migrate(db);
    await loadPlaces(db);
    await createAdmin(db, {
      adminEmail: adminEnvironment.ADMIN_EMAIL,
      adminPassword: adminEnvironment.ADMIN_PASSWORD,
    });
    await grow(db, landRequests);
  } finally {
    await close();
  }
  await query(maintenance, `alter database ${name}_unfinished rename to ${name}`);
  const [row] = await query(
    name,
    `select pg_size_pretty(pg_database_size('${name}')) as size,
      pg_total_relation_size('land_requests') / count(*) as bytes from land_requests`,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `  ${landRequests} land requests: filled in ${seconds} s, ${row?.size}, ${row?.bytes} bytes each`,
  );
  return name;
}

/** @returns how long an answer took, in milliseconds, and how many rows the list has. */
function ask({ url, token }: Side, address: string): Promise<{ time: number; total: number; body: string }> {
  const start = performance.now();
  return new Promise((done, reject) => {
    const request = get(`${url}/api/v1/${address}`, { agent, headers: { token } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const time = performance.now() - start;
        if (response.statusCode !== 200) reject(new Error(`${address} answers ${response.statusCode}`));
        const body = Buffer.concat(chunks).toString();
        const total = response.headers['x-total-count'] ?? JSON.parse(body).pages * size;
        done({ time, total: Number(total), body });
      });
    });
    request.on('error', reject);
  });
}

interface Quantiles {
  p50: number;
  p95: number;
}

function quantilesOf(times: readonly number[]): Quantiles {
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
  return { p50: quantile(0.5), p95: quantile(0.95) };
}

/** The ratio is that of the 95th percentiles. */
interface Comparison {
  ratio: number;
  small: Quantiles;
  large: Quantiles;
}

type SideName = 'small' | 'large';

/** Measures both sides in turn. The first samples, which are negative, do not count. */
async function compare(
  sides: Record<SideName, Side>,
  addressOf: (side: SideName, sample: number) => string,
): Promise<Comparison> {
  const times: Record<SideName, number[]> = { small: [], large: [] };
  for (let sample = -5; sample < samples; sample++) {
    for (const side of ['small', 'large'] as const) {
      const { time } = await ask(sides[side], addressOf(side, sample));
      if (sample >= 0) times[side].push(time);
    }
  }
  const [onSmall, onLarge] = [quantilesOf(times.small), quantilesOf(times.large)];
  return { ratio: onLarge.p95 / onSmall.p95, small: onSmall, large: onLarge };
}

/** One attempt, or the median of several where the first is over the limit of its kind. */
async function medianOf(kind: Kind, attempt: () => Promise<Comparison>): Promise<Comparison> {
  const first = await attempt();
  if (!isOver(kind, first)) return first;
  const results = [first];
  while (results.length < attempts) results.push(await attempt());
  results.sort((a, b) => a.ratio - b.ratio);
  return results[Math.floor(attempts / 2)] ?? first;
}

async function hasDeepPage(side: Side, { path }: GrowthList, { parameters }: GrowthQuery): Promise<boolean> {
  const { total } = await ask(side, `${path}?size=${size}${parameters}`);
  return total > deepPage * size;
}

/**
 * Where the deep page is beyond the end of the small list, the last full page of that list is
 * measured.
 */
async function compareGrowth(
  sides: Record<SideName, Side>,
  { path }: GrowthList,
  { parameters, isDeep }: GrowthQuery,
): Promise<Comparison> {
  const { total } = await ask(sides.small, `${path}?size=${size}${parameters}`);
  const pages = {
    small: isDeep ? Math.min(deepPage, Math.max(0, Math.floor(total / size) - 1)) : 0,
    large: isDeep ? deepPage : 0,
  };
  return await compare(sides, (side) => `${path}?size=${size}&page=${pages[side]}${parameters}`);
}

/** What resembles land requests of one kind, from all over the table. */
async function similarAddresses(database: string, kind: string): Promise<string[]> {
  const rows = await query(
    database,
    `select id from land_requests where ${similarKinds[kind]} order by md5(id::text) limit ${samples}`,
  );
  if (rows.length === 0) throw new Error(`${database} has no land request with ${kind}`);
  return rows.map(({ id }) => `lands/similar/${id}`);
}

async function compareSimilar(
  sides: Record<SideName, Side>,
  names: Record<SideName, string>,
  kind: string,
): Promise<Comparison> {
  const addresses = {
    small: await similarAddresses(names.small, kind),
    large: await similarAddresses(names.large, kind),
  };
  return await compare(sides, (side, sample) => addresses[side].at(sample % addresses[side].length) ?? '');
}

/** The report of that many weeks until today. */
async function compareReport(sides: Record<SideName, Side>, weeks: number): Promise<Comparison> {
  const { from, to } = weeksUntil(istanbulTime(new Date()).day, weeks);
  return await compare(sides, () => `report?from=${from}&to=${to}`);
}

async function growth(sides: Record<SideName, Side>, names: Record<SideName, string>): Promise<boolean> {
  const isMeasured = (operationId: string) => only === undefined || only === operationId;
  const worst = new Map<Kind, number>();
  const over: string[] = [];
  const measure = async (
    kind: Kind,
    operationId: string,
    name: string,
    attempt: () => Promise<Comparison>,
  ) => {
    const result = await medianOf(kind, attempt);
    worst.set(kind, Math.max(worst.get(kind) ?? 0, result.ratio));
    const tooSlow = isOver(kind, result);
    if (tooSlow) over.push(`${operationId} ${name}`);
    const [onSmall, onLarge] = [result.small, result.large].map(
      ({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`,
    );
    const numbers = `${onSmall}  ${onLarge}  ratio ${result.ratio.toFixed(2)}`;
    console.log(`    ${name.padEnd(34)} p50 / p95 ${numbers}${tooSlow ? '  OVER THE LIMIT' : ''}`);
  };
  for (const list of growthLists().filter(({ operationId }) => isMeasured(operationId))) {
    console.log(`  ${list.operationId}`);
    for (const asked of list.queries) {
      if (asked.isDeep && !(await hasDeepPage(sides.large, list, asked))) {
        console.log(`    ${asked.name.padEnd(34)} does not exist`);
        continue;
      }
      await measure(asked.kind, list.operationId, asked.name, () => compareGrowth(sides, list, asked));
    }
  }
  const similar = 'listSimilarLandRequests';
  if (isMeasured(similar)) {
    console.log(`  ${similar}`);
    for (const kind of Object.keys(similarKinds))
      await measure('similar', similar, kind, () => compareSimilar(sides, names, kind));
  }
  const getReport = 'getReport';
  if (isMeasured(getReport)) {
    console.log(`  ${getReport}`);
    for (const weeks of reportWeeks)
      await measure('report', getReport, `${weeks} weeks`, () => compareReport(sides, weeks));
  }
  for (const [kind, ratio] of worst)
    console.log(`  worst ratio of ${kind.padEnd(8)}  ${ratio.toFixed(2)}  (limit ${limits[kind] ?? 'none'})`);
  for (const one of over) console.log(`  over the limit: ${one}`);
  return over.length === 0;
}

/** Measures both sides in turn, and compares the best round of each. */
async function compareWithBare(real: Side, bare: Side): Promise<boolean> {
  let worst = Number.POSITIVE_INFINITY;
  const perSecond = async (options: Options, connections: number, seconds: number) => {
    const result = await fire({ ...options, connections, duration: seconds });
    return result['2xx'] / result.duration;
  };
  const [ours, theirs] = [await ask(real, 'lands?size=25'), await ask(bare, 'lands?size=25')];
  if (ours.body !== theirs.body || ours.total !== theirs.total)
    throw new Error('The bare server answers otherwise');
  for (const [name, call] of Object.entries(calls)) {
    for (const connections of loads.connections) {
      const best = { real: 0, bare: 0 };
      for (const side of [real, bare]) await perSecond(call(side), connections, 1);
      for (let round = 0; round < loads.rounds; round++) {
        best.real = Math.max(best.real, await perSecond(call(real), connections, loads.seconds));
        best.bare = Math.max(best.bare, await perSecond(call(bare), connections, loads.seconds));
      }
      const ratio = best.real / best.bare;
      worst = Math.min(worst, ratio);
      const numbers = `${best.real.toFixed(0)}/s  bare ${best.bare.toFixed(0)}/s  ratio ${ratio.toFixed(2)}`;
      console.log(`  ${name.padEnd(26)} ${String(connections).padStart(2)} connections  ${numbers}`);
    }
  }
  console.log(`  worst ratio      ${worst.toFixed(2)}  (limit ${minThroughput})`);
  return worst >= minThroughput;
}

/** Whether the throughput on a database keeps pace with the minimal server's. */
async function keepsPace(database: string): Promise<boolean> {
  // databases of their own, because the forms that are sent stay in them
  const copies = { real: `${database}_real`, bare: `${database}_bare` };
  for (const copy of Object.values(copies)) {
    await query(maintenance, `drop database if exists ${copy}`);
    await query(maintenance, `create database ${copy} template ${database}`);
  }
  return await compareWithBare(
    await start('server/main.ts', copies.real),
    await start('tests/bench/bare/postgresqlServer.ts', copies.bare),
  );
}

try {
  const names = { small: await filled(small), large: await filled(large) };
  const sides = {
    small: await start('server/main.ts', names.small),
    large: await start('server/main.ts', names.large),
  };
  const grows = await growth(sides, names);
  await stopSides();

  const holds = only !== undefined || (await keepsPace(names.small));
  process.exitCode = grows && holds ? 0 : 1;
} finally {
  await stopSides();
  agent.destroy();
  folder.remove();
}
