import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { pauseRemovals } from '../../../server/files/removalPause.ts';
import { recordTest as test } from '../fixtures/recordTest.ts';

test('due files are removed only after the removal pause', async ({ server }) => {
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
});

test('a long backup extends its pause every minute until it ends', async ({ server, onTestFinished }) => {
  const { db } = server.services;
  const until = () => db.selectFrom('removal_pause').select('until').executeTakeFirstOrThrow();
  onTestFinished(() => void vi.useRealTimers());
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
});
