import fc from 'fast-check';
import { expect } from 'vitest';
import { operations } from './document.ts';
import { toRequest } from './requests.ts';
import { nearlyValid } from './sampleBodies.ts';
import { test } from './scene.ts';

const seed = 61;
const runs = 30;

const withBody = operations.filter(({ body }) => body !== undefined);

test.for(withBody.map((one) => [one.id, one] as const))(
  '%s answers any body as the contract declares, and never with 5xx',
  async ([id, operation], { scene }) => {
    const { path = {} } = await scene.success(operation);
    const headers = { ...scene.admin, ...scene.server.publicHeaders };
    const property = fc.asyncProperty(nearlyValid(operation.body?.media.schema ?? {}), async (body) => {
      const { path: url, init } = toRequest(operation, { path, body }, headers);
      const sent = new Request(`http://server.invalid${url}`, init);
      // throws when the answer breaks the contract, see holdToContract
      const answer = await scene.server.app.inject({
        method: operation.method === 'PATCH' ? 'PATCH' : 'POST',
        url,
        headers: Object.fromEntries(sent.headers),
        payload: Buffer.from(await sent.arrayBuffer()),
      });
      expect(answer.statusCode, `${id}: ${answer.body}`).toBeLessThan(500);
    });
    await fc.assert(property, { seed, numRuns: runs });
  },
);
