import fc, { type Arbitrary } from 'fast-check';
import { adminId } from '../../../rules/account/adminId.ts';
import { lastCallDay } from '../../../rules/land-requests/work.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { png } from '../../server/fixtures/forms.ts';
import { brokenRules, type Media, type Operation, type Schema } from '../document/document.ts';

/** ASCII only, because Prism corrupts other bytes. */
export const pdf = new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'belge.pdf', {
  type: 'application/pdf',
});
export const image = new File([new Uint8Array(png)], 'tarla.png', { type: 'image/png' });
export const video = new File([`\0\0\0\u0018ftypisom${'\0'.repeat(400)}`], 'film.mp4', { type: 'video/mp4' });

export const table = new File(['Başlık;Fiyat\nArsa;1\n'], 'ilanlar.csv', { type: 'text/csv' });

export const parcelFile = new File(
  [
    JSON.stringify({
      type: 'Polygon',
      coordinates: [
        [
          [26.80214, 38.33102],
          [26.80271, 38.33105],
          [26.80269, 38.33151],
          [26.80212, 38.33147],
          [26.80214, 38.33102],
        ],
      ],
    }),
  ],
  'parsel.json',
  { type: 'application/geo+json' },
);

/** A file for each content type that a form may declare. */
const files = [pdf, image, video, parcelFile, table];

/** The first and the last one that the format allows among them. */
const days = fc.oneof(
  fc
    .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, '2026-11-20'.length)),
  fc.constantFrom('0000-01-01', '9999-12-31'),
);

const numberOf = (schema: Schema, key: string) => (typeof schema[key] === 'number' ? schema[key] : undefined);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const objectOf = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Generates values of a schema, for the parts of JSON Schema that the contract uses. */
export function valid(schema: Schema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.allOf)) return valid(merged(schema));
  if (schema.format === 'binary') return fc.constantFrom(...files);
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date') return days;
  switch (schema.type) {
    case 'object':
      return validObject(schema);
    case 'array':
      return fc.array(valid(objectOf(schema.items)), {
        minLength: numberOf(schema, 'minItems') ?? 0,
        maxLength: Math.min(numberOf(schema, 'maxItems') ?? 3, 3),
      });
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.maxSafeInteger().map((value) => within(schema, value));
    case 'number':
      return fc.integer().map((value) => within(schema, value) + 0.5);
    default:
      return validText(schema);
  }
}

/** A whole number in the schema's range. A third are at or near one of its ends. */
function within(schema: Schema, value: number): number {
  const min = numberOf(schema, 'minimum') ?? numberOf(schema, 'exclusiveMinimum') ?? 0;
  const max = Math.floor((numberOf(schema, 'maximum') ?? 1e9) - 0.5);
  const size = max - min + 1;
  const offset = ((value % size) + size) % size;
  if (value % 3 === 0) return Math.min(min + Math.abs(value % 7), max);
  return min + offset;
}

/** The schema without `allOf`. */
export function merged(schema: Schema): Schema {
  if (!Array.isArray(schema.allOf)) return schema;
  const parts = listOf(schema.allOf).map(objectOf);
  return {
    type: 'object',
    required: parts.flatMap((part) => listOf(part.required)),
    properties: Object.assign({}, ...parts.map((part) => objectOf(part.properties))),
  };
}

/** The last day for which a call can be planned. */
export const lastCall = lastCallDay(istanbulTime(new Date()).day);

/** A place of the contract's examples; most triples of ids name none. */
export const place = { il: 35, ilce: 35430142, mahalle: 35361564395377 };

/** The parts of that place that an object has. */
const partsOf = (properties: object) =>
  Object.fromEntries(Object.entries(place).filter(([key]) => key in properties));

function validObject(schema: Schema, ofField: Record<string, Arbitrary<unknown>> = {}): Arbitrary<unknown> {
  const required = listOf(schema.required).map(String);
  const properties = objectOf(schema.properties);
  const model = {
    ...Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, valid(objectOf(inner))])),
    ...ofField,
  };
  return fc
    .record(model, { requiredKeys: required.filter((key) => key in model) })
    .map((made) => ({ ...made, ...('ilce' in properties && partsOf(properties)) }))
    .map((made) => withoutRefused(schema, made));
}

/** Without the fields that the `else` of a schema refuses, where its `if` does not hold. */
function withoutRefused(schema: Schema, made: object): object {
  if (schema.if === undefined || brokenRules(objectOf(schema.if), made).length === 0) return made;
  const rules = objectOf(objectOf(schema.else).properties);
  return Object.fromEntries(Object.entries(made).filter(([key]) => rules[key] !== false));
}

/** Whether a part of a form may have this content type. */
export function takesType({ encoding = {} }: Media, field: string, type: string): boolean {
  const declared = encoding[field]?.contentType?.split(', ');
  return declared === undefined || declared.includes(type);
}

/** Generates bodies that a request may have; the files of a form are of the declared types. */
export function validBody(media: Media): Arbitrary<unknown> {
  const schema = merged(media.schema ?? {});
  const ofField: Record<string, Arbitrary<unknown>> = {};
  for (const [field, inner] of Object.entries(objectOf(schema.properties))) {
    const file = fc.constantFrom(...files.filter(({ type }) => takesType(media, field, type)));
    const { format, items } = objectOf(inner);
    if (format === 'binary') ofField[field] = file;
    else if (objectOf(items).format === 'binary') ofField[field] = fc.array(file, { maxLength: 2 });
  }
  // no schema says what the record's own media are, who is an admin, and when a call can be planned
  const known = { existing_images: '', assignee_id: adminId, next_call_on: lastCall };
  for (const [field, value] of Object.entries(known))
    if (field in objectOf(schema.properties)) ofField[field] = fc.constant(value);
  return validObject(schema, ofField);
}

/** Texts that match the patterns of the contract; a new pattern needs one here. */
const samples = [
  'Ayşe Yılmaz',
  'zeynep.kaya@example.com',
  // of 200 characters
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example`,
  'Kuscular.35',
  '5f4dcc3b5aa765d61d8327deb882cf99',
  'https://parselsorgu.tkgm.gov.tr/',
  'k3v9x2a7q1.jpg',
  '101',
  '2026-11-20',
  '2026-11',
  '18:00',
  '2026-12-10T10:30',
  // the server confirms no date but its own
  new Date().toISOString(),
];

/** Any character but control characters and line breaks, which most texts may not have. */
const textUnit = fc.oneof(
  fc.string({ minLength: 1, maxLength: 1 }),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 1 })
    .filter((one) => !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(one)),
);

function validText(schema: Schema): Arbitrary<unknown> {
  const min = numberOf(schema, 'minLength') ?? 0;
  const max = Math.min(numberOf(schema, 'maxLength') ?? 40, 40);
  const text = fc.string({ unit: textUnit, minLength: min, maxLength: max });
  if (schema.contentMediaType === 'text/html') return text.map((made) => `<p>Tapu</p>${made}`);
  if (schema.pattern === undefined && schema.format === undefined) return text;
  if (schema.pattern === '\\S') return text.map((made) => (/\S/.test(made) ? made : `7${made.slice(1)}`));
  const matching = samples.filter((sample) => brokenRules(schema, sample).length === 0);
  if (matching.length === 0)
    throw new Error(
      `No sample text matches ${schema.pattern ?? schema.format}: add one to tests/contract/calls/sampleBodies.ts`,
    );
  return fc.constantFrom(...matching);
}

/**
 * The values at the limits of a schema: each of an enum, and a text of the greatest length.
 * @throws Error when no known text can be lengthened without breaking the pattern.
 */
export function limitsOf(schema: Schema): unknown[] {
  if (Array.isArray(schema.enum)) return schema.enum;
  const max = numberOf(schema, 'maxLength');
  if (max === undefined) return [];
  const longest = ['', ...samples]
    .flatMap((text) => [text.padEnd(max, 'a'), text.padStart(max, 'a')])
    .find((text) => brokenRules(schema, text).length === 0);
  if (longest === undefined)
    throw new Error(
      `No text of ${max} characters matches ${schema.pattern ?? schema.format}: add one to tests/contract/calls/sampleBodies.ts`,
    );
  return [longest];
}

/** A text that is one character too long, where the schema limits it. */
export function tooLong({ maxLength }: Schema): unknown[] {
  return typeof maxLength === 'number' ? ['a'.repeat(maxLength + 1)] : [];
}

/** Texts with a character that the schema excludes. */
export function badCharacters({ not }: Schema): unknown[] {
  return not === undefined ? [] : ['abc\u0007d', 'abc\nd', 'abc\u2028d', 'abc\u0000d'];
}

/** Bodies that each have another value in one field. */
export function variedBodies(schema: Schema, body: unknown, valuesOf: typeof limitsOf): unknown[] {
  return Object.entries(objectOf(merged(schema).properties)).flatMap(([name, inner]) => {
    const field = objectOf(inner);
    // other names would have to be those of the record's own media
    if (name === 'existing_images') return [];
    const isObject = field.type === 'object';
    const values = isObject ? variedBodies(field, Object(body)[name], valuesOf) : valuesOf(field);
    return values.map((value) => withoutRefused(schema, { ...Object(body), [name]: value }));
  });
}

export const garbage: Arbitrary<unknown> = fc.oneof(
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
export function nearlyValidBody(media: Media): Arbitrary<unknown> {
  const mutation = fc.tuple(fc.nat(), fc.constantFrom('drop', 'replace', 'add'), garbage);
  return fc
    .tuple(validBody(media), fc.array(mutation, { maxLength: 3 }))
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
  const [made] = fc.sample(validBody(media), { numRuns: 1, seed: 7 });
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
