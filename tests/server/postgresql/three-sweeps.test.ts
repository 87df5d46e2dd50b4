/** Three processes that start, and so sweep, at the same time on one database and one S3 store. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import { newFileName, withCopies } from '../../../server/files/fileNames.ts';
import { startS3Store } from '../files/s3Store.ts';
import { makeProductFolder, startProcess } from '../fixtures/process.ts';
import { createServerDatabase } from '../fixtures/testDatabases.ts';

const longAgo = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);

test('three processes remove what has expired once, and without an error', async () => {
  const folder = makeProductFolder();
  onTestFinished(() => folder.remove());
  const store = await startS3Store();
  onTestFinished(() => store.stop());
  const database = await createServerDatabase();
  onTestFinished(() => database.drop());
  const { db, close } = await connect({ databaseUrl: database.url, dataDir: '' }, () => {});
  onTestFinished(close);
  const images = Array.from({ length: 200 }, () => newFileName('jpg'));
  await db
    .insertInto('files')
    .values(images.map((name) => ({ name, kind: 'media', owner_id: null, last_text_use_at: longAgo })))
    .execute();
  await db
    .insertInto('saved_keys')
    .values(
      images.map((_, record_id) => ({
        key: randomUUID(),
        kind: 'post',
        record_id,
        content_hash: null,
        saved_at: longAgo,
      })),
    )
    .execute();

  const processes = [0, 1, 2].map(() =>
    startProcess({ ...folder.environment, ...store.environment, DATABASE_URL: database.url }),
  );
  onTestFinished(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
  });
  await Promise.all(processes.map(({ url }) => url));
  const left = async () =>
    (
      await sql<object>`
        select (select count(*) from files) as files, (select count(*) from file_removals) as removals,
          (select count(*) from saved_keys) as keys`.execute(db)
    ).rows;
  await expect.poll(left, { timeout: 30_000, interval: 200 }).toEqual([{ files: 0, removals: 0, keys: 0 }]);

  expect(store.removed().toSorted()).toEqual(withCopies(images).toSorted());
  const errors = processes.flatMap(({ output }) =>
    output.stdout.split('\n').filter((line) => /"level":[56]0/.test(line)),
  );
  expect(errors).toEqual([]);
});
