import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { FileStore } from '../../../server/files/fileStore.ts';
import { startTestServer, type TestServer } from '../fixtures/testServer.ts';

let server: TestServer;
afterEach(() => server.stop());

const ask = () => server.app.inject({ method: 'GET', url: '/readyz' });
const notReady = {
  status: 'error',
  message: 'Hizmet şu anda kullanılamıyor. Lütfen biraz sonra yeniden deneyin.',
};

test('a process is ready while database and file store can be used, and again once they can', async () => {
  server = await startTestServer();
  expect((await ask()).statusCode).toBe(200);

  const files = join(server.services.config.dataDir, 'files');
  await rm(files, { recursive: true, force: true });
  await writeFile(files, 'not a folder');
  const refused = await ask();
  expect([refused.statusCode, refused.json()]).toEqual([503, notReady]);

  await rm(files);
  await mkdir(files);
  expect((await ask()).statusCode).toBe(200);
});

test('a process without its database is not ready', async () => {
  server = await startTestServer();
  await server.services.db.destroy();
  const refused = await ask();
  expect([refused.statusCode, refused.json()]).toEqual([503, notReady]);
});

test('a store that does not answer makes the process not ready before its probe times out', async () => {
  let probes = 0;
  const hangs = (files: FileStore): FileStore => ({
    ...files,
    probe() {
      probes += 1;
      return new Promise(() => undefined);
    },
  });
  server = await startTestServer({ services: ({ files }) => ({ files: hangs(files) }) });
  const since = performance.now();
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(performance.now() - since).toBeLessThan(8_000);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  // one probe for all three requests
  expect(probes).toBe(1);
});

test('a process whose bucket is out of reach is not ready', async () => {
  const environment = {
    S3_BUCKET: 'arazi',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
  };
  server = await startTestServer({ environment });
  expect((await ask()).statusCode).toBe(503);
});
