/**
 * Requests per second of the real server against a bare Fastify (`bare/server.ts`) that runs the
 * same statements on the same kind of database, each in a process of its own. What differs is the
 * HTTP layer: validation, access rules, headers, serialising, logging.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { sampleLandRequest } from '../sampleLandRequest.ts';
import { makeFolder } from '../server/fixtures/process.ts';
import { postHeaders, type Side, startSide, stopSides } from './bare/side.ts';

const limit = 0.5;
const connections = 10;
const seconds = 3;
const rounds = 2;
/** Stored on both sides before anything is measured, so that the lists are equally long. */
const stored = 1000;

const form = JSON.stringify(sampleLandRequest);

type Call = (side: Side) => autocannon.Options;

/** One address may send only so many requests a minute. */
const randomAddress = () => `10.${randomBytes(3).join('.')}`;

const post: Call = ({ url }) => ({
  url: `${url}/api/v1/lands/all`,
  requests: [
    {
      method: 'POST',
      body: form,
      // every request is a form of its own
      setupRequest: (request) => ({
        ...request,
        headers: {
          ...postHeaders,
          'idempotency-key': randomUUID(),
          'x-forwarded-for': randomAddress(),
        },
      }),
    },
  ],
});
const list: Call = ({ url, token }) => ({ url: `${url}/api/v1/lands?size=25`, headers: { token } });

async function fire(options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon({ connections, ...options });
  if (result.errors > 0 || result.non2xx > 0 || result['2xx'] === 0)
    throw new Error(`${options.url}: ${result.errors} errors, ${result.non2xx} refusals`);
  return result;
}

/** Both sides in turn, the better round of each. */
async function compare(name: string, call: Call, real: Side, bare: Side): Promise<boolean> {
  const best = { real: 0, bare: 0 };
  const perSecond = async (side: Side) => {
    const { '2xx': answered, duration } = await fire({ ...call(side), duration: seconds });
    return answered / duration;
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

const folders = [makeFolder(), makeFolder()] as const;
try {
  const real = await startSide('server/main.ts', { ...folders[0].environment, TRUST_PROXY: '1' });
  const bare = await startSide('tests/bench/bare/server.ts', {}, [join(folders[1].path, 'data')]);
  for (const side of [real, bare]) await fire({ ...post(side), amount: stored });
  // the list first: the posts would leave one side with more rows than the other
  const listed = await compare('GET /api/v1/lands?size=25', list, real, bare);
  const posted = await compare('POST /api/v1/lands/all', post, real, bare);
  process.exitCode = listed && posted ? 0 : 1;
} finally {
  await stopSides();
  for (const folder of folders) folder.remove();
}
