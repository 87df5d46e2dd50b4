import { readFile, stat } from 'node:fs/promises';
import { test as base, describe, expect } from 'vitest';
import { startControl } from '../../../server/backup/control.ts';
import { parseConfig } from '../../../server/config/config.ts';
import { connect } from '../../../server/database/connect.ts';
import { createLogger } from '../../../server/http/logging.ts';
import { makeProductFolder } from '../fixtures/process.ts';

const test = base
  .extend('config', { scope: 'file' }, ({}, { onCleanup }) => {
    const folder = makeProductFolder();
    onCleanup(folder.remove);
    return parseConfig(folder.environment);
  })
  .extend('db', { scope: 'file' }, async ({ config }, { onCleanup }) => {
    const { db, close } = await connect(config, () => undefined);
    onCleanup(close);
    return db;
  })
  .extend('control', async ({ db, config }, { onCleanup }) => {
    const { stop } = await startControl({ db, config, log: createLogger('silent') });
    onCleanup(stop);
    const file = `${config.dataDir}/control.json`;
    const { port, token }: { port: number; token: string } = JSON.parse(await readFile(file, 'utf8'));
    const ask = (path: string, method: string, secret?: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
      });
    return { file, token, ask, stop };
  });

describe('the port for backups of a running server', () => {
  test('is named in a file that only the owner can read', async ({ control: { file } }) => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('refuses callers without the token', async ({ control: { ask, token } }) => {
    expect((await ask('/snapshot', 'POST')).status).toBe(403);
    expect((await ask('/snapshot', 'POST', `${token}x`)).status).toBe(403);
    expect((await ask('/snapshot', 'POST', '')).status).toBe(403);
  });

  test('has one operation', async ({ control: { ask, token } }) => {
    expect((await ask('/snapshot', 'GET', token)).status).toBe(404);
    expect((await ask('/', 'POST', token)).status).toBe(404);
  });

  test('makes one snapshot at a time', async ({ control: { ask, token } }) => {
    const first = await ask('/snapshot', 'POST', token);
    expect(first.status).toBe(200);
    expect((await ask('/snapshot', 'POST', token)).status).toBe(409);
    await first.body?.cancel();
    const next = async () => {
      const again = await ask('/snapshot', 'POST', token);
      await again.body?.cancel();
      return again.status;
    };
    await expect.poll(next, { timeout: 30_000 }).toBe(200);
  });

  test('is closed when the server stops', async ({ control: { file, ask, token, stop } }) => {
    await stop();
    await expect(stat(file)).rejects.toThrow('ENOENT');
    await expect(ask('/snapshot', 'POST', token)).rejects.toThrow();
  });
});
