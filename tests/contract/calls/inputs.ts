import type { ErrorObject } from 'ajv/dist/2020.js';
import fc, { type Arbitrary } from 'fast-check';
import {
  brokenRules,
  fromText,
  type Media,
  type Operation,
  type Parameter,
  type Schema,
} from '../document/document.ts';
import {
  garbage,
  type limitsOf,
  merged,
  nearlyValidBody,
  sampleBody,
  takesType,
  toForm,
  valid,
  validBody,
  variedBodies,
} from './sampleBodies.ts';

/** What a call sends, as texts where the wire has texts. */
export interface Input {
  path: Record<string, unknown>;
  query: [string, string][];
  headers: Record<string, string>;
  body?: unknown;
}

/** Generates what the contract accepts. */
export function validInput(operation: Operation): Arbitrary<Input> {
  const texts = (place: Parameter['in']) => {
    const found = operation.parameters.filter((one) => one.in === place);
    const model = Object.fromEntries(found.map(({ name, schema }) => [name, valid(schema).map(String)]));
    return fc.record(model, { requiredKeys: found.filter((one) => one.required).map(({ name }) => name) });
  };
  return fc
    .record({
      path: texts('path'),
      query: texts('query').map((values) => Object.entries(values)),
      headers: texts('header'),
      body: operation.body ? validBody(operation.body.media) : fc.constant(undefined),
    })
    .map(({ body, ...rest }) => (operation.body ? { ...rest, body } : rest));
}

export function examplePath({ parameters }: Operation): Record<string, unknown> {
  const inPath = parameters.filter((one) => one.in === 'path');
  return Object.fromEntries(inPath.map(({ name, example }) => [name, example]));
}

/**
 * The contract's example of an input, each time with another value in one place.
 * @param valuesOf the values to try, by the schema of the place.
 */
export function variedInputs(operation: Operation, valuesOf: typeof limitsOf): Input[] {
  const { parameters, body } = operation;
  const example = { path: examplePath(operation), query: [], headers: {} };
  const input: Input = body ? { ...example, body: sampleBody(operation) } : example;
  const ofParameters = parameters.flatMap(({ name, in: place, schema }) =>
    valuesOf(schema)
      .map(String)
      .map((value): Input => {
        if (place === 'query') return { ...input, query: [[name, value]] };
        const part = place === 'header' ? 'headers' : 'path';
        return { ...input, [part]: { ...input[part], [name]: value } };
      }),
  );
  const bodies = variedBodies(body?.media.schema ?? {}, input.body, valuesOf);
  return [...ofParameters, ...bodies.map((varied) => ({ ...input, body: varied }))];
}

/** Every text of it can be put into an address; an empty one, or dots, would name another path. */
const pathText = fc
  .oneof(garbage.map(String), fc.constantFrom('0', '-1', '1.0', '0x10', '9007199254740992', '%', 'a/b'))
  .filter((text) => text.isWellFormed() && !/^\.{0,2}$/.test(text));
/** Without characters that no header can have. */
const headerText = fc.constantFrom('', '0', 'x'.repeat(4000), '{}', '5b0c9a52', "'; drop table users; --");

/** Generates valid inputs in which some parts are replaced, left out, repeated or added. */
export function nearlyValidInput(operation: Operation): Arbitrary<Input> {
  const queryText = garbage.map(String).filter((text) => text.isWellFormed());
  const replaced = <Value>(values: Record<string, Value>, [at, value]: [number, Value]) => {
    const names = Object.keys(values);
    const name = names[at % Math.max(names.length, 1)];
    return name === undefined ? values : { ...values, [name]: value };
  };
  const isBroken = fc.integer({ min: 0, max: 2 }).map((one) => one === 0);
  return fc
    .record({
      input: validInput(operation),
      body: operation.body ? nearlyValidBody(operation.body.media) : fc.constant(undefined),
      breaksPath: isBroken,
      breaksHeaders: isBroken,
      path: fc.tuple(fc.nat(), pathText),
      header: fc.tuple(fc.nat(), headerText),
      query: fc.array(fc.tuple(fc.nat(), queryText), { maxLength: 2 }),
      repeats: fc.boolean(),
    })
    .map(({ input, body, breaksPath, breaksHeaders, path, header, query, repeats }) => {
      const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
      const added = query.map(([at, text]): [string, string] => [
        names[at % (names.length + 1)] ?? 'x',
        text,
      ]);
      const kept = repeats
        ? input.query
        : input.query.filter(([name]) => !added.some(([one]) => one === name));
      return {
        path: breaksPath ? replaced(input.path, path) : input.path,
        headers: breaksHeaders ? replaced(input.headers, header) : input.headers,
        query: [...kept, ...added],
        ...(operation.body ? { body } : {}),
      };
    });
}

/**
 * How an input breaks the contract.
 * @param tolerant leaves out what the contract's description lets the server take.
 */
export function faultsOf(
  operation: Operation,
  { path, query, headers, body }: Input,
  { tolerant }: { tolerant: boolean },
): string[] {
  const given = { path: Object.entries(path), query, header: Object.entries(headers), cookie: [] };
  const faults = operation.parameters.flatMap(({ name, in: place, required = false, schema }) => {
    const texts = given[place].filter(([one]) => one === name).map(([, text]) => String(text));
    if (texts.length > 1) return [`${place} ${name} is repeated`];
    if (texts.length === 0) return required ? [`${place} ${name} is missing`] : [];
    return texts.flatMap((text) => [
      ...brokenRules(schema, fromText(schema, text)).map(({ message }) => `${place} ${name} ${message}`),
      ...(text.includes('\0') ? [`${place} ${name} has the character U+0000`] : []),
    ]);
  });
  if (!operation.body) return faults;
  const { type, media } = operation.body;
  const isJson = type === 'application/json';
  return [...faults, ...(isJson ? jsonFaults(media, body, tolerant) : formFaults(media, body))];
}

function jsonFaults({ schema = {} }: Media, body: unknown, tolerant: boolean): string[] {
  const read = asRead(schema, body);
  const broken = brokenRules(schema, tolerant ? read : body);
  const hasNull = JSON.stringify(read)?.includes('\\u0000');
  return [...broken.map(toSentence), ...(hasNull ? ['a text has the character U+0000'] : [])];
}

/** What a JSON body means by "What holds for every path" in the contract's description. */
function asRead(schema: Schema, value: unknown, isRequired = true): unknown {
  switch (schema.type) {
    case 'integer':
    case 'number':
      return typeof value === 'string' ? fromText(schema, value) : value;
    case 'string':
      if (typeof value === 'number' || typeof value === 'boolean') return String(value);
      return value === null && !isRequired ? '' : value;
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const properties: Record<string, Schema> = Object(schema.properties);
      const required = listed(schema.required);
      const fields = Object.entries(value).flatMap(([name, inner]) => {
        const field = Object.hasOwn(properties, name) && properties[name];
        return field ? [[name, asRead(field, inner, required.includes(name))]] : [];
      });
      return Object.fromEntries(fields);
    }
    default:
      return value;
  }
}

const listed = (values: unknown) => (Array.isArray(values) ? values.map(String) : []);

function formFaults(media: Media, body: unknown): string[] {
  const schema = merged(media.schema ?? {});
  const properties: Record<string, Schema> = Object(schema.properties);
  const fields: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, part] of toForm(body)) {
    const [field = name] = properties[name] ? [name] : name.split('[');
    const inner = properties[field];
    if (typeof part === 'string') {
      if (part.includes('\0')) faults.push(`${name} has the character U+0000`);
      if (inner && field === name) fields[field] = fromText(inner, part);
    } else if (inner) {
      if (!takesType(media, field, part.type)) faults.push(`${field} is of the type ${part.type}`);
      fields[field] = inner.type === 'array' ? [...listed(fields[field]), part.name] : part.name;
    }
  }
  for (const [field, inner] of Object.entries(properties)) {
    const isFile = inner.format === 'binary' || inner.type === 'array';
    const text = [...toForm(body)].find(([name, part]) => name === field && typeof part === 'string');
    // an empty text stands for no file
    if (isFile && text) {
      if (text[1] === '') delete fields[field];
      else faults.push(`${field} is a text`);
    }
  }
  return [...faults, ...brokenRules({ ...schema, additionalProperties: true }, fields).map(toSentence)];
}

function toSentence({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`;
}
