import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestOf, isDigestOf } from '../../../server/identity/passwords.ts';
import { application, jpg, nextAddress, sendForm, startWithMessages } from '../fixtures/forms.ts';

let server: Awaited<ReturnType<typeof startWithMessages>>;
beforeAll(async () => {
  server = await startWithMessages();
});
afterAll(() => server.stop());

const users = '/api/v1/users';
type Method = 'GET' | 'PATCH' | 'DELETE';
const call = (method: Method, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method, url, headers, remoteAddress: nextAddress() });
const apply = (email: string) => sendForm(server.app, 'POST', users, application({ email }));
const rowOf = (email: string) =>
  server.services.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

test('an application is stored with both documents, and its sender is notified', async () => {
  const answer = await apply('  Ilk@Example.COM ');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'success' });
  const row = await rowOf('ilk@example.com');
  expect(row).toMatchObject({ status: 0, is_deleted: 0, role: 'consultant', office_position_id: 2 });
  expect(row.id).toBeGreaterThan(61);
  expect(await server.storedFiles()).toEqual(expect.arrayContaining([row.tax_plate, row.certificate]));
  expect(server.messages.map(({ kind, to }) => [kind, to])).toEqual(
    expect.arrayContaining([
      ['applicationReceived', '(0533) 000 00 00'],
      ['applicationReceived', 'ilk@example.com'],
    ]),
  );
});

test('a second application with the same email address is refused, and leaves no file', async () => {
  await apply('cift@example.com');
  const before = await server.storedFiles();
  for (const email of ['CIFT@example.com', 'yonetici@example.com']) {
    const answer = await apply(email);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().fields).toEqual({ email: 'Bu e-posta adresiyle daha önce başvuru yapılmış.' });
  }
  expect(await server.storedFiles()).toEqual(before);
});

test('one of several concurrent applications with the same email address is stored', async () => {
  const before = await server.storedFiles();
  const answers = await Promise.all(Array.from({ length: 5 }, () => apply('ayni@example.com')));
  expect(answers.map((one) => one.statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await server.storedFiles()).toHaveLength(before.length + 2);
});

test('the lists leave out the admin, and can be searched, sorted and paged', async () => {
  const admin = await server.signInAdmin();
  const all = await call('GET', users, admin);
  expect(all.json().map(({ Id }: { Id: number }) => Id)).not.toContain(61);
  expect(Number(all.headers['x-total-count'])).toBe(all.json().length);
  await apply('cigdem@example.com');
  const { id } = await rowOf('cigdem@example.com');
  await sendForm(server.app, 'PATCH', `${users}/${id}`, { name: 'Çiğdem', last_name: 'Öz' }, admin);
  const found = await call('GET', `${users}?q=cigdem`, admin);
  expect(found.json()).toHaveLength(1);
  expect(found.json()[0]).toMatchObject({ Id: id, name: 'Çiğdem', status: 0, is_deleted: 0 });
  expect((await call('GET', `${users}?q=%25`, admin)).json()).toEqual([]);
  const page = await call('GET', `${users}?size=2&page=1&sort=email`, admin);
  const emails = all
    .json()
    .map(({ email }: { email: string }) => email)
    .concat('cigdem@example.com')
    .toSorted();
  expect(page.json().map(({ email }: { email: string }) => email)).toEqual(emails.slice(2, 4));
  expect(Number(page.headers['x-total-count'])).toBe(emails.length);
  expect((await call('GET', `${users}?sort=password_hash`, admin)).statusCode).toBe(400);
});

test('the list sorts by state: awaiting approval, approved, cancelled', async () => {
  const admin = await server.signInAdmin();
  await server.addConsultant({ email: 'durum1@example.com', status: 0, is_deleted: 1 });
  await server.addConsultant({ email: 'durum2@example.com', status: 1, is_deleted: 0 });
  await server.addConsultant({ email: 'durum3@example.com', status: 0, is_deleted: 0 });
  const answer = await call('GET', `${users}?sort=status`, admin);
  const people: { status: number; is_deleted: number }[] = answer.json();
  const states = people.map(({ status, is_deleted }) => (is_deleted ? 2 : status));
  expect(new Set(states).size).toBe(3);
  expect(states).toEqual(states.toSorted());
});

test('a consultant is approved, cancelled and restored, each only from a fitting state', async () => {
  const admin = await server.signInAdmin();
  await apply('yol@example.com');
  const { id } = await rowOf('yol@example.com');
  const move = async (method: Method, path: string) =>
    (await call(method, `${users}/${path}`, admin)).statusCode;
  server.messages.length = 0;

  expect(await move('DELETE', `${id}`)).toBe(202);
  const refused = await call('PATCH', `${users}/status-ok/${id}`, admin);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('İptal edilmiş');
  expect(await move('DELETE', `${id}`)).toBe(409);
  expect(await move('PATCH', `not-deleted/${id}`)).toBe(202);
  expect(await move('PATCH', `not-deleted/${id}`)).toBe(409);
  expect(server.messages).toEqual([]);
  expect(await move('PATCH', `status-ok/${id}`)).toBe(202);
  expect(await move('PATCH', `status-ok/${id}`)).toBe(409);
  expect(await move('PATCH', 'status-ok/999999')).toBe(404);
  expect(server.messages.map(({ kind }) => kind)).toEqual(['approved', 'approved']);
  expect(server.messages[0]?.body).toMatch(/https:\/\/arazi\.example\/sifre-sifirla\?token=[\w-]{43}/);
});

test('a cancelled consultant is signed out everywhere, also after being restored', async () => {
  const id = await server.addConsultant({ email: 'cikis@example.com' });
  const sessions = [await server.signIn(id), await server.signIn(id)];
  expect((await call('DELETE', `${users}/${id}`, await server.signInAdmin())).statusCode).toBe(202);
  const seesNothing = async () => {
    for (const session of sessions)
      expect((await call('GET', `${users}/${id}`, session)).statusCode).toBe(401);
  };
  await seesNothing();
  expect((await call('PATCH', `${users}/not-deleted/${id}`, await server.signInAdmin())).statusCode).toBe(
    202,
  );
  await seesNothing();
});

test('the links of a cancelled consultant set no password, even after being restored', async () => {
  const id = await server.addConsultant({ email: 'baglanti@example.com', status: 0 });
  const admin = await server.signInAdmin();
  expect((await call('PATCH', `${users}/status-ok/${id}`, admin)).statusCode).toBe(202);
  const token = /token=([\w-]{43})/.exec(server.messages.at(-1)?.body ?? '')?.[1];
  expect((await call('DELETE', `${users}/${id}`, admin)).statusCode).toBe(202);
  const set = () =>
    server.app.inject({
      method: 'POST',
      url: `${users}/reset-password`,
      payload: { token, password: 'Zeytin.35' },
    });
  expect((await set()).statusCode).toBe(404);
  expect((await call('PATCH', `${users}/not-deleted/${id}`, admin)).statusCode).toBe(202);
  expect((await set()).statusCode).toBe(404);
});

test('a changed document replaces the stored one', async () => {
  await apply('belge@example.com');
  const before = await rowOf('belge@example.com');
  const change = { tax_plate: { data: jpg } };
  expect(
    (await sendForm(server.app, 'PATCH', `${users}/${before.id}`, change, await server.signInAdmin()))
      .statusCode,
  ).toBe(200);
  const after = await rowOf('belge@example.com');
  expect(after.tax_plate).toMatch(/^[a-z0-9]{20}\.jpg$/);
  expect(after.certificate).toBe(before.certificate);
  expect(await server.storedFiles()).toContain(after.tax_plate);
  expect(await server.storedFiles()).not.toContain(before.tax_plate);
});

test('a refused change leaves the profile and the files as they were', async () => {
  await apply('kalan@example.com');
  const before = await rowOf('kalan@example.com');
  const files = await server.storedFiles();
  const change = { email: 'YONETICI@example.com', name: 'Başka', tax_plate: { data: jpg } };
  const answer = await sendForm(
    server.app,
    'PATCH',
    `${users}/${before.id}`,
    change,
    await server.signInAdmin(),
  );
  expect(answer.statusCode).toBe(409);
  expect(answer.json().fields).toHaveProperty('email');
  expect(await rowOf('kalan@example.com')).toEqual(before);
  expect(await server.storedFiles()).toEqual(files);
});

test('a new password, typed or digested, ends the other sessions', async () => {
  const id = await server.addConsultant({ email: 'sifre@example.com', password: 'Eski.Sifre1' });
  const [mine, others] = [await server.signIn(id), await server.signIn(id)];
  const change = (password: string) => sendForm(server.app, 'PATCH', `${users}/${id}`, { password }, mine);
  const weak = await change('kolay');
  expect(weak.statusCode).toBe(400);
  expect(weak.json().fields.password).toContain('Şifre yeterince güçlü değil');
  expect((await call('GET', `${users}/${id}`, others)).statusCode).toBe(200);
  expect((await change('Yeni.Sifre1')).statusCode).toBe(200);
  expect((await call('GET', `${users}/${id}`, others)).statusCode).toBe(401);
  expect((await call('GET', `${users}/${id}`, mine)).statusCode).toBe(200);
  const isNow = async (password: string) =>
    await isDigestOf((await rowOf('sifre@example.com')).password_hash, digestOf(password));
  expect(await isNow('Yeni.Sifre1')).toBe(true);
  expect((await change(digestOf('Baska.Sifre1'))).statusCode).toBe(200);
  expect(await isNow('Baska.Sifre1')).toBe(true);
});
