import { mkdtempSync } from 'node:fs';
import {
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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { filesIn, fillDemo, type Rows, rowsIn, runBackup, runRestore } from '../fixtures/backupFixture.ts';
import { type ServerProcess, startProcess } from '../fixtures/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'arazi-backup-'));
const dataDir = join(folder, 'data');
const environment = { DATA_DIR: dataDir, PAGES_DIR: folder, LOG_LEVEL: 'warn' };
const quietFile = join(folder, 'quiet.tar');
const busyFile = join(folder, 'busy.tar');

/** What the product held when it was at rest, and when the second backup had been made. */
let atRest: { rows: Rows; files: Record<string, string> };
let afterWrites: Rows;
/**
 * The names of the owners whose requests were acknowledged before the second backup began, and
 * while it was made.
 */
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

let running: ServerProcess | undefined;
beforeAll(async () => {
  await writeFile(join(folder, 'index.html'), '<html><head><title>Arazi Teklif</title></head></html>');
  await fillDemo(environment);

  running = startProcess(environment);
  await running.url;
  // the messages of the demo go out first
  await pause(2_000);
  const quiet = await runBackup(quietFile, environment);
  expect(quiet, quiet.stderr).toMatchObject({ code: 0, stderr: '' });
  await vi.waitFor(async () => expect(await readdir(join(dataDir, 'snapshots'))).toEqual([]));
  await stop(running);
  atRest = { rows: await rowsIn(dataDir), files: await filesIn(join(dataDir, 'files')) };

  running = startProcess(environment);
  const url = await running.url;
  for (let number = 0; number < 5; number++) acknowledged.before.push(await sendRequest(url, number));
  let writing = true;
  const writes = (async () => {
    for (let number = 100; writing; number++) {
      acknowledged.during.push(await sendRequest(url, number));
      await pause(10);
    }
  })();
  const busy = await runBackup(busyFile, environment);
  writing = false;
  await writes;
  expect(busy, busy.stderr).toMatchObject({ code: 0, stderr: '' });
  await stop(running);
  afterWrites = await rowsIn(dataDir);
  await rm(dataDir, { recursive: true });
}, 600_000);
afterAll(async () => {
  // it still runs where the preparation has failed
  running?.child.kill('SIGKILL');
  await running?.ended;
  await rm(folder, { recursive: true, force: true });
});

describe('after the data folder is lost', () => {
  test('a restore brings back every row and every file as they were', async () => {
    const { code, stderr } = await runRestore(quietFile, environment);
    expect([code, stderr]).toEqual([0, '']);
    expect((await readdir(dataDir)).filter((name) => !name.startsWith('lock')).toSorted()).toEqual([
      'db',
      'files',
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

  test('a backup that was made under writes holds what was acknowledged before it began, and nothing half', async () => {
    const other = { ...environment, DATA_DIR: join(folder, 'other') };
    const { code, stderr } = await runRestore(busyFile, other);
    expect([code, stderr]).toEqual([0, '']);
    const { land_requests: restored = [] } = await rowsIn(other.DATA_DIR);
    const final = new Set(afterWrites.land_requests);
    expect(restored.filter((row) => !final.has(row))).toEqual([]);
    const names = restored.map((row): string => JSON.parse(row).name);
    expect(names).toEqual(expect.arrayContaining(acknowledged.before));
    // in the order in which they came, without a gap
    const during = acknowledged.during.filter((name) => names.includes(name));
    expect(during).toEqual(acknowledged.during.slice(0, during.length));
    expect(acknowledged.during.length).toBeGreaterThan(during.length);
    expect(await filesIn(join(other.DATA_DIR, 'files'))).toEqual(atRest.files);
  }, 180_000);
});

describe('a restore that is killed before the database is in place', () => {
  const half = { ...environment, DATA_DIR: join(folder, 'half') };
  beforeAll(async () => {
    const killed = await runRestore(quietFile, { ...half, NODE_OPTIONS: preloading('killBeforeDatabase') });
    expect(killed.code, killed.stderr).toBeNull();
    expect(await readdir(half.DATA_DIR)).toContain('files');
    await writeFile(join(half.DATA_DIR, 'files', 'extra.jpg'), 'of another backup');
  }, 180_000);

  test('keeps the product from starting, and the refusal says what to do', async () => {
    const server = startProcess(half);
    server.url.then(
      () => server.child.kill('SIGTERM'),
      () => undefined,
    );
    expect(await server.ended).toBe(1);
    expect(server.output.stderr).toBe(
      `A restore into DATA_DIR ${half.DATA_DIR} has not finished: repeat it (npm run restore -- FILE), or empty the folder\n`,
    );
  }, 60_000);

  test('can be repeated, and leaves nothing of the first attempt', async () => {
    const { code, stderr } = await runRestore(quietFile, half);
    expect([code, stderr]).toEqual([0, '']);
    expect((await readdir(half.DATA_DIR)).filter((name) => !name.startsWith('lock')).toSorted()).toEqual([
      'db',
      'files',
    ]);
    expect(await filesIn(join(half.DATA_DIR, 'files'))).toEqual(atRest.files);
    expect(await rowsIn(half.DATA_DIR)).toEqual(atRest.rows);
  }, 180_000);
});

describe('a restore is refused with one line, and changes nothing,', () => {
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
      const { code, stdout, stderr } = await runRestore(damaged, target);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^.*damaged\.tar is not a usable backup: .*\n$/);
      await expect(stat(target.DATA_DIR)).rejects.toThrow('ENOENT');
    },
    60_000,
  );

  test('when DATA_DIR is not empty', async () => {
    const full = join(folder, 'full');
    await mkdir(full);
    await writeFile(join(full, 'notes.txt'), 'kept');
    const { code, stderr } = await runRestore(quietFile, { ...environment, DATA_DIR: full });
    expect(code).toBe(1);
    expect(stderr).toBe(`DATA_DIR ${full} is not empty; a backup is restored into an empty one only\n`);
    expect(await readdir(full)).toEqual(['notes.txt']);
    expect(await readFile(join(full, 'notes.txt'), 'utf8')).toBe('kept');
  }, 60_000);

  test('when the backup is of another engine', async () => {
    const { code, stderr } = await runRestore(quietFile, {
      ...target,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expect(stderr).toBe(`${quietFile} holds an embedded database; restore it without DATABASE_URL\n`);
    await expect(stat(target.DATA_DIR)).rejects.toThrow('ENOENT');
  }, 60_000);

  test('when there is no such file', async () => {
    const { code, stderr } = await runRestore(join(folder, 'none.tar'), target);
    expect([code, stderr]).toEqual([1, `There is no backup ${join(folder, 'none.tar')}\n`]);
  }, 60_000);
});

describe('without a running product', () => {
  const stopped = { ...environment, DATA_DIR: join(folder, 'stopped') };

  // an empty folder as a mounted disk has it
  beforeAll(async () => {
    await mkdir(join(stopped.DATA_DIR, 'lost+found'), { recursive: true });
    const { code, stderr } = await runRestore(quietFile, stopped);
    expect([code, stderr]).toEqual([0, '']);
  }, 180_000);

  test('a lost+found in the folder does not hinder a restore, and stays', async () => {
    expect(await readdir(stopped.DATA_DIR)).toEqual(expect.arrayContaining(['db', 'files', 'lost+found']));
  });

  test('a backup is made from the folder', async () => {
    const file = join(folder, 'stopped.tar');
    const { code, stderr } = await runBackup(file, stopped);
    expect([code, stderr]).toEqual([0, '']);
    const again = { ...environment, DATA_DIR: join(folder, 'again') };
    await runRestore(file, again);
    expect(await rowsIn(again.DATA_DIR)).toEqual(atRest.rows);
    expect(await filesIn(join(again.DATA_DIR, 'files'))).toEqual(atRest.files);
  }, 180_000);

  test('a backup is for its owner only, also in place of files of other modes', async () => {
    const file = join(folder, 'private.tar');
    for (const path of [file, `${file}.part`]) {
      await writeFile(path, 'older');
      await chmod(path, 0o666);
    }
    await symlink(join(folder, 'index.html'), `${file}.dump.part`);
    const { code, stderr } = await runBackup(file, stopped);
    expect([code, stderr]).toEqual([0, '']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  }, 180_000);

  test('a backup removes what killed ones to its target have left, and nothing else', async () => {
    const random = '0123456789abcdef';
    const left = [`left.tar.${random}.part`, `left.tar.${random}.dump.part`, 'left.tar.part'];
    const others = [`other.tar.${random}.part`, 'left.tar.sha256'];
    for (const name of [...left, ...others]) await writeFile(join(folder, name), 'older');
    const { code, stderr } = await runBackup(join(folder, 'left.tar'), stopped);
    expect([code, stderr]).toEqual([0, '']);
    const names = await readdir(folder);
    expect(names.filter((name) => /^(left|other)\.tar/.test(name)).toSorted()).toEqual(
      [...others, 'left.tar'].toSorted(),
    );
  }, 180_000);

  test('a backup whose copy of the database could fill the disk is refused with one line', async () => {
    const file = join(folder, 'full.tar');
    const { code, stderr } = await runBackup(file, { ...stopped, NODE_OPTIONS: preloading('fullDisk') });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^Copying the database needs \d+ MB of free space in DATA_DIR .*stopped; 100 MB are free\n$/,
    );
    await expect(stat(file)).rejects.toThrow('ENOENT');
    expect(await readdir(join(stopped.DATA_DIR, 'snapshots'))).toEqual([]);
  }, 60_000);

  test('a file that the store has lost is named, the rest is backed up, and the exit code tells', async () => {
    const [row = ''] = atRest.rows.files ?? [];
    const { name } = JSON.parse(row);
    await rename(join(stopped.DATA_DIR, 'files', name), join(folder, name));
    const file = join(folder, 'holes.tar');
    const { code, stderr } = await runBackup(file, stopped);
    expect(code).toBe(2);
    expect(stderr).toContain(name);
    const { code: restored } = await runRestore(file, { ...stopped, DATA_DIR: join(folder, 'holes') });
    expect(restored).toBe(0);
    await rename(join(folder, name), join(stopped.DATA_DIR, 'files', name));
  }, 180_000);

  test('a folder without a database is not backed up, and none is made in it', async () => {
    const empty = { ...environment, DATA_DIR: join(folder, 'nothing') };
    await mkdir(empty.DATA_DIR);
    const { code, stderr } = await runBackup(join(folder, 'nothing.tar'), empty);
    expect([code, stderr]).toEqual([1, `There is no database in DATA_DIR ${empty.DATA_DIR}\n`]);
    expect(await readdir(empty.DATA_DIR)).toEqual([]);
  }, 60_000);

  test('a backup that fails leaves an older file of the name as it was', async () => {
    // a longer name, which the half-written file needs, is not possible
    const file = join(folder, 'k'.repeat(255));
    await writeFile(file, 'older');
    const { code } = await runBackup(file, stopped);
    expect(code).toBe(1);
    expect(await readFile(file, 'utf8')).toBe('older');
    expect(await readdir(join(stopped.DATA_DIR, 'snapshots'))).toEqual([]);
  }, 180_000);
});

/** The options that make a program of the product load another of this folder first. */
function preloading(program: string): string {
  return `--import ${new URL(`${program}.ts`, import.meta.url).href}`;
}

async function flipByte(path: string, position: number): Promise<void> {
  const handle = await open(path, 'r+');
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, position);
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, position);
  await handle.close();
}
