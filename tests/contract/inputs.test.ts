import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { faultsOf, type Input, limitInputs, nearlyValidInput, validInput } from './calls/inputs.ts';
import { toRequest } from './calls/requests.ts';
import { type Scene, test as sceneTest } from './calls/scene.ts';
import { type Operation, operations } from './document/document.ts';

const options = { seed: 61, interruptAfterTimeLimit: 20_000 };

/** The parts of a call that come from a record of the scene, which makes the call possible. */
const sources = ['none', 'path', 'all'] as const;
type Source = (typeof sources)[number];

/** Sends an input as somebody who may call. `inject` throws when the answer breaks the contract. */
async function send(scene: Scene, operation: Operation, input: Input, source: Source) {
  const examples = operation.parameters.filter((one) => one.in === 'path');
  const { path, query, body, headers } =
    source === 'none'
      ? {}
      : {
          path: Object.fromEntries(examples.map(({ name, example }) => [name, example])),
          ...(await scene.success(operation)),
        };
  const key = 'Idempotency-Key';
  const used = {
    ...input,
    // a key that another call has used may be refused
    headers: faultsOf(operation, input, { tolerant: false }).some((fault) => fault.includes(key))
      ? input.headers
      : { ...input.headers, ...(key in input.headers && { [key]: randomUUID() }) },
    path: {
      ...input.path,
      ...Object.fromEntries(Object.entries(path ?? {}).map(([k, v]) => [k, String(v)])),
    },
    ...(source === 'all' && query !== undefined ? { query: [...new URLSearchParams(query)] } : {}),
    ...(source === 'all' && body !== undefined ? { body } : {}),
  };
  const search = new URLSearchParams(used.query).toString();
  const { path: url, init } = toRequest(
    operation,
    { ...used, query: search && `?${search}`, headers: { ...headers, ...used.headers } },
    // one of the calls ends its session
    { ...(await scene.server.signInAdmin()), ...scene.server.publicHeaders },
  );
  const sent = new Request(`http://server.invalid${url}`, init);
  const answer = await scene.server.app.inject({
    method: operation.method,
    url,
    headers: Object.fromEntries(sent.headers),
    ...(sent.body ? { payload: Buffer.from(await sent.arrayBuffer()) } : {}),
  });
  const told = `${operation.id} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`;
  return {
    status: answer.statusCode,
    told,
    isValid: faultsOf(operation, used, { tolerant: false }).length === 0,
    faults: faultsOf(operation, used, { tolerant: true }),
  };
}

/** Refusals that the input is the reason for, unlike those for a state of the server. */
const forInput = [400, 413, 415];

sceneTest.for(operations.map((one) => [one.id, one] as const))(
  '%s takes every input that the contract accepts',
  async ([, operation], { scene }) => {
    let succeeded = 0;
    const property = fc.asyncProperty(
      validInput(operation),
      fc.constantFrom(...sources),
      async (input, source) => {
        const { status, told } = await send(scene, operation, input, source);
        expect(forInput, told).not.toContain(status);
        expect(status, told).toBeLessThan(500);
        if (status < 300) succeeded += 1;
      },
    );
    await fc.assert(property, { ...options, numRuns: 6 });
    expect(succeeded, 'no input succeeded').toBeGreaterThan(0);
  },
);

sceneTest.for(
  operations.flatMap((one) => {
    const inputs = limitInputs(one);
    return inputs.length > 0 ? [[one.id, one, inputs] as const] : [];
  }),
)('%s takes each choice, and each text of the greatest length', async ([, operation, inputs], { scene }) => {
  for (const { field, input } of inputs) {
    const { status, told, isValid } = await send(scene, operation, input, operation.body ? 'path' : 'none');
    expect(isValid, `a limit of ${field} is valid`).toBe(true);
    expect(forInput, `${field}: ${told}`).not.toContain(status);
    expect(status, `${field}: ${told}`).toBeLessThan(500);
  }
});

sceneTest.for(operations.map((one) => [one.id, one] as const))(
  '%s refuses every input that the contract refuses',
  async ([, operation], { scene }) => {
    const property = fc.asyncProperty(
      nearlyValidInput(operation),
      fc.constantFrom(...sources),
      async (input, source) => {
        const { status, told, isValid, faults } = await send(scene, operation, input, source);
        expect(status, told).toBeLessThan(500);
        if (faults.length > 0) expect(status, `${told}\n${faults.join('\n')}`).toBeGreaterThanOrEqual(400);
        if (isValid) expect(forInput, told).not.toContain(status);
      },
    );
    await fc.assert(property, { ...options, numRuns: 12 });
  },
);
