/** Keys of programs; who may call what with one is tested by `tests/server/http/roles.test.ts`. */
import { expect } from 'vitest';
import { digestOf } from '../../../server/identity/passwords.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';
import { adminPassword } from '../fixtures/testServer.ts';

const start = new Date('2026-11-20T09:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const test = clockServerTest(start)
  .extend('make', ({ server }) => async (name: string, scope: 'read' | 'write') => {
    const answer = await server.call('POST', '/keys', { name, scope }, await server.signInAdmin());
    expect(answer.statusCode).toBe(200);
    const { id, key }: { id: number; key: string } = answer.json();
    return { id, key, headers: { authorization: `Bearer ${key}` } };
  })
  .extend('list', ({ server }) => async () => {
    return (await server.call('GET', '/keys', undefined, await server.signInAdmin())).json();
  });

test('a program changes a record in the name of its admin, and the history names both', async ({
  server,
  make,
}) => {
  const { headers } = await make('  Web sitesi ', 'write');
  const id = await server.addLandRequest();
  const offered = await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 1_250_000 }, headers);
  expect(offered.statusCode).toBe(200);
  const { actor_name } = await server.services.db
    .selectFrom('history')
    .select('actor_name')
    .where('kind', '=', 'request')
    .where('record_id', '=', id)
    .where('action', '=', 'offered')
    .executeTakeFirstOrThrow();
  expect(actor_name).toMatch(/\S \(API anahtarı: Web sitesi\)$/);
  expect((await server.call('GET', `/lands/full/${id}`, undefined, headers)).statusCode).toBe(200);
  await server.services.accessLog.settled();
  const read = server.services.db.selectFrom('log_entries').select('person_name');
  const names = await read.where('kind', '=', 'recordRead').where('target_id', '=', id).execute();
  expect(names.map(({ person_name }) => person_name)).toEqual([actor_name]);
});

test('a key that was revoked while its call arrived changes nothing', async ({ server, make }) => {
  const { id, headers } = await make('Web sitesi', 'write');
  const record = await server.addLandRequest();
  const { db } = server.services;
  const revoke = () => db.updateTable('api_keys').set({ revoked_at: start }).where('id', '=', id).execute();
  // admitted with the first read of the key, revoked before the change
  const offering = server.app.inject({
    method: 'PATCH',
    url: `/api/v1/lands/${record}`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{"teklif_tutar": 1250000}',
  });
  await Promise.all([offering, revoke()]);
  const again = await server.call('PATCH', `/lands/${record}`, { teklif_tutar: 1_300_000 }, headers);
  expect(again.statusCode).toBe(401);
  const { teklif_tutar } = await db
    .selectFrom('land_requests')
    .select('teklif_tutar')
    .where('id', '=', record)
    .executeTakeFirstOrThrow();
  expect(teklif_tutar).toBe((await offering).statusCode === 200 ? 1_250_000 : 0);
});

test('the list names each key by its end and its last use, and a revoked one is gone', async ({
  server,
  make,
  list,
  setClock,
}) => {
  await server.services.db.deleteFrom('api_keys').execute();
  const first = await make('Web sitesi', 'write');
  const second = await make('Muhasebe', 'read');
  setClock(after(7));
  await server.call('GET', '/lands', undefined, second.headers);
  setClock(after(9));
  await server.call('GET', '/lands', undefined, second.headers);
  const common = { tarih: start.toISOString(), made_by: expect.any(String) };
  const rows = [
    {
      ...common,
      id: second.id,
      name: 'Muhasebe',
      scope: 'read',
      key_end: second.key.slice(-4),
      last_used_at: after(7).toISOString(),
    },
    { ...common, id: first.id, name: 'Web sitesi', scope: 'write', key_end: first.key.slice(-4) },
  ];
  expect(await list()).toEqual(rows);
  const session = await server.signInAdmin();
  for (const status of [200, 404])
    expect((await server.call('DELETE', `/keys/${second.id}`, undefined, session)).statusCode).toBe(status);
  expect(await list()).toEqual(rows.slice(1));
});

test('a key is neither stored nor logged, and needs the password of a sign-in that is old', async ({
  server,
  make,
  setClock,
}) => {
  const { key, headers } = await make('Web sitesi', 'read');
  await server.call('GET', '/lands', undefined, headers);
  const rows = await server.services.db.selectFrom('api_keys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(server.logLines.join('\n')).not.toContain(key);
  const session = await server.signInAdmin();
  setClock(after(11));
  const ask = (proof: object) =>
    server.call('POST', '/keys', { name: 'Muhasebe', scope: 'read', ...proof }, session);
  expect((await ask({})).statusCode).toBe(400);
  expect((await ask({ current_password: digestOf(adminPassword) })).statusCode).toBe(200);
});

test('an admin has at most 50 keys in use', async ({ server, make }) => {
  await server.services.db.deleteFrom('api_keys').execute();
  for (let count = 0; count < 50; count += 1) await make(`Program ${count}`, 'read');
  const session = await server.signInAdmin();
  const refused = await server.call('POST', '/keys', { name: 'Bir daha', scope: 'read' }, session);
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('En fazla 50')]);
});
