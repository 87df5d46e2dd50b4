import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { test as base, expect } from 'vitest';
import { lockFolder } from '../../../server/database/lockFolder.ts';
import { inherited, makeProductFolder } from '../fixtures/process.ts';
import { commandOf, descendantsOf, isRunning } from '../fixtures/processTree.ts';

interface Started {
  npm: ChildProcess;
  /** The process of scripts/start.mjs, and that of the server. */
  launcher: number;
  server: number;
  port: number;
}

const test = base
  .extend('environment', { scope: 'file' }, ({}, { onCleanup }) => {
    const folder = makeProductFolder();
    onCleanup(folder.remove);
    return { ...folder.environment, PORT: '0', LOG_LEVEL: 'warn' };
  })
  /** The ids of processes that are killed at the end of the test. */
  .extend('started', ({}, { onCleanup }) => {
    const started: number[] = [];
    onCleanup(() => {
      for (const id of started) if (isRunning(id)) process.kill(id, 'SIGKILL');
    });
    return started;
  })
  /** Runs `npm start` in a session of its own, as a terminal does. */
  .extend('startWithNpm', ({ environment, started }) => async (): Promise<Started> => {
    const npm = spawn('npm', ['start'], {
      env: { ...process.env, HOST: '127.0.0.1', ...environment },
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
    const descendants = descendantsOf(npm.pid ?? 0);
    const find = (file: string) => {
      // the last: npm's shell names the script too
      const found = descendants.findLast((id) => commandOf(id).includes(file));
      if (found === undefined) throw new Error(`${file} does not run`);
      return found;
    };
    const run = { npm, launcher: find('scripts/start.mjs'), server: find('server/main.ts'), port };
    started.push(npm.pid ?? 0, run.launcher, run.server);
    return run;
  })
  /** Expects that port and database are free, and that no process is left. */
  .extend('expectFree', ({ environment }) => async ({ launcher, server, port }: Started): Promise<void> => {
    await expect.poll(() => [launcher, server].filter(isRunning), { timeout: 20_000 }).toEqual([]);
    expect(await answers(port)).toBe(false);
    const unlock = lockFolder(environment.DATA_DIR);
    expect(unlock, 'the folder is still locked').toBeDefined();
    unlock?.();
  });

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

test('the server ends when npm is killed', async ({ startWithNpm, expectFree }) => {
  const run = await startWithNpm();
  process.kill(run.npm.pid ?? 0, 'SIGKILL');
  await expectFree(run);
}, 240_000);

test('the server ends when the script that started it is killed', async ({ startWithNpm, expectFree }) => {
  const run = await startWithNpm();
  process.kill(run.launcher, 'SIGKILL');
  await expectFree(run);
}, 240_000);

test('the server ends when its terminal is closed', async ({ startWithNpm, expectFree }) => {
  const run = await startWithNpm();
  // the system tells every process of the terminal's group
  process.kill(-(run.npm.pid ?? 0), 'SIGHUP');
  await expectFree(run);
}, 240_000);

test('a server that was started directly does not depend on the process that started it', async ({
  environment,
  started,
}) => {
  const shell = spawn('sh', ['-c', `"${process.execPath}" server/main.ts & echo $!; wait`], {
    env: { ...inherited(), ...environment },
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
}, 240_000);
