/**
 * Reads the answers that the server gave during the tests (`tests/contract/answers.ts`), and prints
 * what was exercised of each operation. Fails, and names each declared answer that no test has
 * caused, each example of a refusal that no answer reads like, each parameter that no successful
 * call has sent, and each call that succeeds in no test of `tests/server/`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RecordedAnswer } from '../../tests/contract/answers.ts';
import { type Operation, operations } from '../../tests/contract/document/document.ts';

const [folder = ''] = process.argv.slice(2);
const given = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [test, id, status, sent, body = 'null']: RecordedAnswer = JSON.parse(line);
      return { test, id, status, sent, body };
    }),
);
const byId = Map.groupBy(given, ({ id }) => id);

// The operations share one handler of failures, and `tests/contract/server.test.ts` has a few of
// them fail: a 500 of each would say nothing more.
const isAsked = (status: number) => status !== 500;
const declared = operations.flatMap(({ id, responses }) =>
  [...responses.keys()].filter(isAsked).map((status) => ({ id, status })),
);
const ungiven = declared.filter(
  (answer) => !byId.get(answer.id)?.some(({ status }) => status === answer.status),
);
const unserved = operations.filter(
  ({ id }) => !byId.get(id)?.some(({ test, status }) => test === 'server' && status < 300),
);

/** The query and header parameters, and whether a successful call has sent them. */
function sentParameters({ id, parameters }: Operation): { name: string; isSent: boolean }[] {
  const successes = byId.get(id)?.filter(({ status }) => status < 300) ?? [];
  const sent = new Set(successes.flatMap((answer) => answer.sent));
  return parameters
    .filter((one) => one.in === 'query' || one.in === 'header')
    .map(({ name }) => ({ name, isSent: sent.has(name) }));
}
const unsent = operations.flatMap((operation) =>
  sentParameters(operation).flatMap(({ name, isSent }) => (isSent ? [] : [`${operation.id} ${name}`])),
);

/** The operations that may answer a refusal like an example, by the example as JSON. */
const refusals = new Map<string, { status: number; name: string; ids: string[] }>();
for (const { id, responses } of operations) {
  for (const [status, { content = {} }] of responses) {
    if (status < 400) continue;
    for (const [name, { value }] of Object.entries(content['application/json']?.examples ?? {})) {
      const key = `${status} ${JSON.stringify(value)}`;
      const { ids } = refusals.get(key) ?? { ids: [] };
      refusals.set(key, { status, name, ids: [...ids, id] });
    }
  }
}
const bodies = Map.groupBy(given, ({ status, body }) => `${status} ${body}`);
const unread = [...refusals].filter(([key, { status, ids }]) => {
  const example: unknown = JSON.parse(key.slice(String(status).length));
  return ![...bodies.values()].some(([first, ...others]) => {
    if (first?.status !== status || !isDeepStrictEqual(example, parsed(first.body))) return false;
    return [first, ...others].some(({ id }) => ids.includes(id));
  });
});

/** A body that is no JSON reads like no example. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const countOf = (id: string, status: number) =>
  byId.get(id)?.filter((one) => one.status === status).length ?? 0;

/** The statuses that have a column of their own in the table; few operations declare others. */
const columns = [...Map.groupBy(declared, ({ status }) => status)]
  .flatMap(([status, some]) => (some.length > 2 ? [status] : []))
  .concat(500)
  .toSorted((a, b) => a - b);
const idWidth = Math.max(...operations.map(({ id }) => id.length));
const widths = columns.map((status) =>
  Math.max(3, ...operations.map(({ id }) => `${countOf(id, status)}`.length)),
);
const cells = (texts: (number | string)[]) =>
  texts.map((text, at) => `${text}`.padStart(widths[at] ?? 0)).join(' ');
const lastColumn = idWidth + widths.reduce((sum, width) => sum + width + 1, 0) + 2;

/** Words in lines that end before column 120. */
function wrapped(words: string[]): string {
  const lines = [''];
  for (const word of words) {
    const longer = `${lines.pop()} ${word}`.trimStart();
    if (lastColumn + longer.length <= 120) lines.push(longer);
    else lines.push(longer.slice(0, -word.length).trimEnd(), word);
  }
  return lines.join(`\n${' '.repeat(lastColumn)}`);
}

console.log('Answers by status, then query and header parameters; ! marks one that no successful call sent.');
console.log(`${' '.repeat(idWidth)} ${cells(columns)}`);
for (const operation of operations) {
  const { id, responses } = operation;
  const counts = columns.map((status) => (responses.has(status) ? countOf(id, status) : ''));
  const others = [...responses.keys()].filter((status) => !columns.includes(status));
  const words = [
    ...others.map((status) => `${status}×${countOf(id, status)}`),
    ...sentParameters(operation).map(({ name, isSent }) => (isSent ? name : `!${name}`)),
  ];
  console.log(`${id.padEnd(idWidth)} ${cells(counts)}  ${wrapped(words)}`.trimEnd());
}

console.log(`The server gave ${declared.length - ungiven.length} of ${declared.length} declared answers,`);
console.log(`and ${refusals.size - unread.length} of ${refusals.size} examples of refusals.`);
for (const { id, status } of ungiven) console.error(`Declared, but given in no test: ${id} ${status}`);
for (const [key, { name, ids }] of unread)
  console.error(`No answer in a test reads like the example ${name} of ${ids.join(', ')}: ${key}`);
for (const parameter of unsent) console.error(`Declared, but sent in no successful call: ${parameter}`);
for (const { id, tags } of unserved)
  console.error(
    `Succeeds in no test of tests/server/: ${id} (${tags[0]}). Say there what it stores and refuses.`,
  );
if (ungiven.length + unread.length + unsent.length + unserved.length > 0) process.exit(1);
