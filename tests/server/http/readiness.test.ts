import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { FileStore } from '../../../server/files/fileStore.ts';
import { startTestServer, type TestServerOptions } from '../fixtures/testServer.ts';

async function start(options?: TestServerOptions) {
  const server = await startTestServer(options);
  onTestFinished(() => server.stop());
  return { ...server, ask: () => server.app.inject({ method: 'GET', url: '/readyz' }) };
}

const notReady = {
  status: 'error',
  message: 'Hizmet şu anda kullanılamıyor. Lütfen biraz sonra yeniden deneyin.',
};

test('a process is ready while database and file store can be used, and again once they can', async () => {
  let probes = 0;
  const counts = (files: FileStore): FileStore => ({
    ...files,
    async probe() {
      probes += 1;
      await files.probe();
    },
  });
  const { ask, services } = await start({ services: ({ files }) => ({ files: counts(files) }) });
  for (let call = 0; call < 5; call += 1) expect((await ask()).statusCode).toBe(200);
  // whoever calls it in a loop does not write a file with each call
  expect(probes).toBe(1);
  await pause(1_100);

  const files = join(services.config.dataDir, 'files');
  await rm(files, { recursive: true, force: true });
  await writeFile(files, 'not a folder');
  const refused = await ask();
  expect([refused.statusCode, refused.json()]).toEqual([503, notReady]);

  await rm(files);
  await mkdir(files);
  expect((await ask()).statusCode).toBe(200);
});

test('a process without its database is not ready', async () => {
  const { ask, services } = await start();
  await services.db.destroy();
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
  const { ask } = await start({ services: ({ files }) => ({ files: hangs(files) }) });
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
  const { ask } = await start({ environment });
  expect((await ask()).statusCode).toBe(503);
});
