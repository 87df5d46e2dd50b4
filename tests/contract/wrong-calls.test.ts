/**
 * Calls that are wrong by the contract, sent to every operation. Each must be answered as the
 * operation declares: `inject` throws when it is not.
 */
import { expect } from 'vitest';
import { sampleBody, toForm } from './calls/sampleBodies.ts';
import { recordHint, type Scene, test } from './calls/scene.ts';
import { type Operation, operations, otherMethod, violations } from './document/document.ts';

interface WrongCall {
  path?: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

/** Sends a call that would succeed but for its wrong part. */
async function send(scene: Scene, operation: Operation, { path, headers, payload }: WrongCall) {
  const admin = await scene.server.signInAdmin();
  const { path: known = {} } = await scene.success(operation);
  const body = payload === undefined ? await encoded(operation) : { payload };
  const answer = await scene.server.app.inject({
    method: operation.method,
    url: path ?? addressOf(operation, (name, example) => String(known[name] ?? example)),
    ...body,
    headers: { ...admin, ...scene.server.publicHeaders, ...body.headers, ...headers },
  });
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  return answer.statusCode;
}

function addressOf(operation: Operation, textOf: (name: string, example: unknown) => string): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    textOf(name, operation.parameters.find((one) => one.name === name)?.example),
  );
}

/** The sample body of an operation as it is sent. */
async function encoded(operation: Operation): Promise<Pick<WrongCall, 'headers' | 'payload'>> {
  if (!operation.body) return {};
  const sample = sampleBody(operation);
  if (operation.body.type === 'application/json')
    return { payload: JSON.stringify(sample), headers: { 'content-type': 'application/json' } };
  const form = new Response(toForm(sample));
  const type = form.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await form.arrayBuffer()), headers: { 'content-type': type } };
}

const multipart = 'multipart/form-data; boundary=x';
const part = (name: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

/** Bodies that cannot be read, by the type of the operation's body. */
const unreadable: Readonly<Record<string, [string, string, string][]>> = {
  'application/json': [
    ['an open brace', 'application/json', '{'],
    ['nothing', 'application/json', ''],
    ['a list', 'application/json', '[]'],
    ['null', 'application/json', 'null'],
    ['a prototype', 'application/json', '{"__proto__":{"x":1}}'],
    ['a deep list', 'application/json', '['.repeat(50_000)],
  ],
  'multipart/form-data': [
    ['no boundary', 'multipart/form-data', part('name', 'x')],
    ['no end', multipart, part('name', 'x')],
    ['no parts', multipart, 'x'],
  ],
};

const named = (some: readonly Operation[]) => some.map((one) => [one.id, one] as const);
const withBody = operations.filter(({ body }) => body);
const withoutBody = operations.filter(({ body }) => !body);
const inPlace = (place: string) => operations.filter((one) => one.parameters.some((it) => it.in === place));
const wrongTypes = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x', ';;'];

test.for(named(withBody))(
  '%s answers 400 to a body that cannot be read',
  async ([, operation], { scene }) => {
    for (const [name, type, payload] of unreadable[operation.body?.type ?? ''] ?? [])
      expect(await send(scene, operation, { payload, headers: { 'content-type': type } }), name).toBe(400);
  },
);

test.for(named(withBody))('%s answers 413 to a body that is too large', async ([, operation], { scene }) => {
  const tooMuch = 'a'.repeat(2 * 1024 * 1024);
  const isJson = operation.body?.type === 'application/json';
  const payload = isJson ? JSON.stringify({ name: tooMuch }) : `${part('name', tooMuch)}--x--`;
  const headers = { 'content-type': isJson ? 'application/json' : multipart };
  expect(await send(scene, operation, { payload, headers })).toBe(413);
});

test.for(named(withBody))('%s answers 415 to a body of another type', async ([, operation], { scene }) => {
  const other = operation.body?.type === 'application/json' ? multipart : 'application/json';
  for (const type of [...wrongTypes, other])
    expect(await send(scene, operation, { payload: '{}', headers: { 'content-type': type } }), type).toBe(
      415,
    );
});

test.for(named(withoutBody))('%s ignores a body', async ([, operation], { scene }) => {
  for (const type of [...wrongTypes, multipart, 'application/json']) {
    const payload = operation.method === 'GET' ? '{' : 'a'.repeat(2 * 1024 * 1024);
    const status = await send(scene, operation, { payload, headers: { 'content-type': type } });
    expect([200, 202], `${type}: ${status}\n${recordHint}`).toContain(status);
  }
});

test.for(named(inPlace('path')))(
  '%s answers 400 or 404 to a wrong address',
  async ([, operation], { scene }) => {
    const wrong = ['!', '0', '-1', '1e3', '1.0', '%00', '%zz', '%2F', '9'.repeat(16), 'x'.repeat(3000)];
    for (const { name } of operation.parameters.filter((one) => one.in === 'path'))
      for (const text of wrong) {
        const path = addressOf(operation, (one, example) => (one === name ? text : String(example)));
        expect([400, 404], path).toContain(await send(scene, operation, { path }));
      }
  },
);

test.for(named(inPlace('query')))('%s answers 400 to a wrong query', async ([, operation], { scene }) => {
  for (const { name, schema } of operation.parameters.filter((one) => one.in === 'query')) {
    const wrong = schema.enum ? ['', 'x'] : schema.type === 'string' ? ['%00', 'x'.repeat(101)] : [];
    const number = ['', '-1', '1.5', '0x1', 'x', '9'.repeat(30)];
    for (const text of [...wrong, ...(schema.type === 'integer' ? number : []), `1&${name}=1`]) {
      const address = addressOf(operation, (_, example) => String(example));
      const status = await send(scene, operation, { path: `${address}?${name}=${text}` });
      expect(status, `${name}=${text}`).toBe(400);
    }
  }
});

const wrongTokens = ['', '0', '61', '61.', '.x', '61.wrong', `61.${'x'.repeat(4000)}`, '61.\u00ff', '1e1.x'];
const withSession = operations.filter(({ id, security }) => security.includes('session') && id !== 'logout');

test.for(named(withSession))('%s answers 401 to a wrong token', async ([, operation], { scene }) => {
  for (const token of wrongTokens)
    expect(await send(scene, operation, { headers: { token } }), token).toBe(401);
});

const withoutSession = operations.filter((one) => !withSession.includes(one));
test.for(named(withoutSession))(
  '%s answers a wrong token as it declares',
  async ([, operation], { scene }) => {
    for (const token of wrongTokens) await send(scene, operation, { headers: { token } });
  },
);

const withPublicToken = operations.filter(({ security }) => security.includes('publicToken'));
test.for(named(withPublicToken))(
  '%s answers 401 to a wrong public token',
  async ([, operation], { scene }) => {
    for (const token of ['', 'wrong', 'x'.repeat(4000)])
      expect(await send(scene, operation, { headers: { 'x-token': token } }), token).toBe(401);
  },
);

const paths = [...Map.groupBy(operations, ({ path }) => path)].map(([path, declared]) => {
  const methods = declared.map(({ method }) => method);
  const allowed: string[] = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  const url = declared.map((one) => addressOf(one, (_, example) => String(example)))[0] ?? path;
  return { path, url, allowed, allow: allowed.join(', ') };
});
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY', 'PROPFIND'] as const;

test.for(paths)(
  '$path answers 405 to other methods than $allow',
  async ({ url, allowed, allow }, { scene }) => {
    for (const method of methods.filter((one) => !allowed.includes(one)))
      for (const headers of [{}, { 'content-type': 'text/plain' }]) {
        const answer = await scene.server.app.inject({ method, url, headers });
        const { statusCode: status, body } = answer;
        const place = 'refuseOtherMethods in server/http/contract/registerContract.ts';
        expect([method, status, answer.headers.allow], place).toEqual([method, 405, allow]);
        if (method !== 'HEAD')
          expect(violations(otherMethod, { status, headers: answer.headers, body })).toEqual([]);
      }
  },
);

test.for(paths)('$path answers OPTIONS with $allow', async ({ url, allow }, { scene }) => {
  const answer = await scene.server.app.inject({ method: 'OPTIONS', url });
  expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, allow, '']);
});

const readable = paths.filter(({ allowed }) => allowed.includes('GET'));
test.for(readable)('$path answers HEAD like GET, without the body', async ({ url }, { scene }) => {
  const headers = { ...(await scene.server.signInAdmin()), ...scene.server.publicHeaders };
  const get = await scene.server.app.inject({ url, headers });
  const head = await scene.server.app.inject({ method: 'HEAD', url, headers });
  expect([head.statusCode, head.body]).toEqual([get.statusCode, '']);
  expect(head.headers['content-type']).toBe(get.headers['content-type']);
});
