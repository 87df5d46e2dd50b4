import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { pauseRemovals } from '../../../server/files/removalPause.ts';
import { startTestServer } from '../fixtures/testServer.ts';

test('due files are removed only after the removal pause', async () => {
  const server = await startTestServer();
  const { db, files, removals } = server.services;
  const name = 'bekleyendosya.jpg';
  await files.putBuffer(name, Buffer.from('resim'));
  await db.insertInto('file_removals').values({ name }).execute();
  await db.updateTable('removal_pause').set({ until: sql<Date>`now() + interval '1 minute'` }).execute();
  await removals.run();
  expect(await files.open(name)).toBeDefined();
  await db.updateTable('removal_pause').set({ until: sql<Date>`now()` }).execute();
  await removals.run();
  expect(await files.open(name)).toBeUndefined();
  await server.stop();
}, 120_000);

test('a long backup extends its pause every minute until it ends', async () => {
  const server = await startTestServer();
  const { db } = server.services;
  const until = () => db.selectFrom('removal_pause').select('until').executeTakeFirstOrThrow();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const pause = await pauseRemovals(db);
  const first = await until();
  for (let minute = 1; minute <= 6; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(until).not.toEqual(first);
  }
  expect(() => pause.check()).not.toThrow();
  pause.end();
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  expect(() => pause.check()).toThrow('five minutes');
  vi.useRealTimers();
  await server.stop();
}, 120_000);
