import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from './document.ts';
import { toRequest } from './requests.ts';
import { nearlyValid } from './sampleBodies.ts';
import { startScene } from './scene.ts';

/**
 * Whatever comes in a body: the server takes it or refuses it in the contract's words, and never
 * fails.
 */
const seed = 61;
const runs = 30;

let scene: Awaited<ReturnType<typeof startScene>>;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.server.stop());

const withBody = operations.filter(({ body }) => body !== undefined);

test.each(withBody.map((one) => [one.id, one] as const))(
  '%s takes or refuses any body',
  async (id, operation) => {
    const { path = {} } = await scene.success(operation);
    const headers = { ...scene.admin, ...scene.server.publicHeaders };
    const property = fc.asyncProperty(nearlyValid(operation.body?.media.schema ?? {}), async (body) => {
      const { path: url, init } = toRequest(operation, { path, body }, headers);
      const sent = new Request(`http://server.invalid${url}`, init);
      // an answer that breaks the contract ends the call with its name, see holdToContract
      const answer = await scene.server.app.inject({
        method: operation.method === 'PATCH' ? 'PATCH' : 'POST',
        url,
        headers: Object.fromEntries(sent.headers),
        payload: Buffer.from(await sent.arrayBuffer()),
      });
      expect(answer.statusCode, `${id}: ${answer.body}`).toBeLessThan(500);
    });
    // the seed stands in the failure's message, together with the smallest body that fails
    await fc.assert(property, { seed, numRuns: runs });
  },
);
