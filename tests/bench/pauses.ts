/**
 * The longest pause of the event loop that one request causes: each text of each operation, each
 * header and each address, filled to the greatest length with what is slow for a careless pattern.
 * Seen from outside, by a second connection that asks for `/healthz` without a break.
 */
import { Agent, get, request } from 'node:http';
import { sampleBody, toForm, variedBodies } from '../contract/calls/sampleBodies.ts';
import { addressOf } from '../contract/calls/toRequest.ts';
import { type Operation, operations, type Schema } from '../contract/document/document.ts';
import { makeProductFolder } from '../server/fixtures/process.ts';
import { type Side, startSide, stopSides } from './sides/side.ts';

const limitMs = 50;
/** Below the server's limits for a JSON body, a form's texts and the headers. */
const chars = { json: 250_000, form: 900_000, header: 15_000 };
const pumps = [' ', '.', '@', '-', '/', '<', '"', '0', 'a', 'a.', 'a@', '<a ', '\u0130', '\u200b', '&#'];
const headers = [
  ...['accept', 'accept-encoding', 'accept-language', 'cookie', 'content-type', 'if-modified-since'],
  ...['if-none-match', 'idempotency-key', 'kvkk-version', 'origin', 'range', 'referer', 'token'],
  ...['user-agent', 'x-forwarded-for', 'x-token'],
];

interface Sent {
  name: string;
  operation: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A text of exactly this length. */
const pumped = (pump: string, length: number) =>
  `${`a@${pump.repeat(length / pump.length)}`.slice(0, length - 2)} x`;

/** Bodies in which one text is as long as the contract allows, or as long as a body may be. */
async function* bodiesOf(operation: Operation): AsyncGenerator<Sent> {
  const { body, id, method } = operation;
  if (!body?.media.schema) return;
  const isForm = body.type === 'multipart/form-data';
  const longest = isForm ? chars.form : chars.json;
  for (const pump of pumps) {
    const textsOf = ({ type, format, maxLength, contentMediaType }: Schema) => {
      if (type !== 'string' || format === 'binary') return [];
      const allowed = pumped(pump, typeof maxLength === 'number' ? maxLength : longest);
      const isHtml = contentMediaType === 'text/html';
      return [isHtml ? `<p>${allowed.slice(3)}` : allowed, pumped(pump, longest)];
    };
    for (const content of variedBodies(body.media.schema, sampleBody(operation), textsOf)) {
      const name = `${id} ${JSON.stringify(pump)} ${firstLong(content)}`;
      const call = { name, operation: id, method, path: addressOf(operation) };
      if (!isForm) {
        yield { ...call, headers: { 'content-type': body.type }, body: JSON.stringify(content) };
        continue;
      }
      const form = new Response(toForm(content));
      const type = { 'content-type': form.headers.get('content-type') ?? '' };
      yield { ...call, headers: type, body: Buffer.from(await form.arrayBuffer()) };
    }
  }
}

/** Name and length of the longest text of a body. */
function firstLong(content: unknown): string {
  const texts = Object.entries(Object(content)).flatMap(([name, value]): [string, number][] =>
    typeof value === 'string' ? [[name, value.length]] : [[name, JSON.stringify(value)?.length ?? 0]],
  );
  const [name, length] = texts.toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return `${name} × ${length}`;
}

/** Every header and address, on a page, a list and an image. */
function* othersOf(): Generator<Sent> {
  for (const pump of pumps) {
    const text = encodeURI(pumped(pump, chars.header / encodeURI(pump).length));
    yield {
      operation: 'page',
      name: `address ${JSON.stringify(pump)}`,
      method: 'GET',
      path: `/blog/detay/1/${text}`,
    };
    yield {
      operation: 'listLandRequests',
      name: `query ${JSON.stringify(pump)}`,
      method: 'GET',
      path: `/api/v1/lands?q=${text}`,
    };
    for (const path of ['/', '/api/v1/lands', '/api/v1/users/docs/k3v9x2a7q1.jpg']) {
      for (const header of headers) {
        const value =
          header === 'range' ? `bytes=${pump.repeat(chars.header / pump.length)}` : pumped(pump, 15_000);
        const name = `${header} of ${path} ${JSON.stringify(pump)}`;
        yield {
          operation: 'header',
          name,
          method: 'GET',
          path,
          headers: { [header]: Buffer.from(value).toString('latin1') },
        };
      }
    }
  }
}

const agent = new Agent({ keepAlive: true });

/** How many requests of each operation were answered with success. */
const served = new Map<string, number>();

/** @returns the longest time that a health check had to wait while the request was answered. */
async function longestPauseMs({ url, token }: Side, sent: Sent, index: number): Promise<number> {
  let longest = 0;
  let isAnswered = false;
  const asked = (async () => {
    while (!isAnswered) {
      const start = performance.now();
      await new Promise<void>((done, fail) => {
        get(`${url}/healthz`, { agent }, (answer) => answer.resume().on('end', done)).on('error', fail);
      });
      longest = Math.max(longest, performance.now() - start);
    }
  })();
  await new Promise<void>((done) => {
    const own = {
      token,
      'x-token': 'arazi-teklif-web',
      'x-forwarded-for': `2001:db8:${(index % 9999) + 1}::1`,
    };
    const options = { method: sent.method, headers: { ...own, ...sent.headers } };
    request(`${url}${sent.path}`, options, (answer) => {
      if ((answer.statusCode ?? 0) < 300) served.set(sent.operation, (served.get(sent.operation) ?? 0) + 1);
      answer.resume().on('close', done);
    })
      // a server may close before it has read all of a body that is too long
      .on('error', () => done())
      .end(sent.body);
  });
  isAnswered = true;
  await asked;
  return longest;
}

const folder = makeProductFolder();
try {
  const side = await startSide('server/main.ts', { ...folder.environment, TRUST_PROXY: '1' });
  const pauses: { name: string; ms: number }[] = [];
  let index = 0;
  const measure = async (sent: Sent) => {
    index += 1;
    let ms = await longestPauseMs(side, sent, index);
    // a shared machine can stand still: the least of several counts
    for (let again = 0; ms > limitMs / 2 && again < 3; again += 1) {
      index += 1;
      ms = Math.min(ms, await longestPauseMs(side, sent, index));
    }
    pauses.push({ name: sent.name, ms });
  };
  for (const operation of operations)
    if (operation.id !== 'logout') for await (const sent of bodiesOf(operation)) await measure(sent);
  for (const sent of othersOf()) await measure(sent);
  const slowest = pauses.toSorted((one, other) => other.ms - one.ms);
  console.log(`  ${pauses.length} requests; the longest pauses of the event loop (limit ${limitMs} ms)`);
  for (const { name, ms } of slowest.slice(0, 10))
    console.log(`    ${ms.toFixed(1).padStart(6)} ms  ${name}`);
  console.log(`  served: ${[...served].map(([id, count]) => `${id} ${count}`).join(', ')}`);
  process.exitCode = (slowest[0]?.ms ?? 0) <= limitMs ? 0 : 1;
} finally {
  agent.destroy();
  await stopSides();
  folder.remove();
}
