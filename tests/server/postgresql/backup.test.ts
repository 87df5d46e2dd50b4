import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import { filesIn, fillDemo, type Rows, rowsOf, runBackup, runRestore } from '../backupFixture.ts';

/** A PostgreSQL server on which the tests may make databases. */
const maintenanceUrl = process.env.TEST_DATABASE_URL ?? '';

describe.skipIf(maintenanceUrl === '')('with a PostgreSQL server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arazi-backup-'));
  const file = join(folder, 'backup.tar');
  const names: string[] = [];
  let source: Record<string, string>;
  let rows: Rows;

  async function ask(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: maintenanceUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }

  /** Makes an empty database, and the environment of a product on it. */
  async function makeDatabase(dataDir: string): Promise<Record<string, string>> {
    const name = `arazi_backup_${randomBytes(6).toString('hex')}`;
    await ask(`create database ${name}`);
    names.push(name);
    const url = new URL(maintenanceUrl);
    url.pathname = `/${name}`;
    return { DATABASE_URL: url.href, DATA_DIR: join(folder, dataDir), LOG_LEVEL: 'warn' };
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
    for (const name of names) await ask(`drop database ${name} with (force)`);
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
});
