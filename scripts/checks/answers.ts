/**
 * Reads the answers that the server gave during the tests (`tests/contract/answers.ts`). Fails, and
 * names each declared answer that no test has caused, each example of a refusal that no answer
 * reads like, and each call that succeeds in no test of `tests/server/`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RecordedAnswer } from '../../tests/contract/answers.ts';
import { operations } from '../../tests/contract/document/document.ts';

const [folder = ''] = process.argv.slice(2);
const given = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [test, id, status, body = 'null']: RecordedAnswer = JSON.parse(line);
      return { test, id, status, body };
    }),
);
const declared = operations.flatMap(({ id, responses }) =>
  [...responses.keys()].map((status) => ({ id, status })),
);
const ungiven = declared.filter(
  (answer) => !given.some(({ id, status }) => id === answer.id && status === answer.status),
);
const unserved = operations.filter(
  (operation) =>
    !given.some(({ test, id, status }) => test === 'server' && id === operation.id && status < 300),
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

console.log(`The server gave ${declared.length - ungiven.length} of ${declared.length} declared answers,`);
console.log(`and ${refusals.size - unread.length} of ${refusals.size} examples of refusals.`);
for (const { id, status } of ungiven) console.error(`Declared, but given in no test: ${id} ${status}`);
for (const [key, { name, ids }] of unread)
  console.error(`No answer in a test reads like the example ${name} of ${ids.join(', ')}: ${key}`);
for (const { id, tags } of unserved)
  console.error(
    `Succeeds in no test of tests/server/${tags[0]}/: ${id}. Say there what it stores and refuses.`,
  );
if (ungiven.length + unread.length + unserved.length > 0) process.exit(1);
