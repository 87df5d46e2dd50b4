/** What the documents of applications that nobody has approved may take. */
import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sweepApplicationFiles } from '../../../server/resources/consultants/applicationQuota.ts';
import { consultantText } from '../../../server/resources/consultants/consultantText.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';
import { applicationForm, encodeForm, type Part, pdf, randomAddress } from '../fixtures/forms.ts';

const start = new Date();
const hourMs = 60 * 60 * 1000;
const { quota } = consultantText;

/** An application has 600 KB: a network takes one, a /48 six, a day eight, and all are thirteen. */
const document = { data: Buffer.concat([pdf, Buffer.alloc(300 * 1024)]) };
const test = clockServerTest(start, {
  UNAPPROVED_FILES_PER_NETWORK_MB: '1',
  UNAPPROVED_FILES_PER_DAY_MB: '5',
  UNAPPROVED_FILES_TOTAL_MB: '8',
})
  .extend(
    'apply',
    ({ server }) =>
      async (
        changes: Record<string, Part> = {},
        remoteAddress = randomAddress(),
        key: string = randomUUID(),
      ) => {
        const fields = { tax_plate: document, certificate: document, email: newEmail(), ...changes };
        const form = await encodeForm(applicationForm(fields));
        const headers = { ...form.headers, 'idempotency-key': key };
        const request = { method: 'POST', url: '/api/v1/users', headers, remoteAddress } as const;
        return await server.app.inject({ ...request, payload: form.payload });
      },
  )
  .extend('later', ({ setClock }) => (hours: number) => {
    setClock(new Date(start.getTime() + hours * hourMs));
  })
  /** Consultants and files. */
  .extend('stored', ({ server }) => async () => {
    const rows = await server.services.db.selectFrom('users').select('id').execute();
    return [rows.length, await server.filesAfterRemovals()];
  })
  .extend('idOf', ({ server }) => async (email: string) => {
    const row = server.services.db.selectFrom('users').select('id').where('email', '=', email);
    return (await row.executeTakeFirstOrThrow()).id;
  });
const newEmail = () => `${randomUUID()}@example.com`;
/** A /48 that no other test uses. */
const newNetwork = () => `2001:db8:${randomBytes(2).toString('hex')}`;

test.beforeEach(async ({ server }) => {
  await server.services.db.deleteFrom('application_files').execute();
});

test('a network gets 429 until what it has sent is a day old; its refused application leaves nothing', async ({
  apply,
  stored,
  later,
}) => {
  const network = newNetwork();
  expect((await apply({}, `${network}:1::1`)).statusCode).toBe(200);
  const before = await stored();
  later(1);
  const refused = await apply({}, `${network}:1::2`);
  expect([refused.statusCode, refused.json().message]).toEqual([429, quota.network]);
  expect(refused.headers['retry-after']).toBe(String(23 * 60 * 60));
  expect(await stored()).toEqual(before);
  expect((await apply({}, `${network}:2::1`)).statusCode).toBe(200);
  later(24);
  expect((await apply({}, `${network}:1::3`)).statusCode).toBe(200);
});

test('the /64 networks of a /48 share a larger quota', async ({ apply }) => {
  const network = newNetwork();
  for (let count = 1; count <= 6; count += 1)
    expect((await apply({}, `${network}:${count}::1`)).statusCode).toBe(200);
  const refused = await apply({}, `${network}:7::1`);
  expect([refused.statusCode, refused.json().message]).toEqual([429, quota.network]);
});

test('all networks share a quota a day, and one in all that approval, refusal and erasure release', async ({
  server,
  apply,
  idOf,
  later,
}) => {
  const emails = Array.from({ length: 8 }, newEmail);
  for (const email of emails) expect((await apply({ email })).statusCode).toBe(200);
  const overDay = await apply();
  expect([overDay.statusCode, overDay.json().message]).toEqual([429, quota.day]);
  expect(overDay.headers['retry-after']).toBe(String(24 * 60 * 60));
  later(25);
  const admin = await server.signInAdmin();
  for (let count = 9; count <= 13; count += 1) expect((await apply()).statusCode).toBe(200);
  const [approved = '', refused = '', erased = ''] = emails;
  for (const [method, url] of [
    ['PATCH', `/users/status-ok/${await idOf(approved)}`],
    ['DELETE', `/users/${await idOf(refused)}`],
    ['POST', '/privacy/erase'],
  ] as const) {
    const over = await apply();
    expect([over.statusCode, over.json().message]).toEqual([507, quota.total]);
    const body = method === 'POST' ? { contact: erased } : undefined;
    expect((await server.call(method, url, body, admin)).statusCode).toBeLessThan(300);
    expect((await apply()).statusCode).toBe(200);
  }
});

test('a repeated and a refused form count nothing', async ({ apply }) => {
  const address = randomAddress();
  const email = newEmail();
  expect((await apply({ tax_plate: { data: Buffer.alloc(9) } }, address)).statusCode).toBe(415);
  expect((await apply({ office_name: '' }, address)).statusCode).toBe(400);
  const key = randomUUID();
  for (let count = 0; count < 3; count += 1)
    expect((await apply({ email }, address, key)).statusCode).toBe(200);
  expect((await apply({}, address)).statusCode).toBe(429);
});

test('a known email address counts and is refused as an unknown one is', async ({ server, apply }) => {
  const known = newEmail();
  await server.addConsultant({ email: known });
  const [first, second] = [randomAddress(), randomAddress()];
  expect((await apply({ email: known }, first)).statusCode).toBe(200);
  expect((await apply({}, second)).statusCode).toBe(200);
  const answers = [await apply({}, first), await apply({ email: known }, second)];
  for (const { statusCode, body } of answers)
    expect([statusCode, JSON.parse(body).message]).toEqual([429, quota.network]);
});

test('of applications that arrive together, no more pass than the quota holds', async ({ apply, stored }) => {
  const address = randomAddress();
  const before = await stored();
  const answers = await Promise.all(Array.from({ length: 5 }, () => apply({}, address)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429, 429, 429]);
  const [count, files] = await stored();
  expect([count, files?.toString().split(',').length]).toEqual([
    Number(before[0]) + 1,
    String(before[1]).split(',').filter(Boolean).length + 2,
  ]);
});

test('a network is forgotten after a day, and what counts no more is removed', async ({
  server,
  apply,
  idOf,
}) => {
  const { db } = server.services;
  const [awaiting, approved, known] = [newEmail(), newEmail(), newEmail()];
  await server.addConsultant({ email: known });
  for (const email of [awaiting, approved, known]) await apply({ email });
  await server.call('PATCH', `/users/status-ok/${await idOf(approved)}`);
  const networks = () => db.selectFrom('application_files').select(['user_id', 'network']).execute();
  await sweepApplicationFiles(db, new Date(start.getTime() + 23 * hourMs));
  expect(await networks()).toHaveLength(3);
  await sweepApplicationFiles(db, new Date(start.getTime() + 25 * hourMs));
  expect(await networks()).toEqual([{ user_id: await idOf(awaiting), network: null }]);
});
