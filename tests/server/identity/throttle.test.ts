import { expect } from 'vitest';
import { createThrottle } from '../../../server/identity/throttle.ts';
import { clockTest } from '../fixtures/clockTest.ts';
import { openTestDatabase } from '../fixtures/testDatabases.ts';

const start = new Date('2026-11-20T09:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const limit = 2;
const windowSeconds = 60;

const test = clockTest(start)
  .extend('db', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { db, close } = await openTestDatabase();
    onCleanup(close);
    return db;
  })
  .extend('throttle', { scope: 'file' }, ({ db, clock }) => createThrottle(db, () => clock.now))
  .extend(
    'hit',
    ({ throttle }) =>
      (key = 'a@example.com') =>
        throttle.hit(key, limit, windowSeconds),
  );

test.beforeEach(async ({ db }) => {
  await db.deleteFrom('throttle_counters').execute();
});

/** The refusal of an attempt that has to wait this long. */
const refusal = (seconds: number) => ({ status: 429, headers: { 'Retry-After': String(seconds) } });

test('attempts above the limit are refused with the seconds until the window ends', async ({
  hit,
  setClock,
}) => {
  await hit();
  await hit();
  await expect(hit()).rejects.toMatchObject(refusal(60));
  setClock(after(29_999));
  await expect(hit()).rejects.toMatchObject(refusal(31));
  setClock(after(59_999));
  await expect(hit()).rejects.toMatchObject(refusal(1));
});

test('the first attempt after a window starts the next one', async ({ hit, setClock }) => {
  for (let count = 0; count < limit; count += 1) await hit();
  setClock(after(60_000));
  for (let count = 0; count < limit; count += 1) await hit();
  setClock(after(70_000));
  await expect(hit()).rejects.toMatchObject(refusal(50));
});

test('each key has its own count', async ({ hit }) => {
  for (let count = 0; count < limit; count += 1) await hit();
  await hit('b@example.com');
  await expect(hit()).rejects.toMatchObject(refusal(60));
});

test('an attempt that is given back does not count', async ({ hit, throttle }) => {
  for (let count = 0; count < limit; count += 1) await hit();
  await throttle.giveBack('b@example.com');
  await expect(hit()).rejects.toMatchObject(refusal(60));
  for (let count = 0; count < 2; count += 1) await throttle.giveBack('a@example.com');
  await hit();
  await expect(hit()).rejects.toMatchObject(refusal(60));
});

test('no attempt can be gained by giving back', async ({ hit, throttle }) => {
  await hit();
  for (let count = 0; count < 3; count += 1) await throttle.giveBack('a@example.com');
  for (let count = 0; count < limit; count += 1) await hit();
  await expect(hit()).rejects.toMatchObject(refusal(60));
});

test('a reset forgets the attempts of one key', async ({ hit, throttle }) => {
  for (const key of ['a@example.com', 'b@example.com'])
    for (let count = 0; count < limit; count += 1) await hit(key);
  await throttle.reset('a@example.com');
  await hit('a@example.com');
  await expect(hit('b@example.com')).rejects.toMatchObject(refusal(60));
});

test('a sweep removes the windows that have ended, and no others', async ({
  db,
  hit,
  throttle,
  setClock,
}) => {
  await hit('ended@example.com');
  setClock(after(1));
  for (let count = 0; count < limit; count += 1) await hit('running@example.com');
  setClock(after(60_000));
  await throttle.sweep();
  expect(await db.selectFrom('throttle_counters').select('hits').execute()).toEqual([{ hits: limit }]);
  await expect(hit('running@example.com')).rejects.toMatchObject(refusal(1));
});

test('only the hash of a key is stored', async ({ db, hit }) => {
  await hit('gizli@example.com');
  const [row] = await db.selectFrom('throttle_counters').selectAll().execute();
  expect(row?.key_hash).toMatch(/^[0-9a-f]{64}$/);
});

test('a limit that a clock far ahead has stored lasts a window at most', async ({ hit, setClock }) => {
  const year = 365 * 24 * 60 * 60 * 1000;
  setClock(after(year));
  for (let count = 0; count < limit; count += 1) await hit();
  setClock(start);
  await expect(hit()).rejects.toMatchObject(refusal(60));
  setClock(after(20_000));
  await expect(hit()).rejects.toMatchObject(refusal(40));
  setClock(after(60_000));
  await hit();
});
