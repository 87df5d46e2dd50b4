import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verifyArchive } from '../../../server/backup/archive.ts';
import { connect } from '../../../server/database/connect.ts';
import {
  backUp,
  filesIn,
  fillProduct,
  type Rows,
  restoreFrom,
  rowsOf,
  runCommand,
} from '../fixtures/backupFixture.ts';
import { createServerDatabase, type ServerDatabase } from '../fixtures/testDatabases.ts';

const folder = mkdtempSync(join(tmpdir(), 'arazi-backup-'));
const file = join(folder, 'backup.tar');
const databases: ServerDatabase[] = [];
let source: Record<string, string>;
let rows: Rows;

/** Makes a database, and the environment of a product on it. */
async function makeDatabase(
  dataDir: string,
  content: 'prepared' | 'blank' = 'blank',
): Promise<Record<string, string>> {
  const database = await createServerDatabase(content);
  databases.push(database);
  return { DATABASE_URL: database.url, DATA_DIR: join(folder, dataDir), LOG_LEVEL: 'warn' };
}

async function rowsAt({ DATABASE_URL = '' }: Record<string, string>): Promise<Rows> {
  const { db, close } = await connect({ databaseUrl: DATABASE_URL, dataDir: '' }, () => undefined);
  return await rowsOf(db).finally(close);
}

beforeAll(async () => {
  source = await makeDatabase('data', 'prepared');
  await fillProduct(source);
  const { code, stderr } = await runCommand('backup', file, source);
  expect([code, stderr]).toEqual([0, '']);
  rows = await rowsAt(source);
}, 180_000);
afterAll(async () => {
  for (const { drop } of databases) await drop();
  await rm(folder, { recursive: true, force: true });
});

test('a restore brings back every row and every file as they were', async () => {
  const target = await makeDatabase('restored');
  const { code, stderr } = await runCommand('restore', file, target);
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

test('a database with tables of the product is refused, and stays as it is', async () => {
  const target = { ...source, DATA_DIR: join(folder, 'refused') };
  await expect(restoreFrom(file, target)).rejects.toThrow(
    'The database of DATABASE_URL is not empty; a backup is restored into an empty one only',
  );
  expect(await rowsAt(source)).toEqual(rows);
  await expect(stat(target.DATA_DIR)).rejects.toThrow('ENOENT');
});

test('a killed restore whose database is filled keeps its files, and its marker, until it is empty', async () => {
  const target = { ...source, DATA_DIR: join(folder, 'unfinished') };
  await mkdir(join(target.DATA_DIR, 'files'), { recursive: true });
  await writeFile(join(target.DATA_DIR, 'restore-unfinished'), '');
  await writeFile(join(target.DATA_DIR, 'files', 'kept.jpg'), 'kept');
  await expect(restoreFrom(file, target)).rejects.toThrow('The database of DATABASE_URL is not empty;');
  expect(await readdir(target.DATA_DIR)).toEqual(expect.arrayContaining(['files', 'restore-unfinished']));
  expect(await readdir(join(target.DATA_DIR, 'files'))).toEqual(['kept.jpg']);
});

test('nothing of the unfinished backup is left next to the finished one', async () => {
  expect((await readdir(folder)).filter((name) => name.startsWith('backup.'))).toEqual(['backup.tar']);
});

test('a second backup to the same file is refused while the first runs, which stays whole', async () => {
  const shared = join(folder, 'shared.tar');
  const secondConnection = await connect({ databaseUrl: source.DATABASE_URL, dataDir: '' }, () => undefined);
  // pg_dump waits for this lock
  const hold = await secondConnection.db.startTransaction().execute();
  await sql`lock table land_requests in access exclusive mode`.execute(hold);
  const first = backUp(shared, source);
  try {
    await vi.waitFor(async () => expect((await readdir(folder)).join()).toContain('shared.tar.'), 30_000);
    await expect(backUp(shared, source)).rejects.toThrow('Another backup of this installation is under way');
  } finally {
    await hold.rollback().execute();
    await secondConnection.close();
  }
  await first;
  await verifyArchive(shared);
  expect((await readdir(folder)).filter((name) => name.startsWith('shared.'))).toEqual(['shared.tar']);
}, 120_000);

test('a dump is never written to an existing file, and only its owner can read it', async () => {
  const target = join(folder, 'private.tar');
  const elsewhere = join(folder, 'elsewhere');
  await writeFile(elsewhere, 'older');
  for (const suffix of ['part', 'dump.part']) await symlink(elsewhere, `${target}.${suffix}`);
  await backUp(target, source);
  expect(await readFile(elsewhere, 'utf8')).toBe('older');
  expect((await stat(target)).mode & 0o777).toBe(0o600);
});

test('the backup of an empty database is refused with the reason', async () => {
  const empty = await makeDatabase('empty');
  await expect(backUp(join(folder, 'empty.tar'), empty)).rejects.toThrow(
    /^The database of DATABASE_URL is empty or of an older version; /,
  );
});
