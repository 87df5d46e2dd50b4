/** A clock that jumps: what asks first, and what a clock that was ahead has stored. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createClock } from '../../../server/database/clock.ts';
import { addMessage } from '../../../server/outbox/message.ts';
import { claim } from '../../../server/outbox/outbox.ts';
import { bringBackTimes } from '../../../server/start/bringBackTimes.ts';
import { createTimeWatch } from '../../../server/start/watchTime.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date();
const inDays = (days: number) => new Date(start.getTime() + days * dayMs);

const test = clockServerTest(start)
  .extend('seenAt', ({ server }) => async () => {
    const row = await server.services.db.selectFrom('clock').select('seen_at').executeTakeFirstOrThrow();
    return row.seen_at.getTime();
  })
  .extend('see', ({ server }) => async (days: number) => {
    await server.services.db
      .updateTable('clock')
      .set({ seen_at: inDays(days) })
      .execute();
  })
  /** The watch of a process whose database has the same clock. */
  .extend('watch', ({ server: { services } }) => {
    const clock = createClock(services.db, services.now, { isEmbedded: true });
    return createTimeWatch({ ...services, clock });
  });

test.beforeEach(async ({ see }) => {
  await see(0);
});

test('the latest time seen moves forward by seven days at most, and never back', async ({
  watch,
  setClock,
  seenAt,
}) => {
  for (const [days, mayDestroy, seen] of [
    [6.9, true, 6.9],
    [2, true, 6.9],
    [14, false, 6.9],
    [400, false, 6.9],
    [13.8, true, 13.8],
    // back by more than seven days
    [0, false, 13.8],
  ] as const) {
    setClock(inDays(days));
    expect([days, (await watch()).mayDestroy]).toEqual([days, mayDestroy]);
    expect(await seenAt()).toBe(inDays(seen).getTime());
  }
});

test('a clock that was set back is noticed, and so is each doubt, once', async ({
  server,
  watch,
  setClock,
}) => {
  const logged = (text: string) => server.logLines.filter((line) => line.includes(text)).length;
  const before = logged('more than seven days');
  const setBack = logged('the clock was set back');
  expect(await watch()).toEqual({ mayDestroy: true, wasSetBack: false });
  for (let times = 0; times < 2; times += 1) {
    setClock(inDays(400));
    expect(await watch()).toEqual({ mayDestroy: false, wasSetBack: false });
  }
  expect(logged('more than seven days')).toBe(before + 1);
  setClock(start);
  expect(await watch()).toEqual({ mayDestroy: true, wasSetBack: true });
  expect(logged('the clock was set back')).toBe(setBack + 1);
});

test('without a database nothing may be destroyed', async ({ server: { services } }) => {
  const step = () => Promise.reject(new Error('no answer'));
  const watch = createTimeWatch({ ...services, clock: { ...services.clock, step } });
  expect((await watch()).mayDestroy).toBe(false);
});

test('an admin confirms the date that the panel has shown, and the account notes it', async ({
  server,
  see,
  seenAt,
}) => {
  const waiting = async () => (await server.call('GET', '/waiting')).json();
  const confirm = (time: Date) => server.call('POST', '/clock/confirm', { time: time.toISOString() });
  expect(await waiting()).not.toHaveProperty('clock');
  await see(-29);
  const { clock: doubt } = await waiting();
  expect(doubt).toEqual({ time: start.toISOString(), seen_at: inDays(-29).toISOString() });
  // the page has stood open, or was answered by a process with another clock
  expect((await confirm(inDays(-2))).statusCode).toBe(409);
  expect((await confirm(inDays(400))).statusCode).toBe(409);
  expect(await seenAt()).toBe(inDays(-29).getTime());
  expect((await confirm(inDays(-0.5))).statusCode).toBe(200);
  expect(await seenAt()).toBe(start.getTime());
  expect(await waiting()).not.toHaveProperty('clock');
  expect((await server.historyOf('user', 61))[0]).toMatchObject({ action: 'clockConfirmed' });
  const malformed = await server.call('POST', '/clock/confirm', { time: 'dün' });
  expect([malformed.statusCode, malformed.json()]).toEqual([
    400,
    {
      status: 'error',
      message: 'Lütfen işaretli alanları kontrol edin.',
      fields: { time: 'Lütfen geçerli bir değer giriniz.' },
    },
  ]);
});

test('a clock that has jumped gives up no message, and removes no file', async ({ server, see }) => {
  const { db } = server.services;
  await db.updateTable('outbox_messages').set({ delivered_at: start }).execute();
  await addMessage(db, { kind: 'resetLink', to: 'ayse@ornek.com', subject: 'Bağlantı', body: 'metin' });
  await db
    .updateTable('outbox_messages')
    .set({ expires_at: inDays(-1) })
    .where('recipient', '=', 'ayse@ornek.com')
    .execute();
  await db
    .insertInto('file_removals')
    .values({ name: 'taslak.jpg', due_at: inDays(-1) })
    .execute();
  const stateOf = async () => {
    const message = db
      .selectFrom('outbox_messages')
      .select('state')
      .where('recipient', '=', 'ayse@ornek.com');
    const removal = db.selectFrom('file_removals').select('name').where('name', '=', 'taslak.jpg');
    await server.services.removals.run();
    return [(await message.executeTakeFirst())?.state, (await removal.execute()).length];
  };
  await see(-8);
  expect(await claim(db)).toBeUndefined();
  expect(await stateOf()).toEqual(['waiting', 1]);
  await see(0);
  await claim(db);
  expect(await stateOf()).toEqual(['expired', 0]);
});

test('what a clock that was ahead has stored ends when it would have ended', async ({ server }) => {
  const { db } = server.services;
  await addMessage(db, { kind: 'approved', to: 'ece@ornek.com', subject: 'Onay', body: 'metin' });
  await db
    .updateTable('outbox_messages')
    .set({ next_attempt_at: inDays(400) })
    .where('recipient', '=', 'ece@ornek.com')
    .execute();
  await db
    .updateTable('sessions')
    .set({ expires_at: inDays(430) })
    .execute();
  await db
    .updateTable('removal_pause')
    .set({ until: inDays(400) })
    .execute();
  await bringBackTimes(db, start);
  const { next } = await db
    .selectFrom('outbox_messages')
    .select('next_attempt_at as next')
    .where('recipient', '=', 'ece@ornek.com')
    .executeTakeFirstOrThrow();
  expect(next.getTime() - start.getTime()).toBe(60 * 60 * 1000);
  const { rows } = await sql<{ days: number }>`
    select extract(epoch from max(expires_at) - ${start}::timestamptz)::int / 86400 as days from sessions
    union all
    select extract(epoch from until - ${start}::timestamptz)::int / 86400 from removal_pause`.execute(db);
  expect(rows.map(({ days }) => days)).toEqual([30, 0]);
  // what was stored by a right clock stays as it is
  await db
    .updateTable('sessions')
    .set({ expires_at: inDays(29) })
    .execute();
  await bringBackTimes(db, start);
  const sessions = await db.selectFrom('sessions').select('expires_at').execute();
  expect(new Set(sessions.map(({ expires_at }) => expires_at.getTime()))).toEqual(
    new Set([inDays(29).getTime()]),
  );
});

test('a process and a database server with different dates destroy nothing', async ({ server, see }) => {
  const { db } = server.services;
  const clock = createClock(db, () => inDays(-20), { isEmbedded: false });
  for (const seen of [0, -20]) {
    await see(seen);
    expect(await clock.step()).toBeDefined();
  }
  // neither date can be confirmed
  expect(await clock.confirm(db, inDays(-20))).toBe(false);
});
