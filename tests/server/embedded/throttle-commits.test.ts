/** Embedded only: on a PostgreSQL server, other databases write to the same log. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { recordTest as test } from '../fixtures/recordTest.ts';

test('counting a call does not wait for the disk, but the next change does', async ({ server }) => {
  const { db, throttle } = server.services;
  const isFlushed = sql<boolean>`pg_current_wal_flush_lsn() >= pg_current_wal_insert_lsn()`;
  const flushed = () => db.selectNoFrom(isFlushed.as('isFlushed')).executeTakeFirst();
  await throttle.hit('anything', 1, 60);
  expect(await flushed()).toEqual({ isFlushed: false });
  await throttle.reset('anything');
  expect(await flushed()).toEqual({ isFlushed: true });
});
