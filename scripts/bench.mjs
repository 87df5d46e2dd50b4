/** `npm run bench`: every file right in tests/bench, one after the other; fails when one of them misses a limit. `npm run bench bundle` runs one. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, run } from './install.mjs';

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
for (const name of benches) {
  console.log(`\n${name}`);
  const { code } = await run(`node tests/bench/${name}.ts`);
  if (code !== 0) missed.push(name);
}
if (missed.length > 0) console.error(`\nOver the limit: ${missed.join(', ')}`);
process.exit(missed.length > 0 ? 1 : 0);
