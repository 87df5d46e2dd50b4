/** The contract beside that of the last release, which other programs rely on. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parsedContract } from './parsedContract.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const released = parse(read('releases/openapi.yaml'));
const current = await parsedContract();
const versionOf = ({ info }: Schema) => String(Object(info).version);

interface Change {
  impact: string;
  verdicts: { message: string }[];
  path: string;
}

type Schema = Record<string, unknown>;
const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Puts the parts of each `allOf` into one schema: the comparison does not look into them. */
function withoutAllOf(document: Schema): Schema {
  const resolve = (part: unknown): Schema => {
    if (!isObject(part)) return {};
    if (typeof part.$ref !== 'string') return part;
    const found = part.$ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), document);
    return isObject(found) ? found : {};
  };
  const flatten = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(flatten);
    if (!isObject(value)) return value;
    if (!Array.isArray(value.allOf))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, flatten(inner)]));
    const { allOf, unevaluatedProperties, ...rest } = value;
    const parts = allOf.map(resolve);
    const properties = Object.assign({}, ...parts.map((part) => part.properties));
    const required = parts.flatMap((part) => (Array.isArray(part.required) ? part.required : []));
    return {
      type: 'object',
      required,
      additionalProperties: unevaluatedProperties,
      properties: flatten(properties),
      ...rest,
    };
  };
  return Object.fromEntries(Object.entries(document).map(([name, part]) => [name, flatten(part)]));
}

/** What a program that relies on the older contract would notice in the newer, but for links. */
async function breaks(older: Schema, newer: Schema): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'arazi-release-'));
  const files = [join(folder, 'older.json'), join(folder, 'newer.json')];
  for (const [at, document] of [older, newer].entries())
    await writeFile(files[at] ?? '', JSON.stringify(withoutAllOf(document)));
  const cli = 'node_modules/@redocly/cli/bin/cli.js';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'diff', ...files, '--format=json', '--fail-on=none'],
    {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  await rm(folder, { recursive: true });
  const { changes }: { changes: Change[] } = JSON.parse(stdout);
  return changes
    .filter(({ impact }) => impact === 'major')
    .map(({ path, verdicts }) => `${path}: ${verdicts.map(({ message }) => message).join(' ')}`);
}

/** The links of the older contract's answers that the newer contract's answers lack. */
function lostLinks(older: Schema, newer: Schema): string[] {
  const linksOf = ({ paths }: Schema) =>
    Object.entries<object>(Object(paths)).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        Object.entries<Schema>(Object(responses)).flatMap(([status, { links }]) =>
          Object.keys(Object(links)).map((link) => `${method} ${path} ${status}: link ${link} was removed`),
        ),
      ),
    );
  const kept = new Set(linksOf(newer));
  return linksOf(older).filter((link) => !kept.has(link));
}

/** Before 1.0.0 the second number announces a breaking change, from then on the first. */
function announcesBreaks(base: string, revision: string): boolean {
  const [major = 0, minor = 0] = base.split('.').map(Number);
  const [nextMajor = 0, nextMinor = 0] = revision.split('.').map(Number);
  return nextMajor > major || (nextMajor === 0 && nextMinor > minor);
}

/**
 * The breaking changes since the release, each with what `CHANGELOG.md` says of it under
 * "Unreleased". A release empties the list.
 */
/** The texts of each released form that take no control characters any more. */
const plainTexts: Readonly<Record<string, readonly string[]>> = {
  '~1api~1v1~1blog/post': ['meta_desc', 'title'],
  '~1api~1v1~1blog~1{id}/patch': ['meta_desc', 'title'],
  '~1api~1v1~1lands/post': ['title', 'tkgm_link'],
  '~1api~1v1~1lands~1all/post': ['ada', 'info/metrekare', 'parsel', 'user/mesaj', 'user/phone'],
  '~1api~1v1~1lands~1update~1{id}/patch': ['title', 'tkgm_link'],
  '~1api~1v1~1users/post': ['last_name', 'name', 'office_name'],
  '~1api~1v1~1users~1contact/post': ['last_name', 'message', 'name', 'subject'],
  '~1api~1v1~1users~1{id}/patch': ['last_name', 'name', 'office_name'],
};
const jsonForms = ['~1api~1v1~1lands~1all/post', '~1api~1v1~1users~1contact/post'];
const withoutControls = Object.entries(plainTexts).flatMap(([call, fields]) =>
  fields.map((path): [string, string] => {
    const type = jsonForms.includes(call) ? 'application~1json' : 'multipart~1form-data';
    const names = path.split('/');
    const place = names.map((name) => `properties/${name}`).join('/');
    return [
      `#/paths/${call}/requestBody/content/${type}/schema/${place}/not: \`not\` of \`${names.at(-1)}\` was added.`,
      'No text takes control characters, and a field of one line no line breaks',
    ];
  }),
);

const announced: readonly [change: string, sentence: string][] = [
  ...withoutControls,
  [
    "#/paths/~1api~1v1~1history~1{kind}~1{id}/get/responses/200/content/application~1json/schema/items/properties/action: Enum of `action` gained values: 'offerTakenBack', 'accepted', 'declined', 'callAsked', 'switchedOff', 'switchedOn', 'assigned', 'callPlanned', 'erased', 'documentsRemoved', 'clockConfirmed', 'factorOn', 'factorOff', 'factorReset', 'recoveryCodesMade', 'apiKeyMade', 'apiKeyRevoked', 'webhookAdded', 'webhookChanged', 'webhookSecretChanged', 'webhookRemoved', 'appliedAgain', 'refused', 'closed', 'answered', 'unanswered', 'joined', 'separated', 'photosAdded', 'photosRemoved', 'commissionSet', 'imported', 'importUndone', 'stepChanged', 'papersAdded', 'papersRemoved', 'parcelStored', 'parcelRemoved', 'consentGiven', 'consentWithdrawn'.",
    'the history has forty more actions',
  ],
  [
    "#/paths/~1api~1v1~1outbox/get/responses/200/content/application~1json/schema/items/properties/kind: Enum of `kind` gained values: 'landRequestReceived', 'alert', 'savedSearch', 'passwordChanged', 'emailChanged', 'phoneChanged', 'secondFactor', 'applicationRefused', 'membershipClosed', 'purchaseStep', 'appointmentReminder'.",
    'an outgoing message has eleven more kinds, `alert`, `landRequestReceived`, `savedSearch`, `passwordChanged`, `emailChanged`, `phoneChanged`, `secondFactor`, `applicationRefused`, `membershipClosed`, `purchaseStep` and `appointmentReminder`',
  ],
  [
    "#/paths/~1api~1v1~1outbox/get/responses/200/content/application~1json/schema/items/properties/state: Enum of `state` gained values: 'delivered', 'erased'.",
    'two more states, `delivered` and `erased`',
  ],
  [
    "#/paths/~1api~1v1~1users~1forgot-password/post/requestBody/content/application~1json/schema/properties/email: `format` of `email` was set to 'mailbox'.",
    'an `email` has the format `mailbox`',
  ],
];

test('the contract breaks of what was released only what is announced', async () => {
  const found = [...(await breaks(released, current)), ...lostLinks(released, current)];
  const hint = 'A breaking change is announced in `announced`, see Releasing in CONTRIBUTING.md';
  expect(found.toSorted(), hint).toEqual(announced.map(([change]) => change).toSorted());
  const [, unreleased = ''] = /^## Unreleased$(.*?)^## /ms.exec(read('CHANGELOG.md')) ?? [];
  for (const [, sentence] of announced) expect(unreleased).toContain(sentence);
  const [base, revision] = [versionOf(released), versionOf(current)];
  const isAnnounced = found.length === 0 || announcesBreaks(base, revision);
  expect(isAnnounced, `info.version must announce breaks of ${base}`).toBe(true);
});

test('the contract, the package and the changelog have one version', () => {
  expect(JSON.parse(read('package.json')).version).toBe(versionOf(current));
  const newest = /^## (\d+\.\d+\.\d+)\b/m.exec(read('CHANGELOG.md'))?.[1];
  const hint = 'the version of releases/openapi.yaml, see Releasing in CONTRIBUTING.md';
  expect(versionOf(released), hint).toBe(newest);
});

const broken: [string, string, string, string][] = [
  ['a removed path', '  /api/v1/waiting:', '  /api/v1/counts:', 'was removed'],
  ['a required parameter', '      name: q\n', '      name: q\n      required: true\n', 'became required'],
  ['a required field', 'required: [email, password]', 'required: [email, password, code]', 'became required'],
  ['a removed field of an answer', 'meta_title: { type: string }', 'meta: { type: string }', 'meta_title'],
  ['a narrowed choice', 'enum: [1, 2, 3]\n', 'enum: [1, 2]\n', 'lost values'],
  ['another type', 'fiyat: { type: integer,', 'fiyat: { type: string,', 'Type of'],
  ['a removed status', "'409': { $ref: '#/components/responses/OfferConflict' }", '', '`409` was removed'],
];

test('a breaking change is noticed', async () => {
  let contract = read('openapi.yaml');
  for (const [name, from, to] of broken) {
    expect(contract, name).toContain(from);
    contract = contract.replace(from, to);
  }
  const found = (await breaks(current, parse(contract))).join('\n');
  for (const [name, , , message] of broken) expect(found, name).toContain(message);
});

test('a removed link is noticed', () => {
  const now = structuredClone(released);
  delete now.paths['/api/v1/lands'].get.responses['200'].links.readListedLandRequest;
  const lost = ['get /api/v1/lands 200: link readListedLandRequest was removed'];
  expect([lostLinks(released, now), lostLinks(now, released)]).toEqual([lost, []]);
});

test.each([
  ['0.1.0', '0.1.1', false],
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '1.0.0', true],
  ['1.1.0', '1.2.0', false],
  ['1.1.0', '2.0.0', true],
])('after %s the version %s announces a breaking change: %s', (base, revision, announced) => {
  expect(announcesBreaks(base, revision)).toBe(announced);
});
