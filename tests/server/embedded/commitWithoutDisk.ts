/**
 * A program for `synced-commits.test.ts`: commits to a database in the given folder while the disk
 * cannot sync (`sync`) or is full (`full`).
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { sql } from 'kysely';
import { connect } from '../../../server/database/connect.ts';

const [dataDir = '', how] = process.argv.slice(2);
const { db } = await connect({ databaseUrl: undefined, dataDir }, () => {});
await sql`create table notes (id int)`.execute(db);
// allocates the page, so that the next row needs space only in the log
await sql`insert into notes values (0)`.execute(db);
process.stdout.write('ready\n');
if (how === 'sync') {
  fs.fsyncSync = () => {
    throw new Error('the disk is gone');
  };
} else {
  fs.writeSync = () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
}
syncBuiltinESMExports();
await sql`insert into notes values (1)`.execute(db);
process.stdout.write('acknowledged\n');
