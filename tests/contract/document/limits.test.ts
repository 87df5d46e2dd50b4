/**
 * The server stores what the contract lets through, and the tests of its inputs, which come from
 * the contract, cannot tell that a limit is missing there. Nor can those of its answers, which are
 * compared with the contract in every test.
 */
import { expect, test } from 'vitest';
import { operations, type Schema } from './document.ts';

interface Text {
  /** Such as `addLandRequestNote text`. */
  name: string;
  schema: Schema;
}

/** The texts in a schema, those of its fields and items included. */
function textsIn(schema: Schema, name: string): Text[] {
  const { properties, items, allOf, oneOf, anyOf } = schema;
  const parts = [allOf, oneOf, anyOf].flatMap((some) => (Array.isArray(some) ? some : []));
  return [
    ...(schema.type === 'string' ? [{ name, schema }] : []),
    ...Object.entries<Schema>(Object(properties)).flatMap(([field, inner]) =>
      textsIn(inner, `${name} ${field}`),
    ),
    ...(items ? textsIn(Object(items), name) : []),
    ...parts.flatMap((part) => textsIn(Object(part), name)),
  ];
}

const texts = operations.flatMap(({ id, parameters, body }) => [
  // a text in the path is only compared
  ...parameters.filter((one) => one.in !== 'path').flatMap((one) => textsIn(one.schema, `${id} ${one.name}`)),
  ...textsIn(body?.media.schema ?? {}, id),
]);
const namesOf = (some: readonly Text[]) => some.map(({ name }) => name);

/** Whether the pattern alone limits the length. */
const isFixed = (pattern: unknown) => /^\^[^*+]*\$$/.test(String(pattern));
const isChosen = ({ enum: choices, format, const: only }: Schema) =>
  choices !== undefined || only !== undefined || format !== undefined;

test('every text that a call sends has a choice of values or a greatest length', () => {
  const unlimited = texts.filter(
    ({ schema }) => !isChosen(schema) && !('maxLength' in schema) && !isFixed(schema.pattern),
  );
  expect(namesOf(unlimited), 'add a maxLength in openapi.yaml').toEqual([]);
});

/** A blank one of these is refused for another reason, or names nothing. */
const otherwiseChecked = [
  'login email',
  'resetPassword token',
  'createPost content',
  'updatePost content',
  'saveListSettings columns field',
];

test('a text that must not be empty must not be blank either', () => {
  const blank = texts.filter(
    ({ schema }) => !isChosen(schema) && Number(schema.minLength) > 0 && !('pattern' in schema),
  );
  expect(namesOf(blank), "add the pattern '\\S' in openapi.yaml").toEqual(otherwiseChecked);
});

/** The lists in a schema, those in its fields and items included. */
function listsIn(schema: Schema, name: string): Text[] {
  const { type, properties, items, allOf, oneOf, anyOf } = schema;
  const parts = [allOf, oneOf, anyOf].flatMap((some) => (Array.isArray(some) ? some : []));
  return [
    ...(type === 'array' ? [{ name, schema }] : []),
    ...Object.entries<Schema>(Object(properties)).flatMap(([field, inner]) =>
      listsIn(inner, `${name} ${field}`),
    ),
    ...(items ? listsIn(Object(items), name) : []),
    ...parts.flatMap((part) => listsIn(Object(part), name)),
  ];
}

/** Lists that are as long as the office is large, or as the law demands. */
const boundedByNature = {
  'one for each colleague, whom an admin has added': [
    'getLandRequestWork team',
    'planLandRequestWork team',
    'addLandRequestNote team',
    'getContactMessageWork team',
    'planContactMessageWork team',
    'addContactMessageNote team',
    'listTeam',
    'getReport people',
    'listApiKeys',
  ],
  'everything about one person, who may ask for all of it': [
    'findPersonalData kept ids',
    'findPersonalData people kept ids',
    'exportPersonalData landRequests',
    'exportPersonalData consultants',
    'exportPersonalData contactMessages',
    'exportPersonalData messages',
    'exportPersonalData commercialRefusals',
    'exportPersonalData importRows',
    'exportPersonalData documents',
    'erasePersonalData kept ids',
  ],
};

test('every list of an answer has a greatest length, or a reason to have none', () => {
  const lists = operations.flatMap(({ id, responses }) =>
    [...responses].flatMap(([status, { content = {} }]) =>
      status < 300 ? Object.values(content).flatMap(({ schema = {} }) => listsIn(schema, id)) : [],
    ),
  );
  const endless = lists.filter(({ schema }) => !('maxItems' in schema));
  expect(namesOf(endless).toSorted(), 'add a maxItems in openapi.yaml, and a limit to the query').toEqual(
    Object.values(boundedByNature).flat().toSorted(),
  );
});
