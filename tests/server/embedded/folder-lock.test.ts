import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '../../../server/database/lockFolder.ts';
import { makeFolder, startProcess } from '../fixtures/process.ts';

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

/** Tries to take a folder in another process, and answers what became of it. */
async function takeElsewhere(path: string, ...command: string[]): Promise<string> {
  const module = new URL('../../../server/database/lockFolder.ts', import.meta.url).href;
  const script = `import { lockFolder } from '${module}';
    process.stdout.write(lockFolder(process.argv[1]) ? 'taken' : 'refused');`;
  const [program = '', ...parameters] = [...command, process.execPath];
  const child = spawn(program, [...parameters, '--input-type=module', '-e', script, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return await text(child.stdout);
}

test('a folder is taken by one process at a time', async () => {
  expect(await takeElsewhere(folder)).toBe('refused');
});

test('another spelling of the folder does not get around the lock', async () => {
  const link = `${folder}-link`;
  await symlink(folder, link);
  expect(await takeElsewhere(link)).toBe('refused');
  await rm(link);
});

test('a container with a network of its own does not get around the lock', async () => {
  const isolated = ['unshare', '--net', '--map-root-user'];
  // not every machine lets its users make a network: there the process is a plain one
  const allowed = spawnSync(isolated[0] ?? '', [...isolated.slice(1), 'true']).status === 0;
  expect(await takeElsewhere(folder, ...(allowed ? isolated : []))).toBe('refused');
});

test('a folder that was given back can be taken', async () => {
  const other = await mkdtemp(join(tmpdir(), 'arazi-lock-'));
  lockFolder(other)?.();
  expect(await takeElsewhere(other)).toBe('taken');
  await rm(other, { recursive: true, force: true });
});

test('a second server on the same folder ends with one line, and kill -9 frees the folder at once', async () => {
  const made = makeFolder();
  const first = startProcess(made.environment);
  await first.url;
  const second = startProcess(made.environment);
  expect(await second.ended).toBe(1);
  expect(second.output).toEqual({
    stdout: '',
    stderr: `DATA_DIR ${made.environment.DATA_DIR} is in use by another running server\n`,
  });
  first.child.kill('SIGKILL');
  await first.ended;
  const third = startProcess(made.environment);
  await third.url;
  third.child.kill('SIGKILL');
  await third.ended;
  made.remove();
}, 90_000);
