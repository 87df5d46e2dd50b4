import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { faultsOf, type Input, limitInputs, nearlyValidInput, validInput } from './calls/inputs.ts';
import { checkRuns, runs } from './calls/runs.ts';
import { type Scene, test } from './calls/scene.ts';
import { named, type Operation, operations } from './document/document.ts';

/** The parts of a call that come from a record of the scene, which makes the call possible. */
const sources = ['none', 'path', 'all'] as const;
type Source = (typeof sources)[number];
const anySource = fc.constantFrom(...sources);

const options = { interruptAfterTimeLimit: 60_000 };

/** Sends an input as somebody who may call. */
async function send(scene: Scene, operation: Operation, input: Input, source: Source) {
  const examples = operation.parameters.filter((one) => one.in === 'path');
  const { path, query, body } =
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
  const answer = await scene.ask(operation, { ...used, query: search && `?${search}` });
  const isValid = faultsOf(operation, used, { tolerant: false }).length === 0;
  const faults = faultsOf(operation, used, { tolerant: true });
  return { status: answer.statusCode, told: answer.told, isValid, faults };
}

/** Refusals that the input is the reason for, unlike those for a state of the server. */
const forInput = [400, 413, 415];

test.for(named(operations))(
  '%s takes every input that the contract accepts, each choice and the longest texts among them',
  async ([, operation], { scene }) => {
    let succeeded = 0;
    const property = fc.asyncProperty(validInput(operation), anySource, async (input, source) => {
      const { status, told, isValid } = await send(scene, operation, input, source);
      expect(isValid, told).toBe(true);
      expect(forInput, told).not.toContain(status);
      expect(status, told).toBeLessThan(500);
      if (status < 300) succeeded += 1;
    });
    const source = operation.body ? 'path' : 'none';
    const examples = limitInputs(operation).map((input): [Input, Source] => [input, source]);
    // few inputs may all be refused for the state of the server, such as another version
    for (const numRuns of [runs.valid, 20])
      if (succeeded === 0)
        await checkRuns(property, { ...options, examples, numRuns: examples.length + numRuns });
    expect(succeeded, 'no input succeeded').toBeGreaterThan(0);
  },
);

test.for(named(operations))(
  '%s refuses every input that the contract refuses',
  async ([, operation], { scene }) => {
    const property = fc.asyncProperty(nearlyValidInput(operation), anySource, async (input, source) => {
      const { status, told, isValid, faults } = await send(scene, operation, input, source);
      expect(status, told).toBeLessThan(500);
      if (faults.length > 0) expect(status, `${told}${faults.join('\n')}`).toBeGreaterThanOrEqual(400);
      if (isValid) expect(forInput, told).not.toContain(status);
    });
    await checkRuns(property, { ...options, numRuns: runs.nearlyValid });
  },
);
