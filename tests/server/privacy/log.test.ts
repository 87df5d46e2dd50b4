/** What is done with personal data leaves an entry that nobody can change. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { parseConfig } from '../../../server/config/config.ts';
import { refusalsInHour, removeOldEntries } from '../../../server/identity/accessLog.ts';
import { digestOf } from '../../../server/identity/passwords.ts';
import { test as contractTest, type Scene } from '../../contract/calls/scene.ts';
import { operationById, operations } from '../../contract/document/document.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { recordTest } from '../fixtures/recordTest.ts';
import type { TestServer } from '../fixtures/testServer.ts';

/** The entries that are newer than an id, the oldest first. */
async function entriesAfter({ services }: TestServer, id: number) {
  // the hook of the last answer runs after it
  await new Promise(setImmediate);
  await services.accessLog.settled();
  return await services.db.selectFrom('log_entries').selectAll().where('id', '>', id).orderBy('id').execute();
}
const lastId = async (server: TestServer) => (await entriesAfter(server, 0)).at(-1)?.id ?? 0;

/** Calls of an operation that differ in what they leave. */
function queriesOf(id: string): readonly (string | undefined)[] {
  const { parameters } = operationById(id);
  if (parameters.some(({ name }) => name === 'csv'))
    return ['?size=25', '?size=25&q=kaya', '?size=25&page=3', '?size=1&csv=true&page=7&q=deniz'];
  return id === 'searchRecords' ? [undefined, '?q=kaya'] : [undefined];
}

async function linesOf(scene: Scene, id: string): Promise<string[]> {
  const operation = operationById(id);
  const overrides = await scene.success(operation);
  const lines: string[] = [];
  for (const query of queriesOf(id)) {
    const before = await lastId(scene.server);
    const answer = await scene.ask(operation, query === undefined ? overrides : { ...overrides, query });
    expect(answer.statusCode, answer.told).toBeLessThan(300);
    const entries = await entriesAfter(scene.server, before);
    const texts = entries.map(({ kind, target_kind, target_id, person_name, account, network, detail }) =>
      [
        kind,
        target_kind && `${target_kind}${target_id === null ? '' : ' #'}`,
        person_name && `by ${person_name}`,
        account && `account ${account}`,
        `from ${network}`,
        detail && `"${detail.replace(/[\w-]{30,}\.pdf/, 'document.pdf')}"`,
      ]
        .filter(Boolean)
        .join(', '),
    );
    lines.push(`${id}${query ?? ''}: ${texts.join('; ') || '-'}`);
  }
  return lines;
}

contractTest('each operation leaves what log.txt says', async ({ scene }) => {
  const lines: string[] = [];
  for (const { id } of operations) lines.push(...(await linesOf(scene, id)));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./log.txt');
});

const test = recordTest;
const read = async (server: TestServer & { admin: Record<string, string> }, query: string) =>
  (await server.app.inject({ url: `/api/v1/log${query}`, headers: server.admin })).json();

test('a document, another profile and a new password are noted, and repeats once', async ({ server }) => {
  const id = await server.sendApplication(`${randomUUID()}@example.com`);
  const before = await lastId(server);
  const [{ tax_plate }] = (await server.call('GET', `/users/${id}`)).json();
  for (let count = 0; count < 3; count++) {
    await server.call('GET', `/users/docs/${tax_plate}`, undefined, { ...server.admin, range: 'bytes=0-3' });
    await server.call('GET', `/users/${id}`);
    await server.call('GET', `/history/user/${id}`);
  }
  await server.submitForm('PATCH', `/users/${id}`, { password: 'Kuscular.36' });
  const entries = await entriesAfter(server, before);
  // each call of this fixture comes from another network
  const kinds = new Set(entries.map(({ kind, target_id }) => `${kind} ${target_id}`));
  expect([...kinds].toSorted()).toEqual([
    `documentOpened ${id}`,
    `passwordChanged ${id}`,
    `recordRead ${id}`,
  ]);
  const own = await lastId(server);
  const again = () =>
    server.app.inject({
      url: `/api/v1/users/${id}`,
      headers: server.admin,
      remoteAddress: '::ffff:203.0.113.9',
    });
  for (let count = 0; count < 3; count++) await again();
  const self = await server.signIn(id);
  await server.services.db.updateTable('users').set({ status: 1 }).where('id', '=', id).execute();
  expect((await server.call('GET', `/users/${id}`, undefined, self)).statusCode).toBe(200);
  expect((await entriesAfter(server, own)).map(({ kind, network }) => [kind, network])).toEqual([
    ['recordRead', '203.0.113.9'],
  ]);
});

test('whose data a record shows beside its own is noted for each of them', async ({ server }) => {
  const leader = await server.addLandRequest();
  const joined = await server.addLandRequest();
  expect((await server.call('PUT', `/lands/joined/${joined}`, { joined_to: leader })).statusCode).toBe(200);
  const { phone } = sampleLandRequest.user;
  const form = { name: 'Sahip', last_name: 'Yazan', phone, subject: 'Soru', message: 'Metin' };
  await server.call('POST', '/users/contact', form);
  const { id: message } = await server.services.db
    .selectFrom('contact_messages')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const noted = async (path: string) => {
    const before = await lastId(server);
    expect((await server.call('GET', path)).statusCode).toBe(200);
    const entries = await entriesAfter(server, before);
    return entries.map(({ kind, target_kind, target_id, person_name }) => [
      kind,
      `${target_kind} ${target_id}`,
      person_name,
    ]);
  };
  const entryOf = (target: string) => ['recordRead', target, 'Yönetici'];
  // they are written behind the answer, in any order
  expect((await noted(`/lands/full/${leader}`)).toSorted()).toEqual(
    [entryOf(`landRequest ${leader}`), entryOf(`landRequest ${joined}`)].toSorted(),
  );
  const similar = await server.addLandRequest();
  const ofSimilar = await noted(`/lands/similar/${leader}`);
  expect(ofSimilar).toContainEqual(entryOf(`contactMessage ${message}`));
  expect(ofSimilar).toContainEqual(entryOf(`landRequest ${similar}`));
  const ofMessage = await noted(`/contact-messages/${message}`);
  for (const id of [leader, joined]) expect(ofMessage).toContainEqual(entryOf(`landRequest ${id}`));
});

test('failed sign-ins and refusals are noted with account and network, but fill nothing', async ({
  server,
}) => {
  const { app } = server;
  const before = await lastId(server);
  const fail = (email: string, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      remoteAddress,
      payload: { email, password: digestOf('yanlis') },
    });
  for (let count = 0; count < refusalsInHour.each + 5; count++)
    await fail('YASİN@ornek.test', `2001:db8:7:${count}::1`);
  await fail('not a mailbox', '198.51.100.4');
  const entries = await entriesAfter(server, before);
  const told = entries.map(({ kind, account, network }) => `${kind} ${account} ${network}`);
  expect(told.filter((line) => line.startsWith('signInFailed yasin@ornek.test'))).toHaveLength(
    refusalsInHour.each,
  );
  expect(told.filter((line) => line.startsWith('leftOut'))).toHaveLength(5);
  expect(told.at(-1)).toBe('signInFailed  198.51.100.4');

  const id = await lastId(server);
  await server.call('GET', '/lands', undefined, server.consultant);
  await server.call('GET', '/outbox', undefined, {});
  await server.call('GET', '/users/1', undefined, { token: `61.${'x'.repeat(43)}` });
  const refused = await entriesAfter(server, id);
  const lines = refused.map(({ kind, operation, person_name }) => `${kind} ${operation} ${person_name}`);
  // they are written behind the answers, in any order
  expect(lines.toSorted()).toEqual([
    'refused getUser ',
    'refused listLandRequests Zeynep Kaya',
    'refused listOutbox ',
  ]);
});

test('the list filters, searches and pages the entries', async ({ server }) => {
  const { id, email } = await server.addColleague();
  const payload = { email, password: digestOf('Kuscular.35') };
  const remoteAddress = '192.0.2.77';
  await server.app.inject({ method: 'POST', url: '/api/v1/users/login', payload, remoteAddress });
  await lastId(server);
  const [entry] = await read(server, '?size=1&network=192.0.2.77');
  expect(entry).toEqual({
    id: expect.any(Number),
    tarih: expect.any(String),
    kind: 'signIn',
    operation: 'login',
    who: 'Deniz Ak',
    person_id: id,
    network: remoteAddress,
  });
  const day = entry.tarih.slice(0, 10);
  for (const query of ['kind=signIn', 'who=DENİZ', `q=${email}`, 'from=2020-01-01', 'sort=-tarih'])
    expect(await read(server, `?size=1&network=192.0.2.77&${query}`), query).toEqual([entry]);
  for (const query of ['kind=csv', 'who=ak', 'q=yokboyle', `from=2990-01-01&to=${day}`])
    expect(await read(server, `?size=1&network=192.0.2.77&${query}`), query).toEqual([]);
  expect((await server.call('GET', '/log?kind=other')).json().fields).toHaveProperty('kind');
  expect((await server.call('GET', '/log', undefined, server.consultant)).statusCode).toBe(403);
});

test('an erased person leaves the log, but for what was done and when', async ({ server }) => {
  const email = `${randomUUID()}@example.com`;
  const id = await server.sendApplication(email);
  const { db } = server.services;
  await db
    .updateTable('users')
    .set({ status: 1, name: 'Zühre', last_name: 'Inan' })
    .where('id', '=', id)
    .execute();
  const before = await lastId(server);
  const from = { remoteAddress: '192.0.2.201' };
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/users/logout',
    headers: await server.signIn(id),
    ...from,
  });
  const payload = { email: email.toUpperCase(), password: digestOf('yanlis') };
  await server.app.inject({ method: 'POST', url: '/api/v1/users/login', payload, ...from });
  await server.call('GET', `/search?q=${encodeURIComponent('ZÜHRE İNAN')}`);
  await server.call('GET', '/search?q=baskasi');
  await entriesAfter(server, before);
  const handed = (await server.call('POST', '/privacy/export', { contact: email })).json();
  expect(handed.consultants[0].log).toEqual([
    { tarih: expect.any(String), kind: 'signOut', network: '192.0.2.201' },
  ]);
  await server.call('DELETE', `/users/${id}`);
  expect((await server.call('POST', '/privacy/erase', { contact: email })).statusCode).toBe(200);
  const entries = await entriesAfter(server, before);
  const told = entries.map(({ kind, person_id, person_name, account, detail, search_text }) =>
    [kind, person_id === id, person_name, account, detail, search_text.includes('nan')].join('|'),
  );
  expect(told).toEqual([
    'signOut|true||||false',
    'signInFailed|false||||false',
    'search|false|Yönetici|||false',
    'search|false|Yönetici||baskasi|false',
    'export|false|Yönetici|||false',
    'erasure|false|Yönetici|||false',
  ]);
  // where the person was is theirs; who searched is not
  expect(entries.map(({ network }) => network === '')).toEqual([true, false, false, false, false, false]);
});

test('no statement changes or removes an entry, but age does', async ({ server }) => {
  const { db } = server.services;
  await lastId(server);
  await expect(sql`update log_entries set detail = 'x'`.execute(db)).rejects.toThrow('never changed');
  await expect(sql`delete from log_entries`.execute(db)).rejects.toThrow('never changed');
  const { count } = await db
    .selectFrom('log_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await removeOldEntries(db, 365, inDays(364));
  expect((await read(server, '?size=100')).length).toBe(Math.min(100, Number(count)));
  await removeOldEntries(db, 365, inDays(366));
  expect(await read(server, '?size=100')).toEqual([]);
});

test('nothing is handed over or erased without an entry, and a read does not fail', async ({ server }) => {
  const { db } = server.services;
  const id = await server.addLandRequest();
  const contact = '0532 111 22 33';
  await lastId(server);
  await sql`alter table log_entries add constraint broken check (kind = 'none') not valid`.execute(db);
  try {
    const ask = async (path: string) => (await server.call('POST', path, { contact })).statusCode;
    expect(await ask('/privacy/export')).toBe(500);
    expect(await ask('/privacy/erase')).toBe(500);
    expect((await server.call('GET', `/lands/full/${id}`)).statusCode).toBe(200);
    await lastId(server);
  } finally {
    await sql`alter table log_entries drop constraint broken`.execute(db);
  }
  expect(server.logLines.join('\n')).toContain('an entry of the log was not written');
});

test('LOG_DAYS is a whole number of days, or a year', () => {
  expect(parseConfig({}).logDays).toBe(365);
  expect(parseConfig({ LOG_DAYS: '30' }).logDays).toBe(30);
  for (const wrong of ['0', 'off', '1.5', '-1', '10000'])
    expect(() => parseConfig({ LOG_DAYS: wrong }), wrong).toThrow('LOG_DAYS must be');
});
