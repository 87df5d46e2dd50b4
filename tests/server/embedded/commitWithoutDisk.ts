/**
 * A program for `synced-commits.test.ts`: commits once to a database in the given folder after its
 * disk has failed.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { sql } from 'kysely';
import { connect } from '../../../server/database/connect.ts';

const [dataDir = ''] = process.argv.slice(2);
const { db } = await connect({ databaseUrl: undefined, dataDir }, () => {});
await sql`create table notes (id int)`.execute(db);
process.stdout.write('ready\n');
fs.fsyncSync = () => {
  throw new Error('the disk is gone');
};
syncBuiltinESMExports();
await sql`insert into notes values (1)`.execute(db);
process.stdout.write('acknowledged\n');
