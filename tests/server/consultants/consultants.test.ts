import { expect } from 'vitest';
import { digestOf, isDigestOf } from '../../../server/identity/passwords.ts';
import { deliveryText } from '../../../server/outbox/deliveryText.ts';
import { isRevoked } from '../../../server/outbox/outbox.ts';
import { consultantText } from '../../../server/resources/consultants/consultantText.ts';
import { outboxText } from '../../../server/resources/messages/outboxText.ts';
import { applicationForm, jpg } from '../fixtures/forms.ts';
import { messagesTest } from '../fixtures/messagesTest.ts';

const test = messagesTest
  .extend('apply', ({ server }) => (email: string) => {
    return server.submitForm('POST', '/users', applicationForm({ email }), {});
  })
  .extend('rowOf', ({ server: { services } }) => (email: string) => {
    return services.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  })
  /** The status of reading a consultant in a session. */
  .extend('statusOf', ({ server }) => async (id: number, session: { token: string }) => {
    return (await server.call('GET', `/users/${id}`, undefined, session)).statusCode;
  });

test('an application is stored with both documents', async ({ server, apply, rowOf }) => {
  const answer = await apply('  Ilk@Example.COM ');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'success' });
  const row = await rowOf('ilk@example.com');
  expect(row).toMatchObject({ status: 0, is_deleted: 0, role: 'consultant', office_position_id: 2 });
  expect(row.id).toBeGreaterThan(61);
  expect(await server.filesAfterRemovals()).toEqual(expect.arrayContaining([row.tax_plate, row.certificate]));
});

test('a visitor does not learn whose address is known: its mailbox does, once a day', async ({
  server,
  apply,
}) => {
  const first = await apply('cift@example.com');
  const before = await server.filesAfterRemovals();
  for (const email of ['CIFT@example.com', 'yonetici@example.com', 'yonetici@example.com']) {
    const answer = await apply(email);
    expect([answer.statusCode, answer.json()]).toEqual([first.statusCode, first.json()]);
  }
  expect(await server.filesAfterRemovals()).toEqual(before);
  const messages = await server.services.db
    .selectFrom('outbox_messages')
    .select(['recipient', 'state', 'last_error'])
    .where('subject', '=', consultantText.message.applicationKnown().subject)
    .orderBy('id')
    .execute();
  const { oncePerDay } = deliveryText;
  expect(messages).toEqual([
    { recipient: 'cift@example.com', state: 'waiting', last_error: null },
    { recipient: 'yonetici@example.com', state: 'waiting', last_error: null },
    { recipient: 'yonetici@example.com', state: 'givenUp', last_error: oncePerDay },
  ]);
});

test('one of several concurrent applications with the same email address is stored', async ({
  server,
  apply,
}) => {
  const before = await server.filesAfterRemovals();
  const answers = await Promise.all(Array.from({ length: 5 }, () => apply('ayni@example.com')));
  expect(answers.map((one) => one.statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await server.filesAfterRemovals()).toHaveLength(before.length + 2);
});

test('the lists leave out the admin, and can be searched, sorted and paged', async ({
  server,
  apply,
  rowOf,
}) => {
  for (const name of ['bir', 'iki', 'uc']) await server.addConsultant({ email: `${name}@example.com` });
  const all = await server.call('GET', '/users');
  expect(all.json().map(({ Id }: { Id: number }) => Id)).not.toContain(61);
  expect(Number(all.headers['x-total-count'])).toBe(all.json().length);
  await apply('cigdem@example.com');
  const { id } = await rowOf('cigdem@example.com');
  await server.submitForm('PATCH', `/users/${id}`, { name: 'Çiğdem', last_name: 'Öz' });
  const found = await server.call('GET', '/users?q=cigdem');
  expect(found.json()).toHaveLength(1);
  expect(found.json()[0]).toMatchObject({ Id: id, name: 'Çiğdem', status: 0, is_deleted: 0 });
  expect((await server.call('GET', '/users?q=%25')).json()).toEqual([]);
  const page = await server.call('GET', '/users?size=2&page=1&sort=email');
  const emails = all
    .json()
    .map(({ email }: { email: string }) => email)
    .concat('cigdem@example.com')
    .toSorted();
  expect(page.json().map(({ email }: { email: string }) => email)).toEqual(emails.slice(2, 4));
  expect(Number(page.headers['x-total-count'])).toBe(emails.length);
  expect((await server.call('GET', '/users?sort=password_hash')).statusCode).toBe(400);
});

test('the list sorts by state: awaiting approval, approved, cancelled', async ({ server }) => {
  await server.addConsultant({ email: 'durum1@example.com', status: 0, is_deleted: 1 });
  await server.addConsultant({ email: 'durum2@example.com', status: 1, is_deleted: 0 });
  await server.addConsultant({ email: 'durum3@example.com', status: 0, is_deleted: 0 });
  const answer = await server.call('GET', '/users?sort=status');
  const people: { status: number; is_deleted: number }[] = answer.json();
  const states = people.map(({ status, is_deleted }) => (is_deleted ? 2 : status));
  expect(new Set(states).size).toBe(3);
  expect(states).toEqual(states.toSorted());
});

test('a consultant is approved, cancelled and restored, each only from a fitting state', async ({
  server,
  outgoingMessages,
}) => {
  const id = await server.addConsultant({ email: 'yol@example.com', status: 0 });
  const move = async (method: 'PATCH' | 'DELETE', path: string) =>
    (await server.call(method, `/users/${path}`)).statusCode;

  expect(await move('DELETE', `${id}`)).toBe(202);
  const refused = await server.call('PATCH', `/users/status-ok/${id}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('İptal edilmiş');
  expect(await move('DELETE', `${id}`)).toBe(409);
  expect(await move('PATCH', `not-deleted/${id}`)).toBe(202);
  expect(await move('PATCH', `not-deleted/${id}`)).toBe(409);
  expect(await move('PATCH', `status-ok/${id}`)).toBe(202);
  expect(await move('PATCH', `status-ok/${id}`)).toBe(409);
  expect(await move('PATCH', 'status-ok/999999')).toBe(404);
  expect(outgoingMessages.map(({ kind }) => kind)).toEqual([
    'applicationRefused',
    'applicationRefused',
    'approved',
    'approved',
  ]);
});

const ends = [
  // nobody has confirmed the name of who applied: it could be a message to a stranger
  [0, 'applicationRefused', (_: string, reason: string) => consultantText.message.refused(reason), 'refused'],
  [1, 'membershipClosed', consultantText.message.closed, 'closed'],
] as const;

test.for(ends)(
  'a consultant with status %i is told of the %s, and the history has the reason',
  async ([status, kind, words, action], { server, outgoingMessages }) => {
    const email = `${kind.toLowerCase()}@example.com`;
    const id = await server.addConsultant({ email, status });
    const cancel = (query: object) =>
      server.call('DELETE', `/users/${id}?${new URLSearchParams(Object.entries(query))}`);
    // another admin has changed the record, so that the question may have been another one
    expect((await cancel({ version: '9' })).json().fields).toHaveProperty('version');
    expect((await cancel({ neden: 'x'.repeat(301) })).json().fields).toHaveProperty('neden');
    expect(outgoingMessages).toEqual([]);

    const reason = 'Yetki belgenizin süresi dolmuş.';
    const answers = await Promise.all([1, 2, 3].map(() => cancel({ version: '1', neden: ` ${reason}\n` })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409, 409]);
    const record = { kind: 'user', id };
    const message = { kind, record, ...words('Zeynep Kaya', reason) };
    expect(message.body).toContain(`Gerekçe: ${reason}`);
    expect(outgoingMessages).toMatchObject([
      { ...message, to: '(0533) 000 00 00' },
      { ...message, to: email },
    ]);
    const [entry] = (await server.call('GET', `/history/user/${id}`)).json();
    expect(entry).toMatchObject({ action, detail: { note: reason } });
  },
);

test('what tells of a cancellation is not sent once the consultant is restored', async ({ server }) => {
  const id = await server.addConsultant({ email: 'geri@example.com', status: 0 });
  const messages = server.services.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('record_id', '=', id)
    .where('kind', '=', 'applicationRefused')
    .where(({ not }) => not(isRevoked));
  expect((await server.call('DELETE', `/users/${id}`)).statusCode).toBe(202);
  const [message, ...others] = await messages.execute();
  expect(others).toHaveLength(1);
  expect((await server.call('PATCH', `/users/not-deleted/${id}`)).statusCode).toBe(202);
  expect(await messages.execute()).toEqual([]);
  const resent = await server.call('POST', `/outbox/${message?.id}/resend`);
  expect([resent.statusCode, resent.json().message]).toEqual([409, outboxText.restored]);
  // a later cancellation tells of itself alone
  expect((await server.call('DELETE', `/users/${id}`)).statusCode).toBe(202);
  const first = await server.services.db
    .selectFrom('outbox_messages')
    .select('state')
    .where('id', '=', message?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(first.state).toBe('revoked');
});

test('a cancelled consultant is signed out everywhere, also after being restored', async ({
  server,
  statusOf,
}) => {
  const id = await server.addConsultant({ email: 'cikis@example.com' });
  const sessions = [await server.signIn(id), await server.signIn(id)];
  expect((await server.call('DELETE', `/users/${id}`)).statusCode).toBe(202);
  const seesNothing = async () => {
    for (const session of sessions) expect(await statusOf(id, session)).toBe(401);
  };
  await seesNothing();
  expect((await server.call('PATCH', `/users/not-deleted/${id}`)).statusCode).toBe(202);
  await seesNothing();
});

test('the links of a cancelled consultant set no password, even after being restored', async ({
  server,
  outgoingMessages,
}) => {
  const id = await server.addConsultant({ email: 'baglanti@example.com', status: 0 });
  expect((await server.call('PATCH', `/users/status-ok/${id}`)).statusCode).toBe(202);
  const token = /token=([\w-]{43})/.exec(outgoingMessages.at(-1)?.body ?? '')?.[1];
  expect((await server.call('DELETE', `/users/${id}`)).statusCode).toBe(202);
  const set = () => server.call('POST', '/users/reset-password', { token, password: 'Zeytin.35' }, {});
  expect((await set()).statusCode).toBe(404);
  expect((await server.call('PATCH', `/users/not-deleted/${id}`)).statusCode).toBe(202);
  expect((await set()).statusCode).toBe(404);
});

test('a changed document replaces the stored one', async ({ server, apply, rowOf }) => {
  await apply('belge@example.com');
  const before = await rowOf('belge@example.com');
  const change = { tax_plate: { data: jpg } };
  expect((await server.submitForm('PATCH', `/users/${before.id}`, change)).statusCode).toBe(200);
  const after = await rowOf('belge@example.com');
  expect(after.tax_plate).toMatch(/^[a-z0-9]{20}\.jpg$/);
  expect(after.certificate).toBe(before.certificate);
  expect(await server.filesAfterRemovals()).toContain(after.tax_plate);
  expect(await server.filesAfterRemovals()).not.toContain(before.tax_plate);
});

test('a refused change leaves the profile and the files as they were', async ({ server, apply, rowOf }) => {
  await apply('kalan@example.com');
  const before = await rowOf('kalan@example.com');
  const files = await server.filesAfterRemovals();
  const change = { email: 'YONETICI@example.com', name: 'Başka', tax_plate: { data: jpg } };
  const answer = await server.submitForm('PATCH', `/users/${before.id}`, change);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().fields).toHaveProperty('email');
  expect(await rowOf('kalan@example.com')).toEqual(before);
  expect(await server.filesAfterRemovals()).toEqual(files);
});

test('a new password, typed or digested, ends the other sessions', async ({ server, rowOf, statusOf }) => {
  const id = await server.addConsultant({ email: 'sifre@example.com', password: 'Eski.Sifre1' });
  const [mine, others] = [await server.signIn(id), await server.signIn(id)];
  const change = (password: string) => server.submitForm('PATCH', `/users/${id}`, { password }, mine);
  const weak = await change('kolay');
  expect(weak.statusCode).toBe(400);
  expect(weak.json().fields.password).toContain('Şifre yeterince güçlü değil');
  expect(await statusOf(id, others)).toBe(200);
  expect((await change('Yeni.Sifre1')).statusCode).toBe(200);
  expect(await statusOf(id, others)).toBe(401);
  expect(await statusOf(id, mine)).toBe(200);
  const isNow = async (password: string) =>
    await isDigestOf((await rowOf('sifre@example.com')).password_hash, digestOf(password));
  expect(await isNow('Yeni.Sifre1')).toBe(true);
  expect((await change(digestOf('Baska.Sifre1'))).statusCode).toBe(200);
  expect(await isNow('Baska.Sifre1')).toBe(true);
});
