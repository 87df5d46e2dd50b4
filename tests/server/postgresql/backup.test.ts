import { mkdtempSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import { filesIn, fillDemo, type Rows, rowsOf, runBackup, runRestore } from '../backupFixture.ts';
import { createServerDatabase, type ServerDatabase } from '../preparedDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'arazi-backup-'));
const file = join(folder, 'backup.tar');
const databases: ServerDatabase[] = [];
let source: Record<string, string>;
let rows: Rows;

/** Makes an empty database, and the environment of a product on it. */
async function makeDatabase(dataDir: string): Promise<Record<string, string>> {
  const database = await createServerDatabase('blank');
  databases.push(database);
  return { DATABASE_URL: database.url, DATA_DIR: join(folder, dataDir), LOG_LEVEL: 'warn' };
}

async function rowsAt({ DATABASE_URL = '' }: Record<string, string>): Promise<Rows> {
  const { db, close } = await connect({ databaseUrl: DATABASE_URL, dataDir: '' }, () => undefined);
  return await rowsOf(db).finally(close);
}

beforeAll(async () => {
  source = await makeDatabase('data');
  await fillDemo(source);
  const { code, stderr } = await runBackup(file, source);
  expect([code, stderr]).toEqual([0, '']);
  rows = await rowsAt(source);
}, 180_000);
afterAll(async () => {
  for (const { drop } of databases) await drop();
  await rm(folder, { recursive: true, force: true });
});

test('a restore brings back every row and every file as they were', async () => {
  const target = await makeDatabase('restored');
  const { code, stderr } = await runRestore(file, target);
  expect([code, stderr]).toEqual([0, '']);
  const restored = await rowsAt(target);
  expect(Object.keys(restored)).toEqual(Object.keys(rows));
  for (const [table, expected] of Object.entries(rows)) expect(restored[table], table).toEqual(expected);
  for (const table of ['land_requests', 'users', 'posts', 'ads', 'ad_media', 'files'])
    expect(restored[table], table).not.toEqual([]);
  expect(await filesIn(join(folder, 'restored', 'files'))).toEqual(
    await filesIn(join(folder, 'data', 'files')),
  );
}, 120_000);

test('a database with tables of the product is refused with one line, and stays as it is', async () => {
  const target = { ...source, DATA_DIR: join(folder, 'refused') };
  const { code, stderr } = await runRestore(file, target);
  expect([code, stderr]).toEqual([
    1,
    'The database of DATABASE_URL is not empty; a backup is restored into an empty one only\n',
  ]);
  expect(await rowsAt(source)).toEqual(rows);
  await expect(stat(target.DATA_DIR)).rejects.toThrow('ENOENT');
}, 60_000);

test('nothing of the half-made backup is left beside it', async () => {
  expect((await readdir(folder)).filter((name) => name.startsWith('backup.'))).toEqual(['backup.tar']);
});

test('an empty database is not backed up, and the refusal says so', async () => {
  const empty = await makeDatabase('empty');
  const { code, stderr } = await runBackup(join(folder, 'empty.tar'), empty);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database of DATABASE_URL is empty or of an older version; .*\n$/);
}, 60_000);
