import { isDeepStrictEqual } from 'node:util';
import { ApiError, errorFromAnswer } from '../../api/error.ts';
import { type Operation, operationAt, operationById, operations, violations } from './document.ts';

/** No answer arrived: the only failure without a server's message. */
export const unreachable = new ApiError('unreachable', 0);

export type Refusal = ApiError;

export interface WireAnswer {
  status: number;
  json: unknown;
  headers?: Record<string, string>;
}
const answers = new WeakMap<Refusal, WireAnswer>();

function examplesOf(operation: Operation, status: number): ReadonlyMap<string, unknown> {
  const { examples = {} } = operation.responses.get(status)?.content?.['application/json'] ?? {};
  return new Map(Object.entries(examples).map(([name, { value }]) => [name, value]));
}

/** The required headers of an answer, by their examples. */
function headerExamples(operation: Operation, status: number): Record<string, string> {
  const headers = Object.entries(operation.responses.get(status)?.headers ?? {});
  return Object.fromEntries(
    headers.flatMap(([name, { required, example }]) =>
      required ? [[name.toLowerCase(), String(example)]] : [],
    ),
  );
}

/**
 * The error that a call rejects with when the server answers with an example of the contract. Tests
 * use no other refusals: the server might never send one that a test made up.
 * @param exampleName the first example by default.
 * @throws Error when the contract has no such example, or the example breaks its own schema.
 */
export function refusal(operationId: string, status: number, exampleName?: string): Refusal {
  const operation = operationById(operationId);
  if (status < 400) throw new Error(`${operationId} ${status} is not an error`);
  const examples = examplesOf(operation, status);
  const [first] = examples.keys();
  const name = exampleName ?? first;
  if (name === undefined || !examples.has(name)) {
    const known = [...examples.keys()].join(', ') || 'none';
    throw new Error(`${operationId} ${status}: the contract has no such example, but ${known}`);
  }
  const json = examples.get(name);
  const headers = { 'content-type': 'application/json', ...headerExamples(operation, status) };
  const broken = violations(operation, { status, headers, body: JSON.stringify(json) });
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const error = errorFromAnswer(status, json);
  answers.set(error, { status, json });
  return error;
}

/**
 * The refusal that a recorded error was: of any operation whose example reads the same.
 * @throws Error when the contract has no such example.
 */
export function refusalLike(recorded: Pick<Refusal, 'status' | 'serverMessage' | 'fields'>): Refusal {
  const { status, serverMessage, fields } = recorded;
  if (status === unreachable.status) return unreachable;
  for (const operation of operations) {
    for (const [name, json] of examplesOf(operation, status)) {
      const known = errorFromAnswer(status, json);
      if (known.serverMessage === serverMessage && isDeepStrictEqual(known.fields, fields))
        return refusal(operation.id, status, name);
    }
  }
  throw new Error(
    `No example of the contract answers ${status} with "${serverMessage}"; add it to openapi.yaml`,
  );
}

/** The wire answer of an error made by {@link refusal}. */
export function answerOf(error: unknown): WireAnswer {
  const answer = error instanceof ApiError ? answers.get(error) : undefined;
  if (!answer) throw new Error(`${error} does not come from the contract`);
  return answer;
}

/**
 * The success that the contract shows as an example, with the headers that it requires.
 * @param exampleName the first example by default.
 * @throws Error when the contract has no such example.
 */
export function success(operationId: string, exampleName?: string): WireAnswer {
  const operation = operationById(operationId);
  const status = Math.min(...operation.responses.keys());
  const examples = examplesOf(operation, status);
  const [first] = examples.keys();
  const name = exampleName ?? first;
  if (name === undefined || !examples.has(name))
    throw new Error(`${operationId} ${status}: the contract has no such example`);
  return { status, json: examples.get(name), headers: headerExamples(operation, status) };
}

/**
 * Holds an answer that a test makes to the contract.
 * @throws Error when it is an error that is no example, or a success that breaks the contract.
 */
export function expectDeclared(method: string, url: string, { status, json, headers }: WireAnswer): void {
  const operation = operationAt(method, url);
  if (!operation) throw new Error(`The contract has no ${method} ${url}`);
  if (status >= 400) {
    const examples = [...examplesOf(operation, status).values()];
    if (examples.some((example) => isDeepStrictEqual(example, json))) return;
    throw new Error(`${operation.id} ${status}: no example of the contract reads ${JSON.stringify(json)}`);
  }
  const given = { 'content-type': 'application/json', ...headers };
  const broken = violations(operation, { status, headers: given, body: JSON.stringify(json) });
  if (broken.length > 0) throw new Error(broken.join('\n'));
}
