import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from './start.ts';

test('no file is removed before the removal pause is over, and afterwards what is due goes', async () => {
  const server = await startTestServer();
  const { db, files, removals } = server.services;
  const name = 'bekleyendosya.jpg';
  await files.keepBuffer(name, Buffer.from('resim'));
  await db.insertInto('file_removals').values({ name }).execute();
  await db.updateTable('removal_pause').set({ until: sql<Date>`now() + interval '1 minute'` }).execute();
  await removals.run();
  expect(await files.open(name)).toBeDefined();
  await db.updateTable('removal_pause').set({ until: sql<Date>`now()` }).execute();
  await removals.run();
  expect(await files.open(name)).toBeUndefined();
  await server.stop();
}, 120_000);
