/** Pages on the mock, and the tests of machines and pages, see only what the examples hold. */
import { expect, test } from 'vitest';
import { merged } from '../calls/sampleBodies.ts';
import { operations, type Schema } from './document.ts';

/** The fields of a schema at every depth, such as `[].detail.title`. */
function fieldsOf(schema: Schema): string[] {
  const { items, properties } = merged(schema);
  if (items) return fieldsOf(Object(items)).map((field) => `[]${field}`);
  return Object.entries(Object(properties)).flatMap(([name, inner]) => [
    `.${name}`,
    ...fieldsOf(Object(inner)).map((field) => `.${name}${field}`),
  ]);
}

/** The fields of a value, named as by {@link fieldsOf}. */
function filledFields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(filledFields).map((field) => `[]${field}`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `.${name}`,
    ...filledFields(inner).map((field) => `.${name}${field}`),
  ]);
}

test('every field of a successful answer is in an example', () => {
  // an error has `fields` only where a form can be refused
  const unseen = operations.flatMap(({ id, responses }) =>
    [...responses].flatMap(([status, { content = {} }]) =>
      Object.values(status < 400 ? content : {}).flatMap(({ schema = {}, examples = {} }) => {
        const filled = new Set(Object.values(examples).flatMap(({ value }) => filledFields(value)));
        return fieldsOf(schema).flatMap((field) => (filled.has(field) ? [] : [`${id} ${status} ${field}`]));
      }),
    ),
  );
  expect(unseen, 'fields in no example of openapi.yaml').toEqual([]);
});
