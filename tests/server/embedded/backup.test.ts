import fs, {
  appendFile,
  chmod,
  copyFile,
  cp,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, describe, expect, vi } from 'vitest';
import { readArchive } from '../../../server/backup/archive.ts';
import { parseConfig } from '../../../server/config/config.ts';
import { connect } from '../../../server/database/connect.ts';
import { createLogger } from '../../../server/http/logging.ts';
import { startServer } from '../../../server/start/server.ts';
import { ownerName, sampleLandRequest } from '../../sampleLandRequest.ts';
import {
  backUp,
  filesIn,
  fillProduct,
  type Rows,
  restoreFrom,
  rowsIn,
  rowsOf,
  runCommand,
} from '../fixtures/backupFixture.ts';
import { type ServerProcess, startProcess } from '../fixtures/process.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';

/** Loaded into a restore: kills it when all files are in place and the database is not yet. */
const preloaded = new URL('killBeforeDatabase.ts', import.meta.url).href;

// the first test also waits for the product to be filled and backed up
vi.setConfig({ testTimeout: 300_000 });

/** The environment of a product in a folder that need not exist. */
const productIn = (folder: string, name: string) => ({
  DATA_DIR: join(folder, name),
  PAGES_DIR: folder,
  LOG_LEVEL: 'warn',
});

const test = base
  .extend('folder', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = await temporaryFolder(onCleanup);
    await writeFile(join(folder, 'index.html'), '<html><head><title>Arazi Teklif</title></head></html>');
    return folder;
  })
  /** A filled product that no test changes, with its rows and files. */
  .extend('product', { scope: 'file' }, async ({ folder }) => {
    const environment = productIn(folder, 'data');
    const dataDir = environment.DATA_DIR;
    await fillProduct(environment);
    return { environment, rows: await settle(dataDir), files: await filesIn(join(dataDir, 'files')) };
  })
  /** A backup of the product, made while it runs. */
  .extend('backup', { scope: 'file' }, async ({ folder, product: { environment } }) => {
    const file = join(folder, 'backup.tar');
    const running = startProcess(environment);
    try {
      await running.url;
      const ended = await runCommand('backup', file, environment);
      expect(ended, ended.stderr).toMatchObject({ code: 0, stderr: '' });
      await vi.waitFor(async () => expect(await snapshotsOf(environment)).toEqual([]), 30_000);
    } finally {
      await stop(running);
    }
    return file;
  })
  /** A product that the command restored from the backup. */
  .extend('restored', { scope: 'file' }, async ({ folder, backup }) => {
    const environment = productIn(folder, 'restored');
    // an empty folder as a mounted disk has it
    await mkdir(join(environment.DATA_DIR, 'lost+found'), { recursive: true });
    expect(await runCommand('restore', backup, environment)).toMatchObject({ code: 0, stderr: '' });
    return environment;
  })
  /** A product whose restore was killed before the database was in place. */
  .extend('half', { scope: 'file' }, async ({ folder, backup }) => {
    const environment = productIn(folder, 'half');
    const killed = await runCommand('restore', backup, environment, ['--import', preloaded]);
    expect(killed.code, killed.stderr).toBeNull();
    expect(await readdir(environment.DATA_DIR)).toContain('files');
    return environment;
  });

/** Copies a product, for a test that changes it. */
async function copyOf(product: ReturnType<typeof productIn>) {
  const copy = { ...product, DATA_DIR: `${product.DATA_DIR}-copy` };
  await cp(product.DATA_DIR, copy.DATA_DIR, { recursive: true });
  return copy;
}

/** The copies of the database that backups have made; the first makes their folder. */
const snapshotsOf = ({ DATA_DIR }: { DATA_DIR: string }) =>
  readdir(join(DATA_DIR, 'snapshots')).catch((): string[] => []);

async function sendLandRequest(url: string, number: number): Promise<string> {
  const name = ownerName(number);
  const answer = await fetch(`${url}/api/v1/lands/all`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Token': 'arazi-teklif-web' },
    body: JSON.stringify({ ...sampleLandRequest, user: { ...sampleLandRequest.user, name } }),
  });
  if (answer.status !== 200) throw new Error(`The request was answered with ${answer.status}`);
  return name;
}

async function stop(running: ServerProcess): Promise<void> {
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
}

/** Leaves nothing that a server would change by itself. @returns all rows. */
async function settle(dataDir: string): Promise<Rows> {
  const { db, close } = await connect({ databaseUrl: undefined, dataDir }, () => undefined);
  await db.updateTable('outbox_messages').set({ delivered_at: new Date() }).execute();
  await db.deleteFrom('throttle_counters').execute();
  await db.deleteFrom('uncompared_ads').execute();
  return await rowsOf(db).finally(close);
}

describe('after the data folder is lost', () => {
  test('a restore brings back every row and every file as they were, and keeps a lost+found', async ({
    product,
    restored,
  }) => {
    expect((await readdir(restored.DATA_DIR)).filter((name) => !/^lock/.test(name)).toSorted()).toEqual([
      'db',
      'files',
      'lost+found',
    ]);
    expect(Object.keys(product.files).length).toBeGreaterThan(30);
    expect(await filesIn(join(restored.DATA_DIR, 'files'))).toEqual(product.files);
    const rows = await rowsIn(restored.DATA_DIR);
    expect(Object.keys(rows)).toEqual(Object.keys(product.rows));
    for (const [table, expected] of Object.entries(product.rows))
      expect(rows[table], table).toEqual(expected);
    for (const table of ['land_requests', 'users', 'posts', 'ads', 'ad_media', 'files', 'outbox_messages'])
      expect(rows[table], table).not.toEqual([]);
  });

  test('the restored product serves', async ({ restored, onTestFinished }) => {
    const running = startProcess(await copyOf(restored));
    onTestFinished(() => void running.child.kill('SIGKILL'));
    expect((await fetch(`${await running.url}/healthz`)).status).toBe(200);
    await stop(running);
  });

  test('a backup during writes holds what was acknowledged before it began, and no half-written record', async ({
    folder,
    product,
    onTestFinished,
  }) => {
    const busy = await copyOf(product.environment);
    const running = startProcess(busy);
    onTestFinished(() => void running.child.kill('SIGKILL'));
    const url = await running.url;
    const before: string[] = [];
    for (let number = 0; number < 5; number++) before.push(await sendLandRequest(url, number));
    const during: string[] = [];
    let writing = true;
    const writes = (async () => {
      for (let number = 100; writing; number++) {
        during.push(await sendLandRequest(url, number));
        // a quick machine would otherwise send more in a minute than one address may
        await pause(150);
      }
    })();
    const file = join(folder, 'busy.tar');
    await backUp(file, busy).finally(() => {
      writing = false;
    });
    await writes;
    await stop(running);

    const target = productIn(folder, 'other');
    await restoreFrom(file, target);
    const { land_requests: kept = [] } = await rowsIn(target.DATA_DIR);
    const final = new Set((await rowsIn(busy.DATA_DIR)).land_requests);
    expect(kept.filter((row) => !final.has(row))).toEqual([]);
    const names = kept.map((row): string => JSON.parse(row).name);
    expect(names).toEqual(expect.arrayContaining(before));
    // in their order, without a gap
    const keptDuring = during.filter((name) => names.includes(name));
    expect(keptDuring).toEqual(during.slice(0, keptDuring.length));
    expect(during.length).toBeGreaterThan(keptDuring.length);
    expect(await filesIn(join(target.DATA_DIR, 'files'))).toEqual(product.files);
  });
});

describe('a restore that is killed before the database is in place', () => {
  test('keeps the product from starting, and the refusal says what to do', async ({ half }) => {
    const config = parseConfig({ ...half, PORT: '0' });
    await expect(startServer(config, createLogger('silent'), () => undefined)).rejects.toThrow(
      `A restore into DATA_DIR ${half.DATA_DIR} has not finished: repeat it (npm run restore -- FILE), or empty the folder`,
    );
  });

  test('can be repeated, and leaves nothing of the first attempt', async ({ product, backup, half }) => {
    const target = await copyOf(half);
    await writeFile(join(target.DATA_DIR, 'files', 'extra.jpg'), 'of another backup');
    await restoreFrom(backup, target);
    expect((await readdir(target.DATA_DIR)).filter((name) => !name.startsWith('lock')).toSorted()).toEqual([
      'db',
      'files',
    ]);
    expect(await filesIn(join(target.DATA_DIR, 'files'))).toEqual(product.files);
    expect(await rowsIn(target.DATA_DIR)).toEqual(product.rows);
  });
});

describe('a restore is refused, and changes nothing,', () => {
  test.for<[string, (file: string, size: number) => Promise<void>]>([
    ['cut off in the middle', (file, size) => truncate(file, Math.floor(size / 2))],
    ['cut off by its last byte', (file, size) => truncate(file, size - 1)],
    ['cut off at the end of the tar', (file, size) => truncate(file, size - 72)],
    ['longer by a byte', (file) => appendFile(file, '\n')],
    ['changed in one byte', (file, size) => flipByte(file, Math.floor(size / 3))],
    ['empty', (file) => truncate(file, 0)],
  ])('when the file is %s', async ([_how, damage], { folder, backup }) => {
    const target = productIn(folder, 'refused');
    const damaged = join(folder, 'damaged.tar');
    await copyFile(backup, damaged);
    await damage(damaged, (await stat(damaged)).size);
    await expect(restoreFrom(damaged, target)).rejects.toThrow(/^.*damaged\.tar is not a usable backup: .*$/);
    await expect(stat(target.DATA_DIR)).rejects.toThrow('ENOENT');
  });

  test('when DATA_DIR is not empty', async ({ folder, backup }) => {
    const full = productIn(folder, 'full');
    await mkdir(full.DATA_DIR);
    const notes = join(full.DATA_DIR, 'notes.txt');
    await writeFile(notes, 'kept');
    await expect(restoreFrom(backup, full)).rejects.toThrow(
      `DATA_DIR ${full.DATA_DIR} is not empty; a backup is restored into an empty one only`,
    );
    expect(await readdir(full.DATA_DIR)).toEqual(['notes.txt']);
    expect(await readFile(notes, 'utf8')).toBe('kept');
  });

  test('when the backup is of another engine', async ({ folder, backup }) => {
    const target = productIn(folder, 'refused');
    const onServer = { ...target, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    await expect(restoreFrom(backup, onServer)).rejects.toThrow(
      `${backup} holds an embedded database; restore it without DATABASE_URL`,
    );
    await expect(stat(target.DATA_DIR)).rejects.toThrow('ENOENT');
  });

  test('when there is no such file, which the command reports in one line', async ({ folder }) => {
    const file = join(folder, 'none.tar');
    const { code, stderr } = await runCommand('restore', file, productIn(folder, 'refused'));
    expect([code, stderr]).toEqual([1, `There is no backup ${file}\n`]);
  });
});

describe('without a running product', () => {
  test('a backup is made from the folder', async ({ folder, product }) => {
    const file = join(folder, 'stopped.tar');
    await backUp(file, product.environment);
    const target = productIn(folder, 'again');
    await restoreFrom(file, target);
    expect(await rowsIn(target.DATA_DIR)).toEqual(product.rows);
    expect(await filesIn(join(target.DATA_DIR, 'files'))).toEqual(product.files);
  });

  test('only its owner can read a backup, even where files of other modes existed', async ({
    folder,
    product,
  }) => {
    const file = join(folder, 'private.tar');
    for (const path of [file, `${file}.part`]) {
      await writeFile(path, 'older');
      await chmod(path, 0o666);
    }
    await symlink(join(folder, 'index.html'), `${file}.dump.part`);
    await backUp(file, product.environment);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('a backup removes the leftovers of killed ones to its target, and nothing else', async ({
    folder,
    product,
  }) => {
    const random = '0123456789abcdef';
    const left = [`left.tar.${random}.part`, `left.tar.${random}.dump.part`, 'left.tar.part'];
    const others = [`other.tar.${random}.part`, 'left.tar.sha256'];
    for (const name of [...left, ...others]) await writeFile(join(folder, name), 'older');
    await backUp(join(folder, 'left.tar'), product.environment);
    const names = await readdir(folder);
    expect(names.filter((name) => /^(left|other)\.tar/.test(name)).toSorted()).toEqual(
      [...others, 'left.tar'].toSorted(),
    );
  });

  test('a backup whose copy of the database could fill the disk is refused', async ({ folder, product }) => {
    const file = join(folder, 'full.tar');
    const { statfs } = fs;
    const free = { ...(await statfs(folder)), bsize: 4096, bavail: 25_600 };
    Object.assign(fs, { statfs: async () => free });
    syncBuiltinESMExports();
    try {
      await expect(backUp(file, product.environment)).rejects.toThrow(
        /^Copying the database needs \d+ MB of free space in DATA_DIR .*; 100 MB are free$/,
      );
    } finally {
      Object.assign(fs, { statfs });
      syncBuiltinESMExports();
    }
    await expect(stat(file)).rejects.toThrow('ENOENT');
    expect(await snapshotsOf(product.environment)).toEqual([]);
  });

  test('a file that the store has lost is named, the rest is backed up, and the exit code tells', async ({
    folder,
    product,
    onTestFinished,
  }) => {
    const [row = ''] = product.rows.files ?? [];
    const { name } = JSON.parse(row);
    const stored = join(product.environment.DATA_DIR, 'files', name);
    await rename(stored, join(folder, name));
    onTestFinished(() => rename(join(folder, name), stored));
    const file = join(folder, 'holes.tar');
    const { code, stderr } = await runCommand('backup', file, product.environment);
    expect(code).toBe(2);
    expect(stderr).toContain(name);
    const kept: string[] = [];
    await readArchive(file, {
      addFolder: async () => {},
      addFile: async (path, content) => {
        if (path.startsWith('files/')) kept.push(path.slice('files/'.length));
        await pipeline(content, new Writable({ write: (_chunk, _encoding, done) => done() }));
      },
    });
    expect(kept.toSorted()).toEqual(Object.keys(product.files).filter((one) => one !== name));
  });

  test('a folder without a database is not backed up, and none is made in it', async ({ folder }) => {
    const empty = productIn(folder, 'nothing');
    await mkdir(empty.DATA_DIR);
    await expect(backUp(join(folder, 'nothing.tar'), empty)).rejects.toThrow(
      `There is no database in DATA_DIR ${empty.DATA_DIR}`,
    );
    expect(await readdir(empty.DATA_DIR)).toEqual([]);
  });

  test('a backup that fails leaves an older file of the name as it was', async ({ folder, product }) => {
    // the half-written file would need a longer name, which is not possible
    const file = join(folder, 'k'.repeat(255));
    await writeFile(file, 'older');
    await expect(backUp(file, product.environment)).rejects.toThrow('ENAMETOOLONG');
    expect(await readFile(file, 'utf8')).toBe('older');
    expect(await snapshotsOf(product.environment)).toEqual([]);
  });
});

async function flipByte(path: string, position: number): Promise<void> {
  const handle = await open(path, 'r+');
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, position);
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, position);
  await handle.close();
}
