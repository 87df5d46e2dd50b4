/**
 * Requests per second of the real server against a bare Fastify (`bare/server.ts`) that runs the
 * same statements on the same kind of database, each in a process of its own. What differs is the
 * HTTP layer: validation, access rules, headers, serialising, logging.
 */
import { join } from 'node:path';
import { makeProductFolder } from '../server/fixtures/process.ts';
import { type Call, calls, fire } from './bare/calls.ts';
import { type Side, startSide, stopSides } from './sides/side.ts';

const limit = 0.5;
const connections = 10;
const seconds = 3;
const rounds = 2;
/** Stored on both sides before anything is measured, so that the lists are equally long. */
const stored = 1000;

/** Both sides in turn, the better round of each. */
async function compare(name: Call, real: Side, bare: Side): Promise<boolean> {
  const best = { real: 0, bare: 0 };
  const perSecond = async (side: Side) => {
    const result = await fire({ ...calls[name](side), connections, duration: seconds });
    return result['2xx'] / result.duration;
  };
  for (let round = 0; round < rounds; round++) {
    best.real = Math.max(best.real, await perSecond(real));
    best.bare = Math.max(best.bare, await perSecond(bare));
  }
  const ratio = best.real / best.bare;
  console.log(`  ${name}`);
  console.log(`    bare Fastify  ${best.bare.toFixed(0)} requests/s`);
  console.log(`    real server   ${best.real.toFixed(0)} requests/s`);
  console.log(`    ratio         ${ratio.toFixed(3)}  (limit ${limit})`);
  return ratio >= limit;
}

const folders = [makeProductFolder(), makeProductFolder()] as const;
try {
  const real = await startSide('server/main.ts', { ...folders[0].environment, TRUST_PROXY: '1' });
  const bare = await startSide('tests/bench/bare/server.ts', {}, [join(folders[1].path, 'data')]);
  for (const side of [real, bare])
    await fire({ ...calls['POST /api/v1/lands/all'](side), connections, amount: stored });
  // the list first: the posts would leave one side with more rows than the other
  const listed = await compare('GET /api/v1/lands?size=25', real, bare);
  const posted = await compare('POST /api/v1/lands/all', real, bare);
  process.exitCode = listed && posted ? 0 : 1;
} finally {
  await stopSides();
  for (const folder of folders) folder.remove();
}
