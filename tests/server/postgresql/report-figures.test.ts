import { expect } from 'vitest';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { raceTest as test } from './raceTest.ts';

test('a writer that has not committed hinders no other one of the same day and place', async ({
  server,
  secondConnection,
}) => {
  const received = async () => (await server.call('GET', '/report')).json().total.received;
  const id = await server.addLandRequest();
  const before = await received();
  const { db } = secondConnection;
  await db.transaction().execute(async (open) => {
    await open.updateTable('land_requests').set({ durum: 4 }).where('id', '=', id).execute();
    const sent = await server.call('POST', '/lands/all', sampleLandRequest, server.publicHeaders);
    expect(sent.statusCode).toBe(200);
    expect(await received()).toBe(before + 1);
  });
  const { total, weeks } = (await server.call('GET', '/report')).json();
  expect([total.received, total.cancelled]).toEqual([before + 1, 1]);
  expect(weeks.at(-1)).toMatchObject({ received: before + 1, cancelled: 1 });
});

test('many owners and admins at once lose and double nothing', async ({ server }) => {
  const read = async () => (await server.call('GET', '/report')).json();
  const { total: before } = await read();
  const ids = await Promise.all(Array.from({ length: 24 }, () => server.addLandRequest()));
  const all = [...new Set(ids)];
  await Promise.all(
    all.map((id, place) =>
      place % 2 === 0
        ? server.call('PATCH', `/lands/${id}`, { teklif_tutar: 1_000_000 })
        : server.call('DELETE', `/lands/full/${id}`),
    ),
  );
  const { db } = server.services;
  const states = await db.selectFrom('land_requests').select(['durum', 'teklif_tutar']).execute();
  const { total } = await read();
  expect(total.received).toBe(before.received + 24);
  expect(total.cancelled).toBe(states.filter(({ durum }) => durum === 4).length);
  expect(total.offered).toBe(states.filter(({ teklif_tutar }) => teklif_tutar > 0).length);
});
