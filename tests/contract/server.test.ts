import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mock, startProxy } from '../../mock-server/prism.ts';
import { record } from './answers.ts';
import { type Operation, operations, violations } from './document.ts';
import { failing, type Recipe, toRequest } from './requests.ts';
import { startScene } from './scene.ts';

/** The real server behind Prism, which holds each request and each answer against the contract. */
let scene: Awaited<ReturnType<typeof startScene>>;
let proxy: Mock;
beforeAll(async () => {
  scene = await startScene();
  proxy = await startProxy({ port: 0, host: '127.0.0.1', upstream: new URL(scene.url) });
});
afterAll(async () => {
  await proxy.close();
  await scene.server.stop();
});

async function ask(operation: Operation, { as, mood = 'well', wanted: own }: Recipe) {
  const wanted = { ...(await scene.success(operation)), ...own };
  const headers = {
    ...(as === 'visitor' ? {} : scene[as]),
    ...(operation.security.includes('publicToken') ? scene.server.publicHeaders : {}),
  };
  const { path, init } = toRequest(operation, wanted, headers);
  scene.setMood(mood);
  try {
    const answer = await fetch((wanted.passesBy ? scene.url : proxy.url) + path, init);
    const found: { location: string[]; message: string }[] = JSON.parse(
      answer.headers.get('sl-violations') ?? '[]',
    );
    const body = await answer.text();
    record(operation.id, answer.status);
    return {
      status: answer.status,
      body,
      ofRequest: found.filter(({ location }) => location[0] === 'request'),
      ofAnswer: found.filter(({ location }) => location[0] !== 'request'),
      ours: violations(operation, {
        status: answer.status,
        headers: { 'content-type': answer.headers.get('content-type') },
        body,
      }),
    };
  } finally {
    scene.setMood('well');
  }
}

describe.each(operations.map((one) => [one.id, one] as const))('%s', (id, operation) => {
  const statuses = [...operation.responses.keys()];
  const isOpen = !operation.security.includes('session');

  test('succeeds as it declares', async () => {
    const { status, body, ofRequest, ofAnswer, ours } = await ask(operation, {
      as: isOpen ? 'visitor' : 'admin',
      wanted: {},
    });
    expect({ id, ofRequest, ofAnswer, ours }, body).toEqual({ id, ofRequest: [], ofAnswer: [], ours: [] });
    expect(
      statuses.filter((one) => one < 300),
      `${id}: ${body}`,
    ).toContain(status);
  });

  test.each(statuses.filter((status) => failing(operation, status)))(
    'fails as it declares with %i',
    async (wanted) => {
      const recipe = failing(operation, wanted);
      if (!recipe) return;
      const { status, body, ofAnswer, ours } = await ask(operation, recipe);
      expect({ id, status, ofAnswer, ours }, body).toEqual({ id, status: wanted, ofAnswer: [], ours: [] });
    },
  );
});
