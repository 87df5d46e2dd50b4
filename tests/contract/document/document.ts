import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readContact } from '../../../rules/people/contact.ts';
import { isEmail } from '../../../rules/people/email.ts';
import { parsedContract } from './parsedContract.ts';

export type Schema = Readonly<Record<string, unknown>>;
export interface Media {
  schema?: Schema;
  /** Of the parts of a form, by field. */
  encoding?: Record<string, { contentType?: string }>;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Response {
  content?: Record<string, Media>;
  headers?: Record<string, { required?: boolean; schema: Schema; example?: unknown }>;
  links?: Record<string, Link>;
}
/** A call that may follow an answer; its parameters come from the answered call. */
export interface Link {
  operationId: string;
  parameters?: Record<string, string>;
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
  method: Method;
  path: string;
  tags: string[];
  parameters: Parameter[];
  /** Names of the accepted security schemes; empty for a public operation. */
  security: string[];
  body: { type: string; media: Media } | undefined;
  responses: ReadonlyMap<number, Response>;
}

const contract = await parsedContract();

/** What references have been resolved to: one object each, whose validator is compiled once. */
const targets = new Map<string, unknown>();

/** Resolves references at every depth; the contract's schemas have no cycles. */
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  const reference: unknown = Reflect.get(value, '$ref');
  if (typeof reference === 'string') {
    const path = reference.slice(2).split('/');
    const target =
      targets.get(reference) ?? resolved(path.reduce<unknown>((part, key) => Object(part)[key], contract));
    targets.set(reference, target);
    return target;
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
const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
export type Method = (typeof methods)[keyof typeof methods];

function isMethod(key: string): key is keyof typeof methods {
  return key in methods;
}
function isOperation(value: unknown): value is RawOperation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

export const operations: readonly Operation[] = Object.entries(Object(resolved(contract.paths))).flatMap(
  ([path, item]) =>
    Object.entries(Object(item)).flatMap(([method, raw]): Operation[] => {
      if (!isMethod(method) || !isOperation(raw)) return [];
      const shared: Parameter[] = Reflect.get(Object(item), 'parameters') ?? [];
      const [body] = Object.entries(raw.requestBody?.content ?? {});
      return [
        {
          id: raw.operationId,
          method: methods[method],
          path,
          tags: raw.tags,
          parameters: [...shared, ...(raw.parameters ?? [])],
          // an empty requirement makes the operation public
          security: (raw.security ?? []).some((one) => Object.keys(one).length === 0)
            ? []
            : (raw.security ?? []).flatMap((one) => Object.keys(one)),
          body: body && { type: body[0], media: body[1] },
          responses: responsesOf(raw.responses),
        },
      ];
    }),
);

function responsesOf(responses: Record<string, Response>): Operation['responses'] {
  return new Map(Object.entries(responses).map(([status, response]) => [Number(status), response]));
}

/** What a path answers to the methods that it does not declare. */
export const otherMethod: Pick<Operation, 'id' | 'responses'> = {
  id: 'a method that the path does not declare',
  responses: responsesOf(Object(resolved(contract['x-other-methods']))),
};

/** @throws Error when the contract has no such operation. */
export function operationById(id: string): Operation {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`The contract has no ${id}`);
  return found;
}

/** The operations with their ids in front, for the titles of tests. */
export const named = (some: readonly Operation[]) => some.map((one) => [one.id, one] as const);

/** The operation of an address; a path with fixed words is preferred to one with parameters. */
export function operationAt(method: string, url: string): Operation | undefined {
  const parts = url.split('?', 1).join().split('/');
  const candidates = operations.filter(({ path }) => {
    const pattern = path.split('/');
    return (
      pattern.length === parts.length &&
      pattern.every((word, index) => word.startsWith('{') || word === parts[index])
    );
  });
  const fixedWords = (one: Operation) => one.path.split('/').filter((word) => !word.startsWith('{')).length;
  const [best] = candidates.toSorted((a, b) => fixedWords(b) - fixedWords(a));
  return candidates.find((one) => one.path === best?.path && one.method === method);
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('mailbox', isEmail);
ajv.addFormat('contact', (text: string) => readContact(text) !== undefined);
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
export function violations(
  { id, responses }: Pick<Operation, 'id' | 'responses'>,
  { status, headers, body }: GivenAnswer,
): string[] {
  const declared = responses.get(status);
  const name = `${id} ${status}`;
  if (!declared) return [`${name}: the contract does not declare this status`];
  return [...headerFaults(declared, headers), ...bodyFaults(declared, headers, body)].map(
    (fault) => `${name}: ${fault}`,
  );
}

/** Headers that the contract need not declare; any other undeclared header is a fault. */
const everywhere = new Set([
  // how HTTP carries an answer; `content` declares the type
  ...['connection', 'content-encoding', 'content-length', 'content-type', 'date', 'keep-alive'],
  ...['transfer-encoding', 'vary'],
  // added to every answer by `headers.ts` and `logging.ts` of `server/http/`
  ...['cache-control', 'content-security-policy', 'cross-origin-opener-policy'],
  ...['cross-origin-resource-policy', 'permissions-policy', 'referrer-policy'],
  ...['strict-transport-security', 'x-content-type-options', 'x-frame-options', 'x-request-id'],
]);

function headerFaults(declared: Response, headers: GivenAnswer['headers']): string[] {
  const given = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const known = Object.entries(declared.headers ?? {});
  const faults = known.flatMap(([name, { required = false, schema }]) => {
    const value = given.get(name.toLowerCase());
    if (value === undefined) return required ? [`the header ${name} is missing`] : [];
    return schemaFaults(schema, fromText(schema, String(value)), `the header ${name}`);
  });
  const names = new Set([...everywhere, ...known.map(([name]) => name.toLowerCase())]);
  const undeclared = [...given.keys()].filter((name) => !names.has(name));
  return [...faults, ...undeclared.map((name) => `the contract does not declare the header ${name}`)];
}

function bodyFaults(declared: Response, headers: GivenAnswer['headers'], body: string): string[] {
  const [type = ''] = String(headers['content-type'] ?? '').split(';');
  const media = declared.content?.[type];
  if (!media) {
    if (body === '' && !declared.content) return [];
    return [`the contract does not declare the content type ${type || 'of an empty answer'}`];
  }
  if (type !== 'application/json' || !media.schema) return [];
  try {
    return schemaFaults(media.schema, JSON.parse(body), 'the body');
  } catch (error) {
    if (error instanceof SyntaxError) return ['the body is not JSON'];
    throw error;
  }
}

function schemaFaults(schema: Schema, value: unknown, place: string): string[] {
  return brokenRules(schema, value).map(
    ({ instancePath, message, params }) => `${instancePath || place} ${message} ${JSON.stringify(params)}`,
  );
}

/** The rules of a schema that a value breaks. */
export function brokenRules(schema: Schema, value: unknown): ErrorObject[] {
  const validate = validatorOf(schema);
  return validate(value) ? [] : (validate.errors ?? []);
}

/** What a text of a path, query, header or form means by its schema; any other stays a text. */
export function fromText(schema: Schema, text: string): unknown {
  if (schema.type === 'integer') return /^-?\d+$/.test(text) ? Number(text) : text;
  if (schema.type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (schema.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}
