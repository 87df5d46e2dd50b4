import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { lockFolder } from '../../../server/database/lockFolder.ts';
import { inherited, makeFolder } from '../fixtures/process.ts';
import { children, commandOf, isRunning } from '../fixtures/processTree.ts';

const folder = makeFolder();
const dataDir = folder.environment.DATA_DIR;
const started: number[] = [];
afterEach(() => {
  for (const id of started.splice(0)) if (isRunning(id)) process.kill(id, 'SIGKILL');
});
afterAll(folder.remove);

interface Started {
  npm: ChildProcess;
  /** The process of scripts/start.mjs, and that of the server. */
  launcher: number;
  server: number;
  port: number;
}

/** Runs the command in a session of its own, as a terminal does. */
async function startWithNpm(script: string): Promise<Started> {
  const npm = spawn('npm', ['run', script], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...folder.environment, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, found] = /^Serving on http:\/\/127\.0\.0\.1:(\d+)$/m.exec(output) ?? [];
      if (found) resolve(Number(found));
    };
    npm.stdout?.on('data', read);
    npm.stderr?.on('data', read);
    npm.on('exit', () => reject(new Error(`It ended before it served:\n${output}`)));
  });
  const all = children(npm.pid ?? 0);
  const find = (file: string) => {
    const found = all.find((id) => commandOf(id).includes(file));
    if (found === undefined) throw new Error(`${file} does not run`);
    return found;
  };
  const run = { npm, launcher: find('scripts/start.mjs'), server: find('server/main.ts'), port };
  started.push(npm.pid ?? 0, run.launcher, run.server);
  return run;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Port and database are free, and none of the processes is left. */
async function expectFree({ launcher, server, port }: Started): Promise<void> {
  await expect.poll(() => [launcher, server].filter(isRunning), { timeout: 20_000 }).toEqual([]);
  expect(await answers(port)).toBe(false);
  const unlock = lockFolder(dataDir);
  expect(unlock, 'the folder is still locked').toBeDefined();
  unlock?.();
}

test('the server ends when npm is killed', async () => {
  const run = await startWithNpm('start');
  process.kill(run.npm.pid ?? 0, 'SIGKILL');
  await expectFree(run);
}, 90_000);

test('the server ends when the script that started it is killed', async () => {
  const run = await startWithNpm('start');
  process.kill(run.launcher, 'SIGKILL');
  await expectFree(run);
}, 90_000);

test('the server ends when its terminal is closed', async () => {
  const run = await startWithNpm('start');
  // the system tells every process of the terminal's group
  process.kill(-(run.npm.pid ?? 0), 'SIGHUP');
  await expectFree(run);
}, 90_000);

test('a server that was started directly does not depend on the process that started it', async () => {
  const shell = spawn('sh', ['-c', `"${process.execPath}" server/main.ts & echo $!; wait`], {
    env: { ...inherited(), PORT: '0', ...folder.environment, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 60_000 }).toContain('Serving on');
  const server = Number(output.split('\n', 1)[0]);
  started.push(server);
  shell.kill('SIGKILL');
  // three times as long as it takes to notice that npm has ended
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(isRunning(server)).toBe(true);
  process.kill(server, 'SIGTERM');
  await expect.poll(() => isRunning(server), { timeout: 20_000 }).toBe(false);
}, 90_000);
