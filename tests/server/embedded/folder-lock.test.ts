import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test as base, expect } from 'vitest';
import { lockFolder } from '../../../server/database/lockFolder.ts';
import { startProcess } from '../fixtures/process.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';

const test = base
  .extend('folder', ({}, { onCleanup }) => temporaryFolder(onCleanup))
  .extend('lockedFolder', ({ folder }, { onCleanup }) => {
    const unlock = lockFolder(folder);
    onCleanup(() => unlock?.());
    return folder;
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

test('only one process at a time locks a folder', async ({ lockedFolder }) => {
  expect(await lockElsewhere(lockedFolder)).toBe('refused');
});

test('a link to the folder does not bypass the lock', async ({ lockedFolder }) => {
  const link = join(lockedFolder, 'link');
  await symlink(lockedFolder, link);
  expect(await lockElsewhere(link)).toBe('refused');
});

test('a container with its own network does not bypass the lock', async ({ lockedFolder, skip }) => {
  const isolated = ['unshare', '--net', '--map-root-user'];
  const allowed = spawnSync(isolated[0] ?? '', [...isolated.slice(1), 'true']).status === 0;
  skip(!allowed, 'no permission to create a network');
  expect(await lockElsewhere(lockedFolder, ...isolated)).toBe('refused');
});

test('an unlocked folder can be locked again', async ({ folder }) => {
  lockFolder(folder)?.();
  expect(await lockElsewhere(folder)).toBe('locked');
});

test('a second server on the same folder ends with one line', async ({ lockedFolder }) => {
  const pages = join(lockedFolder, 'pages');
  await mkdir(pages);
  await writeFile(join(pages, 'index.html'), '<html></html>');
  const server = startProcess({ DATA_DIR: lockedFolder, PAGES_DIR: pages });
  expect(await server.ended).toBe(1);
  expect(server.output).toEqual({
    stdout: '',
    stderr: `DATA_DIR ${lockedFolder} is in use by another running server\n`,
  });
});

test('kill -9 frees the folder at once', async ({ folder }) => {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `${lockInProcess} setInterval(() => {}, 1000);`, folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  expect(lockFolder(folder)).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'close');
  const unlock = lockFolder(folder);
  expect(unlock).toBeDefined();
  unlock?.();
});
