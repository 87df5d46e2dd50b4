import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  examplePath,
  faultsOf,
  type Input,
  nearlyValidInput,
  validInput,
  variedInputs,
} from './calls/inputs.ts';
import { checkRuns, runs } from './calls/runs.ts';
import { badCharacters, limitsOf, tooLong } from './calls/sampleBodies.ts';
import { type Scene, test } from './calls/scene.ts';
import type { CallOverrides } from './calls/toRequest.ts';
import { named, type Operation, operations } from './document/document.ts';

/** The parts of a call that come from a record of the scene, which makes the call possible. */
const sources = ['none', 'path', 'all'] as const;
type Source = (typeof sources)[number];
const anySource = fc.constantFrom(...sources);

const options = { interruptAfterTimeLimit: 60_000 };

const key = 'Idempotency-Key';

/** Sends an input as somebody who may call. */
async function send(scene: Scene, operation: Operation, input: Input, source: Source) {
  const { path, query, body }: CallOverrides =
    source === 'none' ? {} : { path: examplePath(operation), ...(await scene.success(operation)) };
  const isKey = /^[\da-f-]{36}$/.test(input.headers[key] ?? '');
  const used = {
    ...input,
    path: { ...input.path, ...path },
    // a key that another call has used may be refused
    headers: { ...input.headers, ...(isKey && { [key]: randomUUID() }) },
    ...(source === 'all' && query !== undefined && { query: [...new URLSearchParams(query)] }),
    ...(source === 'all' && body !== undefined && { body }),
  };
  const search = new URLSearchParams(used.query).toString();
  const { statusCode, told } = await scene.ask(operation, { ...used, query: search && `?${search}` });
  const isValid = faultsOf(operation, used, { tolerant: false }).length === 0;
  return { status: statusCode, told, isValid, faults: faultsOf(operation, used, { tolerant: true }) };
}

/** Refusals that the input is the reason for, unlike those for a state of the server. */
const forInput = [400, 413, 415];
/**
 * Their 400 says nothing about the input's form: some refuse every code but the one that the app
 * shows, a step of a purchase needs other fields in each of its states, and an import others for
 * each kind of record.
 */
const guesses = [
  ...['confirmSecondFactor', 'makeRecoveryCodes', 'turnOffSecondFactor'],
  ...['changePurchaseStep', 'checkImport', 'startImport'],
];
const forForm = ({ id }: Operation) =>
  guesses.includes(id) ? forInput.filter((status) => status !== 400) : forInput;

/** Calls in which one value is special; a record of the scene makes those with a body possible. */
const varied = (operation: Operation, valuesOf: typeof limitsOf) =>
  variedInputs(operation, valuesOf).map((input): [Input, Source] => [
    input,
    operation.body ? 'path' : 'none',
  ]);

test.for(named(operations))(
  '%s takes every input that the contract accepts, each choice and the longest texts among them',
  async ([, operation], { scene }) => {
    let succeeded = 0;
    const property = fc.asyncProperty(validInput(operation), anySource, async (input, source) => {
      const { status, told, isValid } = await send(scene, operation, input, source);
      expect(isValid, told).toBe(true);
      expect(forForm(operation), told).not.toContain(status);
      expect(status, told).toBeLessThan(500);
      if (status < 300) succeeded += 1;
    });
    const examples = varied(operation, limitsOf);
    await checkRuns(property, { ...options, examples, numRuns: examples.length + runs.valid });
    // few inputs may all be refused for the state of the server, such as another version
    if (succeeded === 0) await checkRuns(property, { ...options, numRuns: 20 });
    expect(succeeded, 'no input succeeded').toBeGreaterThan(0);
  },
);

test.for(named(operations))(
  '%s refuses every input that the contract refuses: texts too long and with control characters among them',
  async ([, operation], { scene }) => {
    const property = fc.asyncProperty(nearlyValidInput(operation), anySource, async (input, source) => {
      const { status, told, isValid, faults } = await send(scene, operation, input, source);
      expect(status, told).toBeLessThan(500);
      if (faults.length > 0) expect(status, `${told}${faults.join('\n')}`).toBeGreaterThanOrEqual(400);
      if (isValid) expect(forForm(operation), told).not.toContain(status);
    });
    const examples = [...varied(operation, tooLong), ...varied(operation, badCharacters)];
    await checkRuns(property, { ...options, examples, numRuns: examples.length + runs.nearlyValid });
  },
);
