/** The header `Idempotency-Key`: a save that is sent again is made once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepKeys } from '../../../server/resources/saveOnce.ts';
import { application, jpg, type Part, pdf, png, sendForm } from '../fixtures/forms.ts';
import { adForm, type RecordServer, startRecordServer } from '../fixtures/recordServer.ts';

let server: RecordServer;
beforeAll(async () => {
  server = await startRecordServer();
});
afterAll(() => server.stop());

type Fields = Record<string, Part>;
type Answer = Awaited<ReturnType<typeof server.call>>;

const keyHeader = (key?: string): Record<string, string> =>
  key === undefined ? {} : { 'Idempotency-Key': key };
const send = (method: 'POST' | 'PATCH', url: string, fields: Fields, key?: string, caller = {}) =>
  sendForm(server.app, method, `/api/v1${url}`, fields, { ...caller, ...keyHeader(key) });
const seen = (version?: number): Fields => (version === undefined ? {} : { version: String(version) });
const createdEntries = async (kind: 'post' | 'ad', title: string) => {
  const { db } = server.services;
  const history = db.selectFrom('history').select('detail').where('action', '=', 'created');
  return (await history.where('kind', '=', kind).execute()).filter(({ detail }) => detail?.title === title);
};
const messagesWith = (column: 'recipient' | 'subject', text: string) =>
  server.services.db.selectFrom('outbox_messages').select('id').where(column, '=', text).execute();

const contactMessage = {
  name: 'Hasan',
  last_name: 'Aydın',
  subject: 'Hisseli tapu',
  message: 'Hisseli tapum için de teklif alabilir miyim?',
  phone: '(0535) 000 00 00',
};
const sendMessage = (changes: object, key?: string) =>
  server.call('POST', '/users/contact', { ...contactMessage, ...changes }, keyHeader(key));
const storedMessages = (subject: string) =>
  server.services.db.selectFrom('contact_messages').selectAll().where('subject', '=', subject).execute();

const apply = (changes: Fields, key?: string) =>
  send('POST', '/users', Object.fromEntries(application(changes)), key);
const userWith = (email: string) =>
  server.services.db.selectFrom('users').selectAll().where('email', '=', email).execute();

interface Creation {
  kind: string;
  create(name: string, key?: string): Promise<Answer>;
  /** What one creation leaves once: rows, and history entries or messages. */
  traces(name: string): Promise<number[]>;
  /** The number of files that one creation stores. */
  files: number;
}

const creations: Creation[] = [
  {
    kind: 'post',
    create: (title, key) =>
      send('POST', '/blog', { title, content: '<p>Metin</p>', file: { data: jpg } }, key, server.admin),
    async traces(title) {
      const rows = server.services.db.selectFrom('posts').select('id').where('title', '=', title);
      return [(await rows.execute()).length, (await createdEntries('post', title)).length];
    },
    // the image and its two smaller copies
    files: 3,
  },
  {
    kind: 'ad',
    create: (title, key) => {
      const fields = { ...Object.fromEntries(adForm({ title })), 'images[0]': { data: jpg } };
      return send('POST', '/lands', fields, key, server.admin);
    },
    async traces(title) {
      const rows = server.services.db.selectFrom('ads').select('id').where('title', '=', title);
      return [(await rows.execute()).length, (await createdEntries('ad', title)).length];
    },
    files: 3,
  },
  {
    kind: 'application',
    create: (name, key) => apply({ email: `${name}@example.com` }, key),
    async traces(name) {
      const email = `${name}@example.com`;
      return [(await userWith(email)).length, (await messagesWith('recipient', email)).length];
    },
    files: 2,
  },
  {
    kind: 'contact message',
    create: (subject, key) => sendMessage({ subject }, key),
    async traces(subject) {
      const mails = await messagesWith('subject', `İletişim formu: ${subject}`);
      return [(await storedMessages(subject)).length, mails.length];
    },
    files: 0,
  },
];

const expectNoTemporaryFiles = async () => {
  await expect.poll(server.temporaryFiles).toEqual([]);
  expect(await server.services.db.selectFrom('file_removals').selectAll().execute()).toEqual([]);
};

describe.each(creations)('a new $kind', ({ kind, create, traces, files }) => {
  test('that is sent again under its key is stored once, and answered alike', async () => {
    const key = randomUUID();
    const first = await create('tekrar', key);
    const before = await server.storedFiles();
    const again = await create('tekrar', key.toUpperCase());
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await traces('tekrar')).toEqual([1, 1]);
    expect(await server.storedFiles()).toEqual(before);
    await expectNoTemporaryFiles();
  });

  test('that comes several times at once is stored once, with the files of one', async () => {
    const key = randomUUID();
    const before = (await server.storedFiles()).length;
    const answers = await Promise.all([1, 2, 3].map(() => create('esanli', key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(await traces('esanli')).toEqual([1, 1]);
    expect((await server.storedFiles()).length).toBe(before + files);
    await expectNoTemporaryFiles();
  });

  test('is refused under the key of another kind, and under what is not a UUID', async () => {
    const other = creations.find((one) => one.kind !== kind);
    const used = randomUUID();
    expect((await other?.create('baskatur', used))?.statusCode).toBe(200);
    for (const key of [used, 'x', `urn:uuid:${randomUUID()}`]) {
      const answer = await create('anahtarsiz', key);
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['Idempotency-Key']]);
    }
    expect(await traces('anahtarsiz')).toEqual([0, 0]);
  });
});

// an email address applies once, with whatever key
test.each(creations.filter(({ kind }) => kind !== 'application'))(
  'a new $kind is stored again without a key, and under another',
  async ({ create, traces }) => {
    for (const key of [undefined, undefined, randomUUID(), randomUUID()]) await create('yine', key);
    expect(await traces('yine')).toEqual([4, 4]);
  },
);

interface Change {
  kind: 'post' | 'ad' | 'user';
  add(): Promise<number>;
  change(id: number, name: string, version?: number, key?: string): Promise<Answer>;
  /** Name and version. */
  read(id: number): Promise<[string, number]>;
  /** By how many files one change makes the store larger. */
  files: number;
}

let people = 0;
const changes: Change[] = [
  {
    kind: 'post',
    add: async () => (await creations[0]?.create('Urla'))?.json().id,
    change: (id, title, version, key) =>
      send('PATCH', `/blog/${id}`, { title, file: { data: png }, ...seen(version) }, key, server.admin),
    async read(id) {
      const { title, version } = (await server.call('GET', `/blog/${id}`)).json();
      return [title, version];
    },
    files: 0,
  },
  {
    kind: 'ad',
    add: async () => (await creations[1]?.create('Urla'))?.json().id,
    change: (id, title, version, key) => {
      const fields = { ...Object.fromEntries(adForm({ title })), 'images[0]': { data: png } };
      return send('PATCH', `/lands/update/${id}`, { ...fields, ...seen(version) }, key, server.admin);
    },
    async read(id) {
      const [{ title, version }] = (await server.call('GET', `/lands/${id}`)).json();
      return [title, version];
    },
    files: 3,
  },
  {
    kind: 'user',
    add: () => server.addConsultant({ email: `kisi${people++}@example.com` }),
    change: (id, name, version, key) =>
      send('PATCH', `/users/${id}`, { name, tax_plate: { data: pdf }, ...seen(version) }, key, server.admin),
    async read(id) {
      const [{ name, version }] = (await server.call('GET', `/users/${id}`)).json();
      return [name, version];
    },
    files: 1,
  },
];

describe.each(changes)('a change of the kind $kind', ({ kind, add, change, read, files }) => {
  const changesOf = async (id: number) =>
    (await server.historyOf(kind, id)).filter(({ action }) => action === 'changed').length;

  test('that is sent again under its key is made once, and answered alike', async () => {
    const id = await add();
    const key = randomUUID();
    const first = await change(id, 'Yeni', 1, key);
    const before = await server.storedFiles();
    const again = await change(id, 'Yeni', 1, key);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await read(id)).toEqual(['Yeni', 2]);
    expect(await changesOf(id)).toBe(1);
    expect(await server.storedFiles()).toEqual(before);
    await expectNoTemporaryFiles();
  });

  test.each([1, undefined])('that comes twice at once, with version %s, is made once', async (version) => {
    const id = await add();
    const before = (await server.storedFiles()).length;
    const key = randomUUID();
    const answers = await Promise.all([change(id, 'Yeni', version, key), change(id, 'Yeni', version, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await read(id)).toEqual(['Yeni', 2]);
    expect(await changesOf(id)).toBe(1);
    expect((await server.storedFiles()).length).toBe(before + files);
    await expectNoTemporaryFiles();
  });

  test('that was refused can be sent under its key again', async () => {
    const id = await add();
    await change(id, 'Eski', 1, randomUUID());
    const key = randomUUID();
    const refused = await change(id, 'Yeni', 1, key);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([409, ['version']]);
    expect((await change(id, 'Yeni', 2, key)).statusCode).toBe(200);
    expect(await read(id)).toEqual(['Yeni', 3]);
  });

  test('is still recognised after another change under another key', async () => {
    const id = await add();
    const key = randomUUID();
    await change(id, 'Yeni', 1, key);
    await change(id, 'Başkasının', 2, randomUUID());
    expect((await change(id, 'Yeni', 1, key)).statusCode).toBe(200);
    expect(await read(id)).toEqual(['Başkasının', 3]);
  });

  test('is refused under the key of another record', async () => {
    const [one, other] = [await add(), await add()];
    const key = randomUUID();
    await change(one, 'Yeni', 1, key);
    const before = await read(other);
    const answer = await change(other, 'Yeni', 1, key);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['Idempotency-Key']]);
    expect(await read(other)).toEqual(before);
  });
});

const otherForm = 'Bu form daha önce farklı bilgilerle gönderildi. Lütfen sayfayı yenileyip tekrar deneyin.';

test.each<[string, Fields]>([
  ['email address', { email: 'baskasi@example.com' }],
  ['name', { name: 'Ayşe' }],
  ['position', { office_position_id: '1' }],
  ['document', { certificate: { data: pdf } }],
])('an application with another %s than the first under its key is refused', async (field, changed) => {
  const key = randomUUID();
  const email = `${field.replace(' ', '.')}@example.com`;
  await apply({ email }, key);
  const before = await server.storedFiles();
  const answer = await apply({ email, ...changed }, key);
  expect([answer.statusCode, answer.json().message]).toEqual([409, otherForm]);
  expect(await server.storedFiles()).toEqual(before);
  expect(await userWith('baskasi@example.com')).toEqual([]);
});

test.each<[string, Fields]>([
  ['another password', { password: 'Baska.Sifre1' }],
  ['another document', { password: 'Yeni.Sifre1', tax_plate: { data: jpg } }],
  ['fewer fields', {}],
])('a profile with %s than the first under its key is refused', async (_, changed) => {
  const email = `kisi${people++}@example.com`;
  const id = await server.addConsultant({ email });
  const key = randomUUID();
  await send('PATCH', `/users/${id}`, { name: 'Fatma', password: 'Yeni.Sifre1' }, key, server.admin);
  const before = await userWith(email);
  const answer = await send('PATCH', `/users/${id}`, { name: 'Fatma', ...changed }, key, server.admin);
  expect([answer.statusCode, answer.json().message]).toEqual([409, otherForm]);
  expect(await userWith(email)).toEqual(before);
});

test.each(Object.keys(contactMessage))(
  'a contact message with another %s than the first under its key is refused',
  async (field) => {
    const key = randomUUID();
    const subject = `Başka ${field}`;
    await sendMessage({ subject }, key);
    const answer = await sendMessage({ subject, [field]: 'Başka' }, key);
    expect([answer.statusCode, answer.json().message]).toEqual([409, otherForm]);
    expect(await storedMessages(subject)).toMatchObject([{ ...contactMessage, subject }]);
    expect(await storedMessages('Başka')).toEqual([]);
  },
);

test('outer blanks and the case of an email address are no other content', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await sendMessage({ subject: 'Boşluk' }, first);
  expect((await sendMessage({ subject: ' Boşluk ' }, first)).statusCode).toBe(200);
  await apply({ email: 'bosluk@example.com' }, second);
  expect((await apply({ email: ' Bosluk@Example.com ' }, second)).statusCode).toBe(200);
});

test('an application that was refused can be sent under its key once it is corrected', async () => {
  const key = randomUUID();
  await apply({ email: 'dolu@example.com' });
  expect((await apply({ email: 'dolu@example.com' }, key)).statusCode).toBe(409);
  expect((await apply({ email: 'bos@example.com' }, key)).statusCode).toBe(200);
});

test('a key is kept for a week', async () => {
  const key = randomUUID();
  const save = async () => (await creations[0]?.create('Bir hafta', key))?.json().id;
  const id = await save();
  const { db } = server.services;
  const day = 24 * 60 * 60 * 1000;
  await sweepKeys(db, new Date(Date.now() + 6 * day));
  expect(await save()).toBe(id);
  await sweepKeys(db, new Date(Date.now() + 8 * day));
  expect(await save()).not.toBe(id);
});

test('the stored digest of a form with a password is slow to guess', async () => {
  const id = await server.addConsultant({ email: `kisi${people++}@example.com` });
  await send('PATCH', `/users/${id}`, { password: 'Yeni.Sifre1' }, randomUUID(), server.admin);
  const { db } = server.services;
  const rows = await db.selectFrom('saved_keys').select('content_hash').where('kind', '=', 'user').execute();
  for (const { content_hash } of rows) expect(content_hash).toMatch(/^\$argon2id\$/);
});
