/**
 * Requests per second of the real server against a bare Fastify (`bare/server.ts`) that runs the
 * same statements on the same kind of database, each in a process of its own. What differs is the
 * HTTP layer: validation, access rules, headers, serialising, logging.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { digestOf } from '../../server/identity/passwords.ts';
import { sampleLandRequest } from '../sampleLandRequest.ts';
import { makeFolder } from '../server/fixtures/process.ts';

const root = resolve(import.meta.dirname, '../..');
const limit = 0.5;
const connections = 10;
const seconds = 3;
const rounds = 2;
/** Stored on both sides before anything is measured, so that the lists are equally long. */
const stored = 1000;
const admin = { ADMIN_EMAIL: 'yonetici@example.com', ADMIN_PASSWORD: 'Zeytin.61' };

const form = JSON.stringify(sampleLandRequest);
const postHeaders = { 'content-type': 'application/json', 'x-token': 'arazi-teklif-web' };

interface Side {
  child: ChildProcess;
  url: string;
  token: string;
}
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

/** Starts one side, and signs its admin in. */
async function start(
  script: string,
  parameters: string[],
  environment: Record<string, string>,
): Promise<Side> {
  const child = spawn(process.execPath, [join(root, script), ...parameters], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...admin,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const url = await new Promise<string>((resolveUrl, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const [, found] = /^Serving on (\S+)$/m.exec(output) ?? [];
      if (found) resolveUrl(found);
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  const answer = await fetch(`${url}/api/v1/users/login`, {
    method: 'POST',
    headers: postHeaders,
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: digestOf(admin.ADMIN_PASSWORD) }),
  });
  if (!answer.ok) throw new Error(`${script} refuses the admin: ${answer.status}`);
  const { data }: { data: { id: number; token: string } } = await answer.json();
  return { child, url, token: `${data.id}.${data.token}` };
}

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

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill();
  await ended;
}

const children: ChildProcess[] = [];
const folders = [makeFolder(), makeFolder()] as const;
try {
  const real = await start('server/main.ts', [], { ...folders[0].environment, TRUST_PROXY: '1' });
  const bare = await start('tests/bench/bare/server.ts', [join(folders[1].path, 'data')], {});
  for (const side of [real, bare]) await fire({ ...post(side), amount: stored });
  // the list first: the posts would leave one side with more rows than the other
  const listed = await compare('GET /api/v1/lands?size=25', list, real, bare);
  const posted = await compare('POST /api/v1/lands/all', post, real, bare);
  process.exitCode = listed && posted ? 0 : 1;
} finally {
  await Promise.all(children.map(stop));
  for (const folder of folders) folder.remove();
}
