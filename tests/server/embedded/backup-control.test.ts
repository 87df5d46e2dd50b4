import { readFile, stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Control, startControl } from '../../../server/backup/control.ts';
import { parseConfig } from '../../../server/config/config.ts';
import { type Connection, connect } from '../../../server/database/connect.ts';
import { createLogger } from '../../../server/http/logging.ts';
import { makeFolder } from '../fixtures/process.ts';

describe('the port for backups of a running server', () => {
  const folder = makeFolder();
  const config = parseConfig(folder.environment);
  const controlFile = `${config.dataDir}/control.json`;
  let connection: Connection;
  let running: Control;
  let control: { port: number; token: string };
  beforeAll(async () => {
    connection = await connect(config, () => undefined);
    running = await startControl({ db: connection.db, config, log: createLogger('silent') });
    control = JSON.parse(await readFile(controlFile, 'utf8'));
  });
  afterAll(async () => {
    await running.stop();
    await connection.close();
    folder.remove();
  });

  const ask = (path: string, method: string, token?: string) =>
    fetch(`http://127.0.0.1:${control.port}${path}`, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });

  test('is named in a file that only the owner can read', async () => {
    expect((await stat(controlFile)).mode & 0o777).toBe(0o600);
  });

  test('refuses callers without the token', async () => {
    expect((await ask('/snapshot', 'POST')).status).toBe(403);
    expect((await ask('/snapshot', 'POST', `${control.token}x`)).status).toBe(403);
    expect((await ask('/snapshot', 'POST', '')).status).toBe(403);
  });

  test('has one operation', async () => {
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
  });

  test('is closed when the server stops', async () => {
    await running.stop();
    await expect(stat(controlFile)).rejects.toThrow('ENOENT');
    await expect(ask('/snapshot', 'POST', control.token)).rejects.toThrow();
  });
});
