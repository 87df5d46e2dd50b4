/**
 * Reads the answers that the server gave during the tests, from a folder of files with lines
 * `test operation status`. Fails, and names each declared answer that no test has caused, and each
 * call that succeeds in no test of `tests/server/`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../tests/contract/document/document.ts';

const [folder = ''] = process.argv.slice(2);
const given = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [test, id, status] = line.split(' ');
      return { test, id, status: Number(status) };
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

console.log(`The server gave ${declared.length - ungiven.length} of ${declared.length} declared answers.`);
for (const { id, status } of ungiven) console.error(`Declared, but given in no test: ${id} ${status}`);
for (const { id, tags } of unserved)
  console.error(
    `Succeeds in no test of tests/server/${tags[0]}/: ${id}. Say there what it stores and refuses.`,
  );
if (ungiven.length + unserved.length > 0) process.exit(1);
