/** Erasing what was cancelled long ago, by itself (`RETENTION_DAYS`). */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { parseConfig } from '../../../server/config/config.ts';
import { privacyText } from '../../../server/resources/privacy/privacyText.ts';
import { eraseExpired } from '../../../server/resources/privacy/retention.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date();

const test = clockServerTest(start, { RETENTION_DAYS: '90', ALERT_TO: 'ofis@example.com' })
  .extend(
    'passDays',
    ({ setClock }) =>
      (days: number) =>
        setClock(new Date(start.getTime() + days * dayMs)),
  )
  .extend('ownerOf', ({ server }) => async (id: number): Promise<string> => {
    return (await server.call('GET', `/lands/full/${id}`)).json()[0].name;
  })
  /** Moves a record and its history into the past. */
  .extend('age', ({ server: { services } }) => async (id: number, days: number) => {
    const { db } = services;
    const by = sql<Date>`created_at - make_interval(days => ${days})`;
    await db.updateTable('land_requests').set({ created_at: by }).where('id', '=', id).execute();
    await db.updateTable('history').set({ created_at: by }).where('record_id', '=', id).execute();
    await sql`
      update outbox_messages set created_at = ${by}
      where body like ${`%/admin/land-detail/${id}`} or land_request_id = ${id}`.execute(db);
  });

test('what was cancelled 90 days ago is erased, and logged as automatic', async ({
  server,
  age,
  ownerOf,
}) => {
  const { services } = server;
  const old = await server.addLandRequest();
  await server.call('PATCH', `/lands/${old}`, { teklif_tutar: 5 });
  await server.call('DELETE', `/lands/full/${old}`);
  await age(old, 91);
  const open = await server.addLandRequest();
  await age(open, 91);
  const bought = await server.addLandRequest();
  await server.call('PATCH', `/lands/purch/${bought}`);
  await age(bought, 91);
  // stored long ago, cancelled yesterday
  const late = await server.addLandRequest();
  await age(late, 91);
  await server.call('DELETE', `/lands/full/${late}`);

  const fresh = await server.addLandRequest();

  await eraseExpired(services);
  const name = await ownerOf(open);
  expect([await ownerOf(old), await ownerOf(bought), await ownerOf(late)]).toEqual([
    privacyText.erased.name,
    name,
    name,
  ]);
  const messages = await services.db
    .selectFrom('outbox_messages')
    .select(['body', 'land_request_id', 'state'])
    .execute();
  expect(messages.filter(({ body }) => body.endsWith(`/admin/land-detail/${old}`))).toEqual([]);
  expect(messages.filter(({ land_request_id }) => land_request_id === old)).toMatchObject([
    { state: 'erased' },
  ]);
  // what is newer may be about something else of the same owner
  expect(messages.filter(({ body }) => body.endsWith(`/admin/land-detail/${fresh}`))).toHaveLength(1);
  const log = await services.db.selectFrom('destructions').selectAll().execute();
  expect(log).toMatchObject([
    { actor_id: null, actor_name: 'Otomatik', reason: 'retention', land_requests: 1, kept: 0 },
  ]);
  expect((await server.historyOf('request', old))[0]).toMatchObject({
    action: 'erased',
    actor: { id: 0, name: 'Otomatik' },
  });
  await eraseExpired(services);
  expect(await services.db.selectFrom('destructions').selectAll().execute()).toHaveLength(1);
});

test('a cancelled applicant is erased with the documents, a restored one is not', async ({
  server,
  passDays,
}) => {
  const cancelled = await server.sendApplication('iptal@ornek.com');
  const restored = await server.sendApplication('geri@ornek.com');
  const late = await server.sendApplication('gec@ornek.com');
  for (const id of [cancelled, restored]) await server.call('DELETE', `/users/${id}`);
  await server.call('PATCH', `/users/not-deleted/${restored}`);
  const longAgo = sql<Date>`now() - interval '91 days'`;
  await server.services.db.updateTable('users').set({ created_at: longAgo }).where('id', '=', late).execute();
  await server.call('DELETE', `/users/${late}`);
  await eraseExpired(server.services);
  const [{ email }] = (await server.call('GET', `/users/${late}`)).json();
  expect(email).toBe('gec@ornek.com');
  passDays(91);
  const admin = await server.signInAdmin();
  await eraseExpired(server.services);
  const emailOf = async (id: number) =>
    (await server.call('GET', `/users/${id}`, undefined, admin)).json()[0].email;
  expect([await emailOf(cancelled), await emailOf(restored)]).toEqual(['', 'geri@ornek.com']);
  expect(await server.filesAfterRemovals()).toHaveLength(2);
});

test('many are erased in several transactions', async ({ server, passDays }) => {
  const { db } = server.services;
  const id = await server.addLandRequest();
  await server.call('DELETE', `/lands/full/${id}`);
  await sql`
    insert into land_requests (fingerprint, province_id, district_id, neighbourhood_id, ada, parsel, tapu_durum,
      sahip_zaman, resmi_yol, imar_durum, arsa_deger, edinme_sekli, egim, manzara, metrekare, name, phone, mesaj,
      durum, search_text, name_sort)
    select fingerprint, province_id, district_id, neighbourhood_id, ada, parsel, tapu_durum, sahip_zaman, resmi_yol,
      imar_durum, arsa_deger, edinme_sekli, egim, manzara, metrekare, name, phone, mesaj, durum, search_text, name_sort
    from land_requests, generate_series(1, 120) where id = ${id}`.execute(db);
  passDays(91);
  const logged = async () => (await db.selectFrom('destructions').selectAll().execute()).length;
  const before = await logged();
  await eraseExpired(server.services);
  expect((await logged()) - before).toBe(3);
  const left = db
    .selectFrom('land_requests')
    .select('id')
    .where('durum', '=', 4)
    .where('erased_at', 'is', null);
  expect(await left.execute()).toEqual([]);
});

test('nothing is erased unless it is configured', async ({ server, passDays }) => {
  const id = await server.addLandRequest();
  await server.call('DELETE', `/lands/full/${id}`);
  passDays(10_000);
  const { services } = server;
  await eraseExpired({ ...services, config: { ...services.config, retentionDays: undefined } });
  expect(
    await services.db.selectFrom('land_requests').select('erased_at').where('id', '=', id).execute(),
  ).toEqual([{ erased_at: null }]);
});

test('the period is off, or a number of days', () => {
  expect(parseConfig({}).retentionDays).toBeUndefined();
  expect(parseConfig({ RETENTION_DAYS: 'off' }).retentionDays).toBeUndefined();
  expect(parseConfig({ RETENTION_DAYS: '365' }).retentionDays).toBe(365);
  for (const wrong of ['0', '-1', '1.5', 'on', '100000'])
    expect(() => parseConfig({ RETENTION_DAYS: wrong }), wrong).toThrow('RETENTION_DAYS must be off or');
});
