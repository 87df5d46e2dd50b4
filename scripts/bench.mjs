/**
 * `npm run bench`: every file right in tests/bench, one after the other; fails when one of them
 * misses a limit. `npm run bench bundle` runs one.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { install, root, run } from './install.mjs';
import { startPostgresql } from './postgresql.mjs';

await install();

const wanted = process.argv.slice(2);
const benches = readdirSync(join(root, 'tests/bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
if (benches.length === 0) {
  console.error(`There is no benchmark named ${wanted.join(', ')}.`);
  process.exit(1);
}

const missed = [];
const env = {};
if (benches.includes('grid')) {
  const built = await build();
  if (built.code !== 0) {
    console.error(built.output);
    process.exit(1);
  }
  const executable = await chromium();
  if (executable) env.CHROMIUM_PATH = executable;
  else {
    console.error('No Chromium can be had on this machine: the benchmark of the grids cannot run.');
    missed.push(...benches.splice(benches.indexOf('grid'), 1));
  }
}
let postgresql;
if (benches.includes('growth') && !process.env.BENCH_DATABASE_URL) {
  postgresql = await startPostgresql({ durable: true });
  if (postgresql) env.BENCH_DATABASE_URL = postgresql.url;
  else {
    console.error('No PostgreSQL can be had on this machine: the benchmark of the growth cannot run.');
    missed.push(...benches.splice(benches.indexOf('growth'), 1));
  }
}
for (const name of benches) {
  console.log(`\n${name}`);
  const { code } = await run(`node tests/bench/${name}.ts`, { env });
  if (code !== 0) missed.push(name);
}
await postgresql?.stop();
if (missed.length > 0) console.error(`\nOver the limit: ${missed.join(', ')}`);
process.exit(missed.length > 0 ? 1 : 0);
