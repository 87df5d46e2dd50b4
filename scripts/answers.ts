/**
 * Reads what the real server has answered during the tests (a folder of lines `operation status`),
 * and fails by name for every status that the contract declares and no test has brought the server
 * to.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../tests/contract/document.ts';

const [folder = ''] = process.argv.slice(2);
const given = new Set(
  readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n')),
);

let reached = 0;
const missing: string[] = [];
for (const { id, responses } of operations) {
  const marks = [...responses.keys()].map((status) => {
    const was = given.has(`${id} ${status}`);
    if (was) reached += 1;
    else missing.push(`${id} ${status}`);
    return was ? `${status}` : `${status} MISSING`;
  });
  console.log(`${id.padEnd(28)} ${marks.join('  ')}`);
}
console.log(`\n${reached} of ${reached + missing.length} declared answers were given by the real server.`);
if (missing.length > 0) {
  console.error(`Declared, but given in no test:\n${missing.join('\n')}`);
  process.exit(1);
}
