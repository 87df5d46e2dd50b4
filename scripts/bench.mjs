/**
 * `npm run bench`: runs every benchmark in tests/bench, and fails when one misses its limit.
 * `npm run bench web` runs one.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build/build.mjs';
import { chromium } from './install/chromium.mjs';
import { install, root, run } from './install/install.mjs';
import { startPostgresql } from './install/postgresql.mjs';

await install();

const wanted = process.argv.slice(2);
const all = readdirSync(join(root, 'tests/bench')).filter((file) => file.endsWith('.ts'));
const benches = all
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

async function buildAndBrowser() {
  const { code, output } = await build();
  if (code !== 0) console.error(output);
  const path = await chromium();
  return code === 0 && path ? { CHROMIUM_PATH: path } : undefined;
}

let postgresql;
/** By benchmark: prepares what it needs and resolves with its variables; undefined without it. */
const preparations = {
  panel: buildAndBrowser,
  web: buildAndBrowser,
  async growth() {
    if (process.env.BENCH_DATABASE_URL) return {};
    postgresql = await startPostgresql({ durable: true });
    return postgresql && { BENCH_DATABASE_URL: postgresql.url };
  },
};

const missed = wanted.filter((name) => !benches.includes(name));
for (const name of benches) {
  console.log(`\n${name}`);
  const env = name in preparations ? await preparations[name]() : {};
  if (!env) console.error('This machine lacks the Chromium, the PostgreSQL or the build that it needs.');
  if (!env || (await run(`node tests/bench/${name}.ts`, { env })).code !== 0) missed.push(name);
}
await postgresql?.stop();
if (missed.length > 0) console.error(`\nFailed: ${missed.join(', ')}`);
process.exit(missed.length > 0 ? 1 : 0);
