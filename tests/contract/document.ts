import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parsedContract } from './parsedContract.ts';

export type Schema = Readonly<Record<string, unknown>>;
interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Response {
  content?: Record<string, Media>;
  headers?: Record<string, { required?: boolean }>;
}
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  example?: unknown;
  schema: Schema;
}
export interface Operation {
  id: string;
  method: string;
  path: string;
  tags: string[];
  parameters: Parameter[];
  /** Names of the accepted security schemes; empty for a public operation. */
  security: string[];
  body: { type: string; media: Media } | undefined;
  responses: ReadonlyMap<number, Response>;
}

const contract = await parsedContract();

/** Resolves references at every depth; the contract's schemas have no cycles. */
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  const reference: unknown = Reflect.get(value, '$ref');
  if (typeof reference === 'string') {
    const target = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((part, key) => Object(part)[key], contract);
    return resolved(target);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner)]));
}

interface RawOperation {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}
const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

function isOperation(method: string, value: unknown): value is RawOperation {
  return methods.has(method) && typeof value === 'object' && value !== null && 'operationId' in value;
}

export const operations: readonly Operation[] = Object.entries(Object(resolved(contract.paths))).flatMap(
  ([path, item]) =>
    Object.entries(Object(item)).flatMap(([method, raw]): Operation[] => {
      if (!isOperation(method, raw)) return [];
      const shared: Parameter[] = Reflect.get(Object(item), 'parameters') ?? [];
      const [body] = Object.entries(raw.requestBody?.content ?? {});
      return [
        {
          id: raw.operationId,
          method: method.toUpperCase(),
          path,
          tags: raw.tags,
          parameters: [...shared, ...(raw.parameters ?? [])],
          // an empty requirement makes the operation public
          security: (raw.security ?? []).some((one) => Object.keys(one).length === 0)
            ? []
            : (raw.security ?? []).flatMap((one) => Object.keys(one)),
          body: body && { type: body[0], media: body[1] },
          responses: new Map(
            Object.entries(raw.responses).map(([status, response]) => [Number(status), response]),
          ),
        },
      ];
    }),
);

/** @throws Error when the contract has no such operation. */
export function operationById(id: string): Operation {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`The contract has no ${id}`);
  return found;
}

/** The operation of an address; a path with fixed words is preferred to one with parameters. */
export function operationAt(method: string, url: string): Operation | undefined {
  const [path = ''] = url.split('?');
  const parts = path.split('/');
  const candidates = operations.filter((one) => {
    const pattern = one.path.split('/');
    return (
      one.method === method &&
      pattern.length === parts.length &&
      pattern.every((word, index) => word.startsWith('{') || word === parts[index])
    );
  });
  const fixedWords = (one: Operation) => one.path.split('/').filter((word) => !word.startsWith('{')).length;
  return candidates.toSorted((a, b) => fixedWords(b) - fixedWords(a))[0];
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const compiled = new WeakMap<Schema, ValidateFunction>();

function validatorOf(schema: Schema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const fresh = ajv.compile(schema);
  compiled.set(schema, fresh);
  return fresh;
}

export interface GivenAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/**
 * How an answer breaks the contract, in sentences that name the operation. Empty when it does not.
 */
export function violations(operation: Operation, { status, headers, body }: GivenAnswer): string[] {
  const declared = operation.responses.get(status);
  const name = `${operation.id} ${status}`;
  if (!declared) return [`${name}: the contract does not declare this status`];
  const [type = ''] = String(headers['content-type'] ?? '').split(';');
  const media = declared.content?.[type];
  if (!media) {
    // a range has the content type of its file
    if (status === 206 || (body === '' && !declared.content)) return [];
    return [`${name}: the contract does not declare the content type ${type || 'of an empty answer'}`];
  }
  if (type !== 'application/json' || !media.schema) return [];
  const validate = validatorOf(media.schema);
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return [`${name}: the body is not JSON`];
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${name}: ${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
  );
}
