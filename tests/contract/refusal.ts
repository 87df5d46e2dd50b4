import { isDeepStrictEqual } from 'node:util';
import { ApiError, errorFromAnswer } from '../../api/error.ts';
import {
  type GivenAnswer,
  type Operation,
  operationAt,
  operationById,
  operations,
  violations,
} from './document/document.ts';

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
  const found = broken(operationId, { status, json, headers: headerExamples(operation, status) });
  if (found.length > 0) throw new Error(found.join('\n'));
  const error = errorFromAnswer(status, json);
  answers.set(error, { status, json });
  return error;
}

/**
 * The refusal that a recorded error was: of any operation whose example reads the same, or else has
 * the same status and refuses the same fields, because a machine reads no sentence.
 * @throws Error when the contract has no such example.
 */
export function refusalLike(recorded: Pick<Refusal, 'status' | 'serverMessage' | 'fields'>): Refusal {
  const { status, serverMessage, fields } = recorded;
  if (status === unreachable.status) return unreachable;
  const namesOf = (one: object) => Object.keys(one).toSorted();
  const alike = operations.flatMap((operation) =>
    [...examplesOf(operation, status)]
      .map(([name, json]) => ({ id: operation.id, name, known: errorFromAnswer(status, json) }))
      .filter(({ known }) => isDeepStrictEqual(namesOf(known.fields), namesOf(fields))),
  );
  const isSame = ({ known }: (typeof alike)[number]) =>
    known.serverMessage === serverMessage && isDeepStrictEqual(known.fields, fields);
  const found = alike.find(isSame) ?? alike[0];
  if (found) return refusal(found.id, status, found.name);
  const names = namesOf(fields).join(', ') || 'no field';
  throw new Error(
    `No example of the contract answers ${status} and refuses ${names}; add it to openapi.yaml`,
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
 * @throws Error when it breaks the contract, or is an error that is no example.
 */
export function expectDeclared(method: string, url: string, { status, json, headers }: WireAnswer): void {
  const given = { 'content-type': 'application/json', ...headers };
  expectDeclaredAnswer(method, url, { status, headers: given, body: JSON.stringify(json) });
}

/** The same for an answer of any content type, named by its headers in lower case. */
export function expectDeclaredAnswer(method: string, url: string, answer: GivenAnswer): void {
  const operation = operationAt(method, url);
  if (!operation) throw new Error(`The contract has no ${method} ${url}`);
  const found = violations(operation, answer);
  if (found.length > 0) throw new Error(found.join('\n'));
  const { status, body } = answer;
  const isExample = (example: unknown) => isDeepStrictEqual(example, JSON.parse(body));
  if (status >= 400 && ![...examplesOf(operation, status).values()].some(isExample))
    throw new Error(`${operation.id} ${status}: no example of the contract reads ${body}`);
}

/** How a JSON answer breaks the contract's schema, in sentences. */
export function broken(operationId: string, { status, json, headers }: WireAnswer): string[] {
  const given = { 'content-type': 'application/json', ...headers };
  return violations(operationById(operationId), { status, headers: given, body: JSON.stringify(json) });
}
