/** Several processes that deliver from one database. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../../server/database/connect.ts';
import { claim, createOutbox } from '../../../server/outbox/outbox.ts';
import { startTestServer, type TestServer } from '../fixtures/testServer.ts';
import { openSecondConnection } from './blocking.ts';

let server: TestServer;
let secondConnection: Connection;
beforeAll(async () => {
  server = await startTestServer();
  secondConnection = await openSecondConnection(server);
});
afterAll(async () => {
  await secondConnection.close();
  await server.stop();
});
afterEach(async () => {
  await server.services.db.deleteFrom('outbox_messages').execute();
});

/** Stores `count` messages, the first of which is due first. */
async function addMessages(count: number): Promise<void> {
  const { db, outbox } = server.services;
  for (let number = 1; number <= count; number += 1) {
    await outbox.add(db, { kind: 'offerMade', to: `0532 ${number}`, subject: 'Teklif', body: 'Metin' });
  }
}

test('a message that another process is claiming is skipped without waiting', async () => {
  await addMessages(2);
  const claims = await secondConnection.db.transaction().execute(async (trx) => {
    const theirs = await claim(trx);
    const tooLate = new Promise<string>((resolve) => setTimeout(resolve, 3_000, 'waited for the lock'));
    const own = await Promise.race([claim(server.services.db), tooLate]);
    return [theirs, own];
  });
  expect(claims).toMatchObject([{ recipient: '0532 1' }, { recipient: '0532 2' }]);
});

test('several processes deliver each message once', async () => {
  await addMessages(60);
  const delivered: string[] = [];
  const outboxes = [server.services.db, secondConnection.db, server.services.db, secondConnection.db].map(
    (db) =>
      createOutbox(
        db,
        async ({ to }) => void delivered.push(to),
        () => undefined,
      ),
  );
  for (const outbox of outboxes) outbox.start();
  const waiting = () =>
    server.services.db.selectFrom('outbox_messages').select('id').where('delivered_at', 'is', null).execute();
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  for (const outbox of outboxes) await outbox.stop();
  expect(delivered.toSorted()).toEqual(Array.from({ length: 60 }, (_, i) => `0532 ${i + 1}`).toSorted());
});
