import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { test as base, expect, vi } from 'vitest';
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
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';
import { createServerDatabase, type ServerDatabase } from '../fixtures/testDatabases.ts';

// the first test also waits for the product to be filled and backed up
vi.setConfig({ testTimeout: 180_000 });

const test = base
  .extend('folder', { scope: 'file' }, ({}, { onCleanup }) => temporaryFolder(onCleanup))
  /** Makes a database, and the environment of a product on it. */
  .extend('makeProduct', { scope: 'file' }, ({ folder }, { onCleanup }) => {
    const databases: ServerDatabase[] = [];
    onCleanup(async () => {
      for (const { drop } of databases) await drop();
    });
    return async (dataDir: string, content: 'prepared' | 'blank' = 'blank') => {
      const database = await createServerDatabase(content);
      databases.push(database);
      return { DATABASE_URL: database.url, DATA_DIR: join(folder, dataDir), LOG_LEVEL: 'warn' };
    };
  })
  .extend('source', { scope: 'file' }, async ({ makeProduct }) => {
    const source = await makeProduct('data', 'prepared');
    await fillProduct(source);
    return source;
  })
  .extend('rows', { scope: 'file' }, ({ source }) => rowsAt(source))
  .extend('file', { scope: 'file' }, async ({ folder, source }) => {
    const file = join(folder, 'backup.tar');
    const { code, stderr } = await runCommand('backup', file, source);
    expect([code, stderr]).toEqual([0, '']);
    return file;
  });

async function rowsAt({ DATABASE_URL = '' }: Record<string, string>): Promise<Rows> {
  const { db, close } = await connect({ databaseUrl: DATABASE_URL, dataDir: '' }, () => undefined);
  return await rowsOf(db).finally(close);
}

test('a restore brings back every row and every file as they were', async ({
  makeProduct,
  source,
  file,
  rows,
}) => {
  const target = await makeProduct('restored');
  const { code, stderr } = await runCommand('restore', file, target);
  expect([code, stderr]).toEqual([0, '']);
  const restored = await rowsAt(target);
  expect(Object.keys(restored)).toEqual(Object.keys(rows));
  for (const [table, expected] of Object.entries(rows)) expect(restored[table], table).toEqual(expected);
  for (const table of ['land_requests', 'users', 'posts', 'ads', 'ad_media', 'files'])
    expect(restored[table], table).not.toEqual([]);
  expect(await filesIn(join(target.DATA_DIR, 'files'))).toEqual(
    await filesIn(join(source.DATA_DIR, 'files')),
  );
});

test('a database with tables of the product is refused, and stays as it is', async ({
  folder,
  source,
  file,
  rows,
}) => {
  const target = { ...source, DATA_DIR: join(folder, 'refused') };
  await expect(restoreFrom(file, target)).rejects.toThrow(
    'The database of DATABASE_URL is not empty; a backup is restored into an empty one only',
  );
  expect(await rowsAt(source)).toEqual(rows);
  await expect(stat(target.DATA_DIR)).rejects.toThrow('ENOENT');
});

test('a killed restore whose database is filled keeps its files, and its marker, until it is empty', async ({
  folder,
  source,
  file,
}) => {
  const target = { ...source, DATA_DIR: join(folder, 'unfinished') };
  await mkdir(join(target.DATA_DIR, 'files'), { recursive: true });
  await writeFile(join(target.DATA_DIR, 'restore-unfinished'), '');
  await writeFile(join(target.DATA_DIR, 'files', 'kept.jpg'), 'kept');
  await expect(restoreFrom(file, target)).rejects.toThrow('The database of DATABASE_URL is not empty;');
  expect(await readdir(target.DATA_DIR)).toEqual(expect.arrayContaining(['files', 'restore-unfinished']));
  expect(await readdir(join(target.DATA_DIR, 'files'))).toEqual(['kept.jpg']);
});

test('nothing of the unfinished backup is left next to the finished one', async ({ folder, file }) => {
  const names = await readdir(folder);
  expect(names.filter((name) => name.startsWith('backup.'))).toEqual([basename(file)]);
});

test('a second backup to the same file is refused while the first runs, which stays whole', async ({
  folder,
  source,
}) => {
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
});

test('a dump is never written to an existing file, and only its owner can read it', async ({
  folder,
  source,
}) => {
  const target = join(folder, 'private.tar');
  const elsewhere = join(folder, 'elsewhere');
  await writeFile(elsewhere, 'older');
  for (const suffix of ['part', 'dump.part']) await symlink(elsewhere, `${target}.${suffix}`);
  await backUp(target, source);
  expect(await readFile(elsewhere, 'utf8')).toBe('older');
  expect((await stat(target)).mode & 0o777).toBe(0o600);
});

test('the backup of an empty database is refused with the reason', async ({ folder, makeProduct }) => {
  const empty = await makeProduct('empty');
  await expect(backUp(join(folder, 'empty.tar'), empty)).rejects.toThrow(
    /^The database of DATABASE_URL is empty or of an older version; /,
  );
});
