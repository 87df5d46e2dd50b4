/**
 * Calls that are wrong by the contract, sent to every operation. Each must be answered as the
 * operation declares: `inject` throws when it is not.
 */
import { expect } from 'vitest';
import { recordHint, test } from './calls/scene.ts';
import { told } from './calls/toCurl.ts';
import { addressOf, toRequest, type WireRequest } from './calls/toRequest.ts';
import {
  brokenRules,
  named,
  type Operation,
  operations,
  otherMethod,
  violations,
} from './document/document.ts';
import { answerOf, refusal } from './refusal.ts';

/** What is wrong, the statuses that may answer it, and how the calls differ from a right one. */
type WrongCalls = [wrong: string, statuses: readonly number[], changes: Partial<WireRequest>[]];

const multipart = 'multipart/form-data; boundary=x';
const part = (text: string) => `--x\r\ncontent-disposition: form-data; name="name"\r\n\r\n${text}\r\n`;
const withType = (type: string, payload: string) => ({ payload, headers: { 'content-type': type } });
const otherTypes = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x', ';;'];
const tooMuch = 'a'.repeat(2 * 1024 * 1024);

function wrongBodies({ body }: Operation): WrongCalls[] {
  if (!body) return [];
  const isJson = body.type === 'application/json';
  const read = isJson
    ? ['{', '', '[]', 'null', '{"__proto__":{"x":1}}', '['.repeat(50_000)]
    : [part('x'), 'x'];
  const withThis = (payload: string) => withType(isJson ? body.type : multipart, payload);
  const hasRequired = brokenRules(body.media.schema ?? {}, {}).length > 0;
  const wrongTypes = [...otherTypes, isJson ? multipart : 'application/json'];
  const large = isJson ? JSON.stringify({ name: tooMuch }) : `${part(tooMuch)}--x--`;
  return [
    ['a body that cannot be read', [400], read.map(withThis)],
    ['a form without a boundary', [400], isJson ? [] : [withType('multipart/form-data', part('x'))]],
    ['a body without fields', [400], hasRequired ? [withThis(isJson ? '{}' : '--x--\r\n')] : []],
    ['a body that is too large', [413], [withThis(large)]],
    ['a body of another type', [415], wrongTypes.map((type) => withType(type, '{}'))],
  ];
}

function wrongAddresses(operation: Operation, url: string): WrongCalls[] {
  const inPath = operation.parameters.filter((one) => one.in === 'path');
  const ids = inPath.filter(({ schema }) => schema.type === 'integer').map(({ name }) => name);
  const at = (names: string[], text: unknown) => ({
    url: addressOf(operation, Object.fromEntries(names.map((name) => [name, text]))),
  });
  const wrong = ['!', '0', '-1', '1e3', '1.0', '%00', '%zz', '%2F', '9'.repeat(16), 'x'.repeat(3000)];
  // what is not there has ended
  const statuses = operation.id === 'endReceipt' ? [200, 400, 404] : [400, 404];
  const isFound = ids.length === 0 || !operation.responses.has(404);
  const queries = operation.parameters.flatMap(({ name, in: place, schema }) => {
    if (place !== 'query') return [];
    const texts = schema.enum
      ? ['', 'x']
      : schema.type === 'string'
        ? ['%00', 'x'.repeat(Number(schema.maxLength ?? 100) + 1)]
        : [];
    const numbers = schema.type === 'integer' ? ['', '-1', '1.5', '0x1', 'x', '9'.repeat(30)] : [];
    return [...texts, ...numbers, `1&${name}=1`].map((text) => ({ url: `${url}?${name}=${text}` }));
  });
  return [
    ['a wrong address', statuses, inPath.flatMap(({ name }) => wrong.map((text) => at([name], text)))],
    ['an id that no record has', [404], isFound ? [] : [at(ids, Number.MAX_SAFE_INTEGER)]],
    ['a wrong query', [400], queries],
  ];
}

function wrongTokens({ id, security, responses }: Operation): WrongCalls[] {
  const tokens = ['', '0', '61', '61.', '.x', '61.wrong', `61.${'x'.repeat(4000)}`, '61.\u00ff', '1e1.x'];
  const declared = [...responses.keys()].filter((status) => status < 500);
  const statuses = security.includes('session') && id !== 'logout' ? [401] : declared;
  const publicTokens = security.includes('publicToken') ? ['', 'wrong', 'x'.repeat(4000)] : [];
  return [
    ['a wrong token', statuses, tokens.map((token) => ({ headers: { token } }))],
    ['a wrong public token', [401], publicTokens.map((token) => ({ headers: { 'x-token': token } }))],
  ];
}

test.for(named(operations))('%s answers wrong calls as it declares', async ([id, operation], { scene }) => {
  const right = await toRequest(operation, await scene.success(operation), await scene.adminHeaders());
  const [url = ''] = right.url.split('?');
  const all = [...wrongBodies(operation), ...wrongAddresses(operation, url), ...wrongTokens(operation)];
  for (const [wrong, statuses, changes] of all)
    for (const change of changes) {
      const headers = { ...right.headers, ...change.headers };
      const answer = await scene.send(operation, { ...right, ...change, headers });
      const message = `${wrong}: ${answer.told}`;
      expect(statuses, message).toContain(answer.statusCode);
      if (answer.statusCode === 415)
        expect(answer.json(), message).toEqual(answerOf(refusal(id, 415, 'wrongType')).json);
    }
});

const withoutBody = operations.filter(({ body }) => !body);

test.for(named(withoutBody))('%s ignores a body', async ([, operation], { scene }) => {
  for (const type of ['text/plain', ';;', multipart, 'application/json']) {
    const request = await toRequest(operation, await scene.success(operation), await scene.adminHeaders());
    const { payload, headers } = withType(type, operation.method === 'GET' ? '{' : tooMuch);
    const answer = await scene.send(operation, {
      ...request,
      payload,
      headers: { ...request.headers, ...headers },
    });
    expect([200, 202], `${answer.told}${recordHint}`).toContain(answer.statusCode);
  }
});

const paths = [...Map.groupBy(operations, ({ path }) => path)].map(([path, declared]) => {
  const methods = declared.map(({ method }) => method);
  const allowed: string[] = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  const url = declared
    .slice(0, 1)
    .map((one) => addressOf(one))
    .join();
  return { path, url, allowed, allow: allowed.join(', ') };
});
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY', 'PROPFIND'] as const;

test.for(paths)('$path allows $allow', async ({ path, url, allowed, allow }, { scene }) => {
  const { app } = scene.server;
  const options = await app.inject({ method: 'OPTIONS', url });
  expect([options.statusCode, options.headers.allow, options.body], `OPTIONS ${path}`).toEqual([
    204,
    allow,
    '',
  ]);
  for (const method of methods.filter((one) => !allowed.includes(one)))
    for (const headers of [{}, { 'content-type': 'text/plain' }]) {
      const request = { method, url, headers };
      const answer = await app.inject(request);
      const { statusCode: status, body } = answer;
      const message = `refuseOtherMethods in registerContract.ts: ${told(path, request, answer)}`;
      expect([status, answer.headers.allow], message).toEqual([405, allow]);
      const faults = violations(otherMethod, { status, headers: answer.headers, body });
      if (method !== 'HEAD') expect(faults, message).toEqual([]);
    }
  if (!allowed.includes('GET')) return;
  const headers = await scene.adminHeaders();
  const get = await app.inject({ url, headers });
  const head = await app.inject({ method: 'HEAD', url, headers });
  const message = `HEAD is answered like GET, without the body: ${told(path, { url, headers }, get)}`;
  expect([head.statusCode, head.body], message).toEqual([get.statusCode, '']);
  expect(head.headers['content-type'], message).toBe(get.headers['content-type']);
});
