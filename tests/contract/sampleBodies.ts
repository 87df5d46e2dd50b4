import fc, { type Arbitrary } from 'fast-check';
import type { Operation, Schema } from './document.ts';

/** ASCII only, because Prism corrupts other bytes. */
export const pdf = new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'belge.pdf', {
  type: 'application/pdf',
});
export const video = new File([`\0\0\0\u0018ftypisom${'\0'.repeat(400)}`], 'film.mp4', { type: 'video/mp4' });

const numberOf = (schema: Schema, key: string) => (typeof schema[key] === 'number' ? schema[key] : undefined);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const objectOf = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Generates values of a schema, for the parts of JSON Schema that the contract uses. */
export function valid(schema: Schema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.allOf)) return valid(merged(schema));
  if (schema.format === 'binary') return fc.constantFrom(pdf, video);
  if (schema.format === 'uuid') return fc.uuid();
  switch (schema.type) {
    case 'object':
      return validObject(schema);
    case 'array':
      return fc.array(valid(objectOf(schema.items)), {
        maxLength: Math.min(numberOf(schema, 'maxItems') ?? 3, 3),
      });
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({
        min: numberOf(schema, 'minimum') ?? 0,
        max: Math.min(numberOf(schema, 'maximum') ?? 1e9, 1e9),
      });
    case 'number':
      return fc.integer({
        min: (numberOf(schema, 'exclusiveMinimum') ?? numberOf(schema, 'minimum') ?? 0) + 1,
        max: 1e6,
      });
    default:
      return validText(schema);
  }
}

function merged(schema: Schema): Schema {
  const parts = listOf(schema.allOf).map(objectOf);
  return {
    type: 'object',
    required: parts.flatMap((part) => listOf(part.required)),
    properties: Object.assign({}, ...parts.map((part) => objectOf(part.properties))),
  };
}

function validObject(schema: Schema): Arbitrary<unknown> {
  const required = listOf(schema.required).map(String);
  const model = Object.fromEntries(
    Object.entries(objectOf(schema.properties)).map(([key, inner]) => [key, valid(objectOf(inner))]),
  );
  return fc.record(model, { requiredKeys: required.filter((key) => key in model) });
}

/** Texts that match the patterns of the contract; a new pattern needs one here. */
const samples = [
  'Ayşe Yılmaz',
  'zeynep.kaya@example.com',
  'Kuscular.35',
  '5f4dcc3b5aa765d61d8327deb882cf99',
  'https://parselsorgu.tkgm.gov.tr/',
  '101',
];

function validText(schema: Schema): Arbitrary<unknown> {
  const min = numberOf(schema, 'minLength') ?? 0;
  const max = Math.min(numberOf(schema, 'maxLength') ?? 40, 40);
  if (typeof schema.pattern !== 'string') return fc.string({ minLength: min, maxLength: max });
  const pattern = new RegExp(schema.pattern, 'u');
  if (pattern.source === '\\S')
    return fc.string({ minLength: min, maxLength: max }).map((text) => text.trim() || '7');
  const matching = samples.filter((text) => pattern.test(text) && text.length >= min);
  if (matching.length === 0)
    throw new Error(`No sample text matches ${schema.pattern}: add one to tests/contract/sampleBodies.ts`);
  return fc.constantFrom(...matching);
}

const garbage: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    0,
    -1,
    1e21,
    true,
    [],
    {},
    '\u0000',
    'NaN',
    '٣',
    '🌾'.repeat(300),
    "'; drop table users; --",
  ),
  fc.string(),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Valid bodies in which up to three fields are dropped, replaced by garbage or added. */
export function nearlyValid(schema: Schema): Arbitrary<unknown> {
  return fc
    .tuple(
      valid(schema),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom('drop', 'replace', 'add'), garbage), { maxLength: 3 }),
    )
    .map(([body, mutations]) => mutations.reduce<unknown>(mutate, body));
}

function mutate(body: unknown, [position, how, value]: [number, string, unknown]): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const keys = Object.keys(body);
  const key = keys[position % Math.max(keys.length, 1)] ?? 'il';
  const inner: unknown = Reflect.get(body, key);
  // half of the mutations go into a nested object, where there is one
  if (
    position % 2 === 0 &&
    typeof inner === 'object' &&
    inner !== null &&
    !(inner instanceof File) &&
    !Array.isArray(inner)
  )
    return { ...body, [key]: mutate(inner, [Math.floor(position / 2), how, value]) };
  if (how === 'add') return { ...body, [`${key}_`]: value };
  if (how === 'replace') return { ...body, [key]: value };
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));
}

/** The contract's example of the body, or else a valid body that is the same in every run. */
export function sampleBody(operation: Operation): unknown {
  if (!operation.body) return undefined;
  const { media } = operation.body;
  const [example] = Object.values(media.examples ?? {});
  if (example) return example.value;
  const [made] = fc.sample(valid(media.schema ?? {}), { numRuns: 1, seed: 7 });
  return made;
}

/**
 * A form of the fields; lists become `images[0]`, `images[1]`, … because Prism reads no repeats.
 */
export function toForm(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(objectOf(fields))) {
    if (value instanceof File) form.append(name, value);
    else if (Array.isArray(value))
      value.forEach(
        (part, index) => void form.append(`${name}[${index}]`, part instanceof File ? part : String(part)),
      );
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
