import { mkdtempSync } from 'node:fs';
import fs, {
  appendFile,
  chmod,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readArchive } from '../../../server/backup/archive.ts';
import { parseConfig } from '../../../server/config/config.ts';
import { connect } from '../../../server/database/connect.ts';
import { createLogger } from '../../../server/http/logging.ts';
import { startServer } from '../../../server/start/server.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import {
  backUp,
  type Ended,
  filesIn,
  fillProduct,
  type Rows,
  restoreFrom,
  rowsIn,
  rowsOf,
  runCommand,
} from '../fixtures/backupFixture.ts';
import { type ServerProcess, startProcess } from '../fixtures/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'arazi-backup-'));
const dataDir = join(folder, 'data');
const environment = { DATA_DIR: dataDir, PAGES_DIR: folder, LOG_LEVEL: 'warn' };
const quietFile = join(folder, 'quiet.tar');
const busyFile = join(folder, 'busy.tar');
/** Loaded into a restore: kills it when all files are in place and the database is not yet. */
const preloaded = new URL('killBeforeDatabase.ts', import.meta.url).href;

/** The product's content before the first backup, and after the second. */
let atRest: { rows: Rows; files: Record<string, string> };
let afterWrites: Rows;
/** The owners whose land requests were acknowledged before the second backup, and during it. */
const acknowledged: { before: string[]; during: string[] } = { before: [], during: [] };

const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

async function sendRequest(url: string, number: number): Promise<string> {
  const name = `Sahip ${letters(number)}`;
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
async function settle(): Promise<Rows> {
  const { db, close } = await connect({ databaseUrl: undefined, dataDir }, () => undefined);
  await db.updateTable('outbox_messages').set({ delivered_at: new Date() }).execute();
  await db.deleteFrom('throttle_counters').execute();
  return await rowsOf(db).finally(close);
}

let running: ServerProcess | undefined;
/** How the restore into `dataDir` ended. */
let restored: Ended;
beforeAll(async () => {
  await writeFile(join(folder, 'index.html'), '<html><head><title>Arazi Teklif</title></head></html>');
  await fillProduct(environment);
  atRest = { rows: await settle(), files: await filesIn(join(dataDir, 'files')) };

  running = startProcess(environment);
  const url = await running.url;
  const quiet = await runCommand('backup', quietFile, environment);
  expect(quiet, quiet.stderr).toMatchObject({ code: 0, stderr: '' });
  await vi.waitFor(async () => expect(await readdir(join(dataDir, 'snapshots'))).toEqual([]), 30_000);

  for (let number = 0; number < 5; number++) acknowledged.before.push(await sendRequest(url, number));
  let writing = true;
  const writes = (async () => {
    for (let number = 100; writing; number++) {
      acknowledged.during.push(await sendRequest(url, number));
      await pause(10);
    }
  })();
  await backUp(busyFile, environment);
  writing = false;
  await writes;
  await stop(running);
  afterWrites = await rowsIn(dataDir);
  await rm(dataDir, { recursive: true });
  // an empty folder as a mounted disk has it
  await mkdir(join(dataDir, 'lost+found'), { recursive: true });
  restored = await runCommand('restore', quietFile, environment);
}, 300_000);
afterAll(async () => {
  // it still runs when the preparation has failed
  running?.child.kill('SIGKILL');
  await running?.ended;
  await rm(folder, { recursive: true, force: true });
});

describe('after the data folder is lost', () => {
  test('a restore brings back every row and every file as they were, and keeps a lost+found', async () => {
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect((await readdir(dataDir)).filter((name) => !/^lock/.test(name)).toSorted()).toEqual([
      'db',
      'files',
      'lost+found',
    ]);
    expect(Object.keys(atRest.files).length).toBeGreaterThan(30);
    expect(await filesIn(join(dataDir, 'files'))).toEqual(atRest.files);
    const rows = await rowsIn(dataDir);
    expect(Object.keys(rows)).toEqual(Object.keys(atRest.rows));
    for (const [table, expected] of Object.entries(atRest.rows)) expect(rows[table], table).toEqual(expected);
    for (const table of ['land_requests', 'users', 'posts', 'ads', 'ad_media', 'files', 'outbox_messages'])
      expect(rows[table], table).not.toEqual([]);
  }, 180_000);

  test('the restored product serves', async () => {
    const running = startProcess(environment);
    expect((await fetch(`${await running.url}/healthz`)).status).toBe(200);
    await stop(running);
  }, 180_000);

  test('a backup during writes holds what was acknowledged before it began, and no half-written record', async () => {
    const other = { ...environment, DATA_DIR: join(folder, 'other') };
    await restoreFrom(busyFile, other);
    const { land_requests: restored = [] } = await rowsIn(other.DATA_DIR);
    const final = new Set(afterWrites.land_requests);
    expect(restored.filter((row) => !final.has(row))).toEqual([]);
    const names = restored.map((row): string => JSON.parse(row).name);
    expect(names).toEqual(expect.arrayContaining(acknowledged.before));
    // in their order, without a gap
    const during = acknowledged.during.filter((name) => names.includes(name));
    expect(during).toEqual(acknowledged.during.slice(0, during.length));
    expect(acknowledged.during.length).toBeGreaterThan(during.length);
    expect(await filesIn(join(other.DATA_DIR, 'files'))).toEqual(atRest.files);
  }, 180_000);
});

describe('a restore that is killed before the database is in place', () => {
  const half = { ...environment, DATA_DIR: join(folder, 'half') };
  beforeAll(async () => {
    const killed = await runCommand('restore', quietFile, half, ['--import', preloaded]);
    expect(killed.code, killed.stderr).toBeNull();
    expect(await readdir(half.DATA_DIR)).toContain('files');
    await writeFile(join(half.DATA_DIR, 'files', 'extra.jpg'), 'of another backup');
  }, 180_000);

  test('keeps the product from starting, and the refusal says what to do', async () => {
    const config = parseConfig({ ...half, PORT: '0' });
    await expect(startServer(config, createLogger('silent'), () => undefined)).rejects.toThrow(
      `A restore into DATA_DIR ${half.DATA_DIR} has not finished: repeat it (npm run restore -- FILE), or empty the folder`,
    );
  });

  test('can be repeated, and leaves nothing of the first attempt', async () => {
    await restoreFrom(quietFile, half);
    expect((await readdir(half.DATA_DIR)).filter((name) => !name.startsWith('lock')).toSorted()).toEqual([
      'db',
      'files',
    ]);
    expect(await filesIn(join(half.DATA_DIR, 'files'))).toEqual(atRest.files);
    expect(await rowsIn(half.DATA_DIR)).toEqual(atRest.rows);
  }, 180_000);
});

describe('a restore is refused, and changes nothing,', () => {
  const target = { ...environment, DATA_DIR: join(folder, 'refused') };
  const damaged = join(folder, 'damaged.tar');

  test.each<[string, (size: number) => Promise<void>]>([
    ['cut off in the middle', (size) => truncate(damaged, Math.floor(size / 2))],
    ['cut off by its last byte', (size) => truncate(damaged, size - 1)],
    ['cut off at the end of the tar', (size) => truncate(damaged, size - 72)],
    ['longer by a byte', () => appendFile(damaged, '\n')],
    ['changed in one byte', (size) => flipByte(damaged, Math.floor(size / 3))],
    ['empty', () => truncate(damaged, 0)],
  ])(
    'when the file is %s',
    async (_how, damage) => {
      await copyFile(quietFile, damaged);
      await damage((await stat(damaged)).size);
      await expect(restoreFrom(damaged, target)).rejects.toThrow(
        /^.*damaged\.tar is not a usable backup: .*$/,
      );
      await expect(stat(target.DATA_DIR)).rejects.toThrow('ENOENT');
    },
    60_000,
  );

  test('when DATA_DIR is not empty', async () => {
    const full = join(folder, 'full');
    await mkdir(full);
    await writeFile(join(full, 'notes.txt'), 'kept');
    await expect(restoreFrom(quietFile, { ...environment, DATA_DIR: full })).rejects.toThrow(
      `DATA_DIR ${full} is not empty; a backup is restored into an empty one only`,
    );
    expect(await readdir(full)).toEqual(['notes.txt']);
    expect(await readFile(join(full, 'notes.txt'), 'utf8')).toBe('kept');
  });

  test('when the backup is of another engine', async () => {
    const onServer = { ...target, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    await expect(restoreFrom(quietFile, onServer)).rejects.toThrow(
      `${quietFile} holds an embedded database; restore it without DATABASE_URL`,
    );
    await expect(stat(target.DATA_DIR)).rejects.toThrow('ENOENT');
  });

  test('when there is no such file, which the command reports in one line', async () => {
    const { code, stderr } = await runCommand('restore', join(folder, 'none.tar'), target);
    expect([code, stderr]).toEqual([1, `There is no backup ${join(folder, 'none.tar')}\n`]);
  });
});

describe('without a running product', () => {
  const stopped = environment;

  test('a backup is made from the folder', async () => {
    const file = join(folder, 'stopped.tar');
    await backUp(file, stopped);
    const again = { ...environment, DATA_DIR: join(folder, 'again') };
    await restoreFrom(file, again);
    expect(await rowsIn(again.DATA_DIR)).toEqual(atRest.rows);
    expect(await filesIn(join(again.DATA_DIR, 'files'))).toEqual(atRest.files);
  }, 180_000);

  test('only its owner can read a backup, even where files of other modes existed', async () => {
    const file = join(folder, 'private.tar');
    for (const path of [file, `${file}.part`]) {
      await writeFile(path, 'older');
      await chmod(path, 0o666);
    }
    await symlink(join(folder, 'index.html'), `${file}.dump.part`);
    await backUp(file, stopped);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  }, 180_000);

  test('a backup removes the leftovers of killed ones to its target, and nothing else', async () => {
    const random = '0123456789abcdef';
    const left = [`left.tar.${random}.part`, `left.tar.${random}.dump.part`, 'left.tar.part'];
    const others = [`other.tar.${random}.part`, 'left.tar.sha256'];
    for (const name of [...left, ...others]) await writeFile(join(folder, name), 'older');
    await backUp(join(folder, 'left.tar'), stopped);
    const names = await readdir(folder);
    expect(names.filter((name) => /^(left|other)\.tar/.test(name)).toSorted()).toEqual(
      [...others, 'left.tar'].toSorted(),
    );
  }, 180_000);

  test('a backup whose copy of the database could fill the disk is refused', async () => {
    const file = join(folder, 'full.tar');
    const { statfs } = fs;
    const free = { ...(await statfs(folder)), bsize: 4096, bavail: 25_600 };
    Object.assign(fs, { statfs: async () => free });
    syncBuiltinESMExports();
    try {
      await expect(backUp(file, stopped)).rejects.toThrow(
        /^Copying the database needs \d+ MB of free space in DATA_DIR .*; 100 MB are free$/,
      );
    } finally {
      Object.assign(fs, { statfs });
      syncBuiltinESMExports();
    }
    await expect(stat(file)).rejects.toThrow('ENOENT');
    expect(await readdir(join(stopped.DATA_DIR, 'snapshots'))).toEqual([]);
  });

  test('a file that the store has lost is named, the rest is backed up, and the exit code tells', async () => {
    const [row = ''] = atRest.rows.files ?? [];
    const { name } = JSON.parse(row);
    await rename(join(stopped.DATA_DIR, 'files', name), join(folder, name));
    const file = join(folder, 'holes.tar');
    const { code, stderr } = await runCommand('backup', file, stopped);
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
    expect(kept.toSorted()).toEqual(Object.keys(atRest.files).filter((one) => one !== name));
    await rename(join(folder, name), join(stopped.DATA_DIR, 'files', name));
  }, 180_000);

  test('a folder without a database is not backed up, and none is made in it', async () => {
    const empty = { ...environment, DATA_DIR: join(folder, 'nothing') };
    await mkdir(empty.DATA_DIR);
    await expect(backUp(join(folder, 'nothing.tar'), empty)).rejects.toThrow(
      `There is no database in DATA_DIR ${empty.DATA_DIR}`,
    );
    expect(await readdir(empty.DATA_DIR)).toEqual([]);
  });

  test('a backup that fails leaves an older file of the name as it was', async () => {
    // the half-written file would need a longer name, which is not possible
    const file = join(folder, 'k'.repeat(255));
    await writeFile(file, 'older');
    await expect(backUp(file, stopped)).rejects.toThrow('ENAMETOOLONG');
    expect(await readFile(file, 'utf8')).toBe('older');
    expect(await readdir(join(stopped.DATA_DIR, 'snapshots'))).toEqual([]);
  }, 180_000);
});

async function flipByte(path: string, position: number): Promise<void> {
  const handle = await open(path, 'r+');
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, position);
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, position);
  await handle.close();
}
