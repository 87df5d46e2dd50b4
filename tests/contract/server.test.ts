import { describe, expect } from 'vitest';
import { startProxy } from '../../mock-server/prism.ts';
import { record } from './answers.ts';
import { failing, type Recipe, toRequest } from './calls/requests.ts';
import { recordHint, test as sceneTest } from './calls/scene.ts';
import { type Operation, operations, violations } from './document/document.ts';

/** The real server behind Prism, which validates every request and answer against the contract. */
const test = sceneTest
  .extend('proxyUrl', { scope: 'file' }, async ({ scene }, { onCleanup }) => {
    const proxy = await startProxy({ port: 0, host: '127.0.0.1', upstream: new URL(scene.url) });
    onCleanup(proxy.close);
    return proxy.url;
  })
  .extend(
    'ask',
    { scope: 'file' },
    ({ scene, proxyUrl }) =>
      async (operation: Operation, { as, condition = 'healthy', overrides }: Recipe) => {
        const call = { ...(await scene.success(operation)), ...overrides };
        const headers = {
          ...(as === 'visitor' ? {} : scene[as]),
          ...(operation.security.includes('publicToken') ? scene.server.publicHeaders : {}),
        };
        const { path, init } = toRequest(operation, call, headers);
        scene.setCondition(condition);
        try {
          const answer = await fetch((call.bypassesProxy ? scene.url : proxyUrl) + path, init);
          const { 'sl-violations': seenByProxy = '[]', ...given } = Object.fromEntries(answer.headers);
          const found: { location: string[]; message: string }[] = JSON.parse(seenByProxy);
          const { status } = answer;
          const body = await answer.text();
          record('contract', operation.id, status, body);
          return {
            status,
            body,
            inRequest: found.filter(({ location }) => location[0] === 'request'),
            inAnswer: [
              ...found.filter(({ location }) => location[0] !== 'request'),
              ...violations(operation, { status, headers: given, body }),
            ],
          };
        } finally {
          scene.setCondition('healthy');
        }
      },
  );

describe.each(operations.map((one) => [one.id, one] as const))('%s', (id, operation) => {
  const statuses = [...operation.responses.keys()];
  const isOpen = !operation.security.includes('session');

  test('succeeds with a declared status and answer', async ({ ask }) => {
    const { status, body, inRequest, inAnswer } = await ask(operation, {
      as: isOpen ? 'visitor' : 'admin',
      overrides: {},
    });
    expect({ id, inRequest, inAnswer }, body).toEqual({ id, inRequest: [], inAnswer: [] });
    const hint = status === 500 ? 'The error that the server logged is printed with this test.' : recordHint;
    expect(
      statuses.filter((one) => one < 300),
      `${id} answered ${status}: ${body}\n${hint}`,
    ).toContain(status);
  });

  test.for(statuses.filter((status) => failing(operation, status)))(
    'fails with %i as the contract declares',
    async (expected, { ask }) => {
      const recipe = failing(operation, expected);
      if (!recipe) return;
      const { status, body, inAnswer } = await ask(operation, recipe);
      const hint = `${recordHint}\nHow a call is made to fail: tests/contract/calls/requests.ts.`;
      expect({ id, status, inAnswer }, `${body}\n${hint}`).toEqual({ id, status: expected, inAnswer: [] });
    },
  );
});
