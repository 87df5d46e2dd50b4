/** Of the embedded database only: a PostgreSQL server syncs commits by itself. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { text as readText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { test as base, expect, vi } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';
import { copyPreparedDatabase } from '../fixtures/testDatabases.ts';

const test = base
  .extend('dataDir', async ({}, { onCleanup }) => {
    const dataDir = await temporaryFolder(onCleanup);
    copyPreparedDatabase(dataDir);
    return dataDir;
  })
  /** Records the syncs of this process. */
  .extend('sync', ({}, { onCleanup }) => {
    const sync = vi.spyOn(fs, 'fsyncSync');
    syncBuiltinESMExports();
    onCleanup(() => {
      sync.mockRestore();
      syncBuiltinESMExports();
    });
    return sync;
  })
  .extend('db', async ({ dataDir }, { onCleanup }) => {
    const { db, close } = await connect({ databaseUrl: undefined, dataDir }, () => {});
    onCleanup(close);
    await sql`create table notes (id int)`.execute(db);
    return db;
  });

test('every commit is synced to the disk before it is acknowledged', async ({ sync, db }) => {
  for (let id = 0; id < 20; id++) {
    sync.mockClear();
    await sql`insert into notes values (${id})`.execute(db);
    expect(sync).toHaveBeenCalled();
  }
}, 240_000);

test.for([
  ['cannot be synced', 'sync', 'the disk is gone'],
  ['finds the disk full', 'full', 'is it full?'],
] as const)(
  'a commit that %s is not acknowledged, and ends the process',
  { timeout: 90_000 },
  async ([_name, how, why], { dataDir }) => {
    const script = fileURLToPath(new URL('commitWithoutDisk.ts', import.meta.url));
    const child = spawn(process.execPath, [script, dataDir, how], { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const [stdout, stderr] = await Promise.all([readText(child.stdout), readText(child.stderr)]);
    expect([await ended, stdout, stderr]).toEqual([
      1,
      'ready\n',
      `The database cannot be written to the disk: ${why}\n`,
    ]);
  },
);
