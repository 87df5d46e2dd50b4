import { readFile, stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, type ServerProcess, startProcess } from '../fixtures/process.ts';

describe('the port for backups of a running server', () => {
  const folder = makeFolder();
  let running: ServerProcess;
  let control: { port: number; token: string };
  const controlFile = `${folder.environment.DATA_DIR}/control.json`;
  beforeAll(async () => {
    running = startProcess(folder.environment);
    await running.url;
    control = JSON.parse(await readFile(controlFile, 'utf8'));
  }, 180_000);
  afterAll(async () => {
    running.child.kill('SIGKILL');
    await running.ended;
    folder.remove();
  });

  const ask = (path: string, method: string, token?: string) =>
    fetch(`http://127.0.0.1:${control.port}${path}`, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });

  test('is told of in a file that the owner alone can read', async () => {
    expect((await stat(controlFile)).mode & 0o777).toBe(0o600);
  });

  test('refuses everyone without the token', async () => {
    expect((await ask('/snapshot', 'POST')).status).toBe(403);
    expect((await ask('/snapshot', 'POST', `${control.token}x`)).status).toBe(403);
    expect((await ask('/snapshot', 'POST', '')).status).toBe(403);
  });

  test('takes one order only', async () => {
    expect((await ask('/snapshot', 'GET', control.token)).status).toBe(404);
    expect((await ask('/', 'POST', control.token)).status).toBe(404);
  });

  test('makes one snapshot at a time', async () => {
    const first = await ask('/snapshot', 'POST', control.token);
    expect(first.status).toBe(200);
    expect((await ask('/snapshot', 'POST', control.token)).status).toBe(409);
    await first.body?.cancel();
    const next = async () => {
      const again = await ask('/snapshot', 'POST', control.token);
      await again.body?.cancel();
      return again.status;
    };
    await expect.poll(next, { timeout: 30_000 }).toBe(200);
  }, 60_000);

  test('is closed when the server has stopped', async () => {
    running.child.kill('SIGTERM');
    await running.ended;
    await expect(stat(controlFile)).rejects.toThrow('ENOENT');
    await expect(ask('/snapshot', 'POST', control.token)).rejects.toThrow();
  });
});
