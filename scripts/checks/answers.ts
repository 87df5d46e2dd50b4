/**
 * Reads the answers that the server gave during the tests, from a folder of files with lines
 * `operation status`. Fails, and names each declared answer that no test has caused.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../tests/contract/document.ts';

const [folder = ''] = process.argv.slice(2);
const given = new Set(
  readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')),
);
const declared = operations.flatMap(({ id, responses }) =>
  [...responses.keys()].map((status) => `${id} ${status}`),
);
const missing = declared.filter((answer) => !given.has(answer));

console.log(`The server gave ${declared.length - missing.length} of ${declared.length} declared answers.`);
if (missing.length > 0) {
  console.error(`Declared, but given in no test:\n${missing.join('\n')}`);
  process.exit(1);
}
