/** Several processes that deliver from one database. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { maxAlerts, summariseAlerts } from '../../../../server/outbox/alerts.ts';
import { claim, createOutbox } from '../../../../server/outbox/outbox.ts';
import { raceTest } from '../raceTest.ts';

const test = raceTest
  /** Stores `count` messages, the first of which is due first, and no others. */
  .extend('addMessages', ({ server }) => async (count: number) => {
    const { db, outbox } = server.services;
    await db.deleteFrom('outbox_messages').execute();
    for (let number = 1; number <= count; number += 1) {
      await outbox.add(db, { kind: 'offerMade', to: `0532 ${number}`, subject: 'Teklif', body: 'Metin' });
    }
  })
  /** Stores `count` alerts, and no other messages. @returns what they tell of. */
  .extend('addAlerts', ({ server, addMessages }) => async (count: number) => {
    const { db, outbox } = server.services;
    await addMessages(0);
    const lines = Array.from({ length: count }, (_, number) => `Arazi talebi ${number}`);
    const arrivals = lines.map((line) => ({ kind: 'landRequest', line, list: '/admin/new-land' }) as const);
    for (const arrival of arrivals) {
      const text = { subject: 'Yeni arazi talebi', body: arrival.line };
      await outbox.add(db, { kind: 'alert', to: 'ofis@example.com', ...text, alerts: [arrival] });
    }
    return arrivals;
  });

test('a message that another process is claiming is skipped without waiting', async ({
  server,
  secondConnection,
  addMessages,
}) => {
  await addMessages(2);
  const claims = await secondConnection.db.transaction().execute(async (trx) => {
    const theirs = await claim(trx);
    const tooLate = new Promise<string>((resolve) => setTimeout(resolve, 3_000, 'waited for the lock'));
    const own = await Promise.race([claim(server.services.db), tooLate]);
    return [theirs, own];
  });
  expect(claims).toMatchObject([{ recipient: '0532 1' }, { recipient: '0532 2' }]);
});

test('several processes deliver each message once', async ({ server, secondConnection, addMessages }) => {
  await addMessages(60);
  const { db } = server.services;
  const delivered: string[] = [];
  const outboxes = [db, secondConnection.db, db, secondConnection.db].map((connection) =>
    createOutbox(
      connection,
      async ({ to }) => void delivered.push(to),
      () => undefined,
    ),
  );
  for (const outbox of outboxes) outbox.start();
  const waiting = () =>
    db.selectFrom('outbox_messages').select('id').where('delivered_at', 'is', null).execute();
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  for (const outbox of outboxes) await outbox.stop();
  expect(delivered.toSorted()).toEqual(Array.from({ length: 60 }, (_, i) => `0532 ${i + 1}`).toSorted());
});

test('a summary leaves out an alert that another process is claiming, and does not wait for it', async ({
  server,
  duringTransaction,
  addAlerts,
}) => {
  const { db } = server.services;
  await addAlerts(maxAlerts + 2);
  const stored = () => db.selectFrom('outbox_messages').select(['id', 'alerts']).orderBy('id').execute();
  const [claimed] = await stored();
  await duringTransaction({
    hold: (trx) =>
      trx
        .updateTable('outbox_messages')
        .set({ attempts: 1 })
        .where('id', '=', claimed?.id ?? 0)
        .execute(),
    calls: [() => summariseAlerts(db, sql`true`)],
    finish: async () =>
      expect((await stored()).map(({ alerts }) => alerts?.length)).toEqual([1, maxAlerts + 1]),
  });
});

test('several processes write one summary of the same alerts', async ({
  server,
  secondConnection,
  duringTransaction,
  addAlerts,
}) => {
  const { db } = server.services;
  const arrivals = await addAlerts(maxAlerts + 1);
  await duringTransaction({
    // lets both find the alerts, and neither delete them
    hold: (trx) => sql`lock table outbox_messages in share mode`.execute(trx),
    calls: [db, secondConnection.db].map((process) => () => summariseAlerts(process, sql`true`)),
  });
  const left = await db.selectFrom('outbox_messages').select('alerts').execute();
  expect(left).toEqual([{ alerts: arrivals }]);
});
