import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect } from '@playwright/test';
import { descendantsOf, isRunning } from '../../server/fixtures/processTree.ts';

interface Development {
  child: ChildProcess;
  /** The lines printed until the pages were open. */
  lines: readonly string[];
  address: string;
  /** The status of the page when its address was printed. */
  status: number;
  ended: Promise<unknown>;
}

/** A port that nothing listens on. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(Object(address).port);
}

/** Starts what `npm run dev` starts once everything is installed, on ports of its own. */
async function startDev(dataDir: string, env: Record<string, string>, options: SpawnOptions = {}) {
  const ports = { PORT: await freePort(), PAGES_PORT: await freePort() };
  const child = spawn(process.execPath, ['scripts/dev/main.mjs'], {
    ...options,
    env: { ...process.env, ...ports, HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The process has no output');
  return { child, stdout: child.stdout, ended: once(child, 'exit') };
}

/** Starts it on prepared data, and waits until the pages are open. */
async function openDev(use: (dev: Development) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'arazi-dev-'));
  await cp(process.env.PREPARED_DATA_DIR ?? '', dataDir, { recursive: true });
  const { child, stdout, ended } = await startDev(dataDir, { FORCE_COLOR: '0' });
  const lines: string[] = [];
  let address = '';
  for await (const line of createInterface({ input: stdout })) {
    lines.push(line);
    [, address = ''] = /^Open (\S+)$/.exec(line) ?? [];
    if (address) break;
  }
  stdout.resume();
  const { status } = await fetch(address);
  try {
    await use({ child, lines, address, status, ended });
  } finally {
    child.kill();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

const test = base.extend<object, { dev: Development }>({
  dev: [({}, use) => openDev(use), { scope: 'worker', timeout: 90_000 }],
});

test('one address is printed, and its page answers then, with the server behind it', async ({ dev }) => {
  expect(dev.lines.join('\n').match(/https?:\S+/g)).toEqual([dev.address]);
  expect(dev.status).toBe(200);
  const provinces = await fetch(new URL('/api/v1/location/iller', dev.address), {
    headers: { 'X-Token': 'arazi-teklif-web' },
  });
  expect(provinces.status).toBe(200);
});

test('the inspector opens on a page of the development server', async ({ dev, page }) => {
  await page.goto(`${dev.address}/?inspect`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const inspector = page.locator('[data-inspector]');
  await expect(inspector.getByRole('button', { name: 'landOffer' })).toBeVisible();
});

test('the pages end with their server', async ({ dev }) => {
  const below = descendantsOf(dev.child.pid ?? 0);
  expect(below.length).toBeGreaterThan(1);
  // the watcher is what was started first
  process.kill(Math.min(...below), 'SIGTERM');
  await dev.ended;
  await expect.poll(() => below.filter(isRunning), { timeout: 60_000 }).toEqual([]);
  await expect(fetch(dev.address)).rejects.toThrow();
});

test('an interrupt that reaches the open pages’ process alone leaves no process', async () => {
  await openDev(async ({ child, ended }) => {
    const below = descendantsOf(child.pid ?? 0);
    expect(below.length).toBeGreaterThan(1);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    await expect.poll(() => below.filter(isRunning), { timeout: 60_000 }).toEqual([]);
  });
});

interface Start {
  child: ChildProcess;
  lines: readonly string[];
  ended: Promise<unknown>;
}

/** The same in an empty folder, until the first admin's password was printed. */
const startTest = base.extend<object, { start: Start }>({
  start: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'arazi-dev-'));
      // a process group of its own, which gets the signals of a terminal
      const { child, stdout, ended } = await startDev(dataDir, { FORCE_COLOR: '1' }, { detached: true });
      const lines: string[] = [];
      for await (const line of createInterface({ input: stdout })) {
        lines.push(line);
        if (lines.at(-2)?.includes('Admin sign-in')) break;
      }
      stdout.resume();
      await use({ child, lines, ended });
      child.kill();
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
    // a new database, on a machine that may be busy
    { scope: 'worker', timeout: 120_000 },
  ],
});

startTest('the password that is shown once stands out', async ({ start }) => {
  const [before, password, after] = start.lines.slice(-3);
  expect([before, after]).toEqual(['', '']);
  // ANSI 43 is a yellow background
  expect(password).toMatch(/\[43m.* Admin sign-in \(shown once\): \S+ \S+ /);
});

startTest('Ctrl-C during the start leaves no process', async ({ start: { child, ended } }) => {
  const pid = child.pid ?? 0;
  const below = descendantsOf(pid);
  expect(below).not.toEqual([]);
  process.kill(-pid, 'SIGINT');
  expect(await ended).toEqual([0, null]);
  await expect.poll(() => below.filter(isRunning), { timeout: 60_000 }).toEqual([]);
});
