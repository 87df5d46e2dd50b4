import { expect } from 'vitest';
import { recordTest as test } from '../fixtures/recordTest.ts';

test('the menu’s numbers are the records that wait for an admin', async ({ server }) => {
  const waiting = async () => (await server.call('GET', '/waiting')).json();
  const before = await waiting();
  const [offered] = [await server.addLandRequest(), await server.addLandRequest()];
  await server.sendApplication('bekleyen@example.com');
  expect(await waiting()).toMatchObject({
    landRequests: before.landRequests + 2,
    consultants: before.consultants + 1,
  });
  await server.call('PATCH', `/lands/${offered}`, { teklif_tutar: 1_250_000 });
  expect((await waiting()).landRequests).toBe(before.landRequests + 1);

  await server.services.db
    .updateTable('land_requests')
    .set({ owner_reply: 'accept', reply_waits: true })
    .where('id', '=', offered)
    .execute();
  expect((await waiting()).replies).toBe(before.replies + 1);

  const { db } = server.services;
  await db.deleteFrom('outbox_messages').execute();
  const message = { kind: 'offerMade', recipient: '1', subject: '', body: '', search_text: '' } as const;
  const later = new Date(Date.now() + 3_600_000);
  await db
    .insertInto('outbox_messages')
    .values([
      { ...message, next_attempt_at: later },
      { ...message, next_attempt_at: later, last_error: 'meşgul' },
      { ...message, last_error: 'ret', abandoned_as: 'givenUp' },
      { ...message, abandoned_as: 'revoked' },
      { ...message, delivered_at: new Date() },
    ])
    .execute();
  expect((await waiting()).messages).toBe(2);
});
