/** Of the embedded database only: a PostgreSQL server syncs commits by itself. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '../../../server/database/connect.ts';
import { copyPreparedDatabase } from '../fixtures/testDatabases.ts';

let dataDir: string;
let connection: Connection;
let syncs = 0;
const { fsyncSync } = fs;

beforeAll(async () => {
  fs.fsyncSync = (descriptor) => {
    syncs += 1;
    fsyncSync(descriptor);
  };
  syncBuiltinESMExports();
  dataDir = await mkdtemp(join(tmpdir(), 'arazi-sync-'));
  copyPreparedDatabase(dataDir);
  connection = await connect({ databaseUrl: undefined, dataDir }, () => {});
  await sql`create table notes (id int)`.execute(connection.db);
}, 90_000);
afterAll(async () => {
  await connection.close();
  fs.fsyncSync = fsyncSync;
  syncBuiltinESMExports();
  await rm(dataDir, { recursive: true, force: true });
});

test('every commit is synced to the disk before it is acknowledged', async () => {
  for (let id = 0; id < 20; id++) {
    const before = syncs;
    await sql`insert into notes values (${id})`.execute(connection.db);
    expect(syncs).toBeGreaterThan(before);
  }
});

test.each([
  ['cannot be synced', 'sync', 'the disk is gone'],
  ['finds the disk full', 'full', 'is it full?'],
])(
  'a commit that %s is not acknowledged, and ends the process',
  async (_name, how, why) => {
    const script = fileURLToPath(new URL('commitWithoutDisk.ts', import.meta.url));
    const folder = await mkdtemp(join(tmpdir(), 'arazi-no-disk-'));
    copyPreparedDatabase(folder);
    const child = spawn(process.execPath, [script, folder, how], { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const [stdout, stderr] = await Promise.all([readText(child.stdout), readText(child.stderr)]);
    expect([await ended, stdout, stderr]).toEqual([
      1,
      'ready\n',
      `The database cannot be written to the disk: ${why}\n`,
    ]);
    await rm(folder, { recursive: true, force: true });
  },
  90_000,
);
