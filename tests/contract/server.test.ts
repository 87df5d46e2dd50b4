import { expect } from 'vitest';
import { startProxy } from '../../mock-server/prism.ts';
import { record } from './answers.ts';
import { recordHint, test as sceneTest } from './calls/scene.ts';
import { told } from './calls/toCurl.ts';
import { toRequest } from './calls/toRequest.ts';
import { named, operationById, operations, violations } from './document/document.ts';

/** The real server behind Prism, which validates every request and answer against the contract. */
const test = sceneTest.extend('proxy', { scope: 'file' }, async ({ scene }, { onCleanup }) => {
  const upstream = await scene.server.app.listen({ port: 0, host: '127.0.0.1' });
  const proxy = await startProxy({ port: 0, host: '127.0.0.1', upstream: new URL(upstream) });
  onCleanup(proxy.close);
  return { url: proxy.url, upstream };
});

test.for(named(operations))(
  '%s succeeds with a declared status and answer',
  async ([id, operation], { scene, proxy }) => {
    const isOpen = !operation.security.includes('session');
    const headers = isOpen ? scene.server.publicHeaders : await scene.adminHeaders();
    const request = scene.signed(id, await toRequest(operation, await scene.success(operation), headers));
    const { method, payload } = request;
    // Prism corrupts bytes above 127, which an image has
    const origin = ['uploadPostImage', 'addLandRequestPhotos'].includes(id) ? proxy.upstream : proxy.url;
    const answer = await fetch(origin + request.url, {
      method,
      headers: request.headers,
      body: payload ?? null,
    });
    const { 'sl-violations': seenByPrism = '[]', ...given } = Object.fromEntries(answer.headers);
    const { status } = answer;
    const body = await answer.text();
    record(operation, request, status, body);
    const hint = status === 500 ? 'The error that the server logged is printed with this test.' : recordHint;
    const message = `${told(id, request, { statusCode: status, body })}\n${hint}`;
    expect([200, 202], message).toContain(status);
    const found = violations(operation, { status, headers: given, body });
    expect([...JSON.parse(seenByPrism), ...found], message).toEqual([]);
  },
);

test.for(named(operations.filter(({ responses }) => responses.has(429))))(
  '%s answers 429 when it is throttled',
  async ([, operation], { scene }) => {
    const answer = await scene.ask(operation, await scene.success(operation), { condition: 'throttled' });
    expect(answer.statusCode, answer.told).toBe(429);
  },
);

// one of each kind: JSON, a form, an answer with a file, none of them
test.for(['createLandRequest', 'createAd', 'getFile', 'getHealth'])(
  '%s answers 500 when it fails',
  async (id, { scene }) => {
    const operation = operationById(id);
    const answer = await scene.ask(operation, await scene.success(operation), { condition: 'failing' });
    expect(answer.statusCode, answer.told).toBe(500);
  },
);
