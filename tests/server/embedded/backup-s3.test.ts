import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { expect, test } from 'vitest';
import { parseConfig } from '../../../server/config/config.ts';
import { connect } from '../../../server/database/connect.ts';
import { createFileStore } from '../../../server/files/createFileStore.ts';
import { backUp, fillProduct, restoreFrom, rowsIn } from '../fixtures/backupFixture.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';

async function contentOf(
  name: string,
  environmentOfStore: Record<string, string>,
): Promise<string | undefined> {
  const stored = await createFileStore(parseConfig(environmentOfStore)).open(name);
  return stored && (await buffer(await stored.read())).toString('base64');
}

test('a restore brings every file of the lost bucket back into another', async ({ onTestFinished }) => {
  const folder = await temporaryFolder(onTestFinished);
  const bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'buckets'),
    configureBuckets: ['first', 'second'].map((name) => ({ name, configs: [] })),
  });
  const { port } = await bucket.run();
  onTestFinished(async () => {
    bucket.httpServer.closeAllConnections();
    await new Promise((resolve) => bucket.httpServer.close(resolve));
  });
  const environment = {
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'first',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  await fillProduct(environment);
  const rows = await rowsIn(environment.DATA_DIR);
  const file = join(folder, 'backup.tar');
  await backUp(file, environment);

  const target = { ...environment, DATA_DIR: join(folder, 'restored'), S3_BUCKET: 'second' };
  await restoreFrom(file, target);
  expect(await rowsIn(target.DATA_DIR)).toEqual(rows);
  const { db, close } = await connect({ databaseUrl: undefined, dataDir: target.DATA_DIR }, () => undefined);
  const files = await db.selectFrom('files').select(['name', 'kind']).execute().finally(close);
  expect(files.length).toBeGreaterThan(10);
  const smaller = files
    .filter(({ name, kind }) => kind === 'media' && name.endsWith('.jpg'))
    .map(({ name }) => name.replace('.jpg', '-w640.jpg'));
  for (const name of [...files.map((one) => one.name), ...smaller]) {
    const content = await contentOf(name, environment);
    expect(content, name).toBeDefined();
    expect(await contentOf(name, target), name).toBe(content);
  }
}, 300_000);
