import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '../../../server/database/lockFolder.ts';
import { startProcess } from '../fixtures/process.ts';

let folder: string;
let unlock: (() => void) | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arazi-lock-'));
  unlock = lockFolder(folder);
});
afterAll(async () => {
  unlock?.();
  await rm(folder, { recursive: true, force: true });
});

/** A program that locks the folder of its argument and prints `locked` or `refused`. */
const lockInProcess = `import { lockFolder } from '${new URL('../../../server/database/lockFolder.ts', import.meta.url).href}';
  process.stdout.write(lockFolder(process.argv[1]) ? 'locked' : 'refused');`;

/** Locks a folder in another process. @returns what the process printed. */
async function lockElsewhere(path: string, ...command: string[]): Promise<string> {
  const [program = '', ...parameters] = [...command, process.execPath];
  const child = spawn(program, [...parameters, '--input-type=module', '-e', lockInProcess, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return await text(child.stdout);
}

test('only one process at a time locks a folder', async () => {
  expect(await lockElsewhere(folder)).toBe('refused');
});

test('a link to the folder does not bypass the lock', async () => {
  const link = `${folder}-link`;
  await symlink(folder, link);
  expect(await lockElsewhere(link)).toBe('refused');
  await rm(link);
});

test('a container with its own network does not bypass the lock', async () => {
  const isolated = ['unshare', '--net', '--map-root-user'];
  // without permission to create a network, this tests a plain process
  const allowed = spawnSync(isolated[0] ?? '', [...isolated.slice(1), 'true']).status === 0;
  expect(await lockElsewhere(folder, ...(allowed ? isolated : []))).toBe('refused');
});

test('an unlocked folder can be locked again', async () => {
  const other = await mkdtemp(join(tmpdir(), 'arazi-lock-'));
  lockFolder(other)?.();
  expect(await lockElsewhere(other)).toBe('locked');
  await rm(other, { recursive: true, force: true });
});

test('a second server on the same folder ends with one line', async () => {
  const pages = join(folder, 'pages');
  await mkdir(pages);
  await writeFile(join(pages, 'index.html'), '<html></html>');
  const server = startProcess({ DATA_DIR: folder, PAGES_DIR: pages });
  expect(await server.ended).toBe(1);
  expect(server.output).toEqual({
    stdout: '',
    stderr: `DATA_DIR ${folder} is in use by another running server\n`,
  });
});

test('kill -9 frees the folder at once', async () => {
  const other = await mkdtemp(join(tmpdir(), 'arazi-lock-'));
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `${lockInProcess} setInterval(() => {}, 1000);`, other],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  expect(lockFolder(other)).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'close');
  const unlock = lockFolder(other);
  expect(unlock).toBeDefined();
  unlock?.();
  await rm(other, { recursive: true, force: true });
});
