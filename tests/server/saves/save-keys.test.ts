/** The header `Idempotency-Key`: a save that is sent again is made once. */
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { neighbourhoodId } from '../../../server/resources/places/placeData.ts';
import { sweepKeys } from '../../../server/resources/saveOnce.ts';
import { applicationForm, jpg, mp4, type Part, pdf, png } from '../fixtures/forms.ts';
import { adForm, mediaFields, type RecordServer } from '../fixtures/recordServer.ts';
import { recordTest as test } from '../fixtures/recordTest.ts';

type Fields = Record<string, Part>;
type Answer = Awaited<ReturnType<RecordServer['call']>>;

const keyHeader = (key?: string): Record<string, string> =>
  key === undefined ? {} : { 'Idempotency-Key': key };
const send = (server: RecordServer, method: 'POST' | 'PATCH', url: string, fields: Fields, key?: string) =>
  server.submitForm(method, url, fields, { ...server.admin, ...keyHeader(key) });
const seen = (version?: number): Fields => (version === undefined ? {} : { version: String(version) });
const createdEntries = async ({ services: { db } }: RecordServer, kind: 'post' | 'ad', title: string) => {
  const history = db.selectFrom('history').select('detail').where('action', '=', 'created');
  return (await history.where('kind', '=', kind).execute()).filter(({ detail }) => detail?.title === title);
};
const messagesWith = (server: RecordServer, column: 'recipient' | 'subject', text: string) =>
  server.services.db.selectFrom('outbox_messages').select('id').where(column, '=', text).execute();

const contactMessage = {
  name: 'Hasan',
  last_name: 'Aydın',
  subject: 'Hisseli tapu',
  message: 'Hisseli tapum için de teklif alabilir miyim?',
  phone: '(0535) 000 00 00',
};
const sendMessage = (server: RecordServer, changes: object, key?: string) =>
  server.call('POST', '/users/contact', { ...contactMessage, ...changes }, keyHeader(key));
const storedMessages = (server: RecordServer, subject: string) =>
  server.services.db.selectFrom('contact_messages').selectAll().where('subject', '=', subject).execute();

const apply = (server: RecordServer, changes: Fields, key?: string) =>
  server.submitForm('POST', '/users', Object.fromEntries(applicationForm(changes)), keyHeader(key));
const userWith = (server: RecordServer, email: string) =>
  server.services.db.selectFrom('users').selectAll().where('email', '=', email).execute();

interface Creation {
  kind: string;
  create(server: RecordServer, name: string, key?: string): Promise<Answer>;
  /** What one creation leaves once: rows, and history entries or messages. */
  traces(server: RecordServer, name: string): Promise<number[]>;
  /** The number of files that one creation stores. */
  files: number;
}

const creations: Creation[] = [
  {
    kind: 'post',
    create: (server, title, key) =>
      send(server, 'POST', '/blog', { title, content: '<p>Metin</p>', file: { data: jpg } }, key),
    async traces(server, title) {
      const rows = server.services.db.selectFrom('posts').select('id').where('title', '=', title);
      return [(await rows.execute()).length, (await createdEntries(server, 'post', title)).length];
    },
    // the image and its two smaller copies
    files: 3,
  },
  {
    kind: 'ad',
    create: (server, title, key) => {
      const fields = { ...Object.fromEntries(adForm({ title })), 'images[0]': { data: jpg } };
      return send(server, 'POST', '/lands', fields, key);
    },
    async traces(server, title) {
      const rows = server.services.db.selectFrom('ads').select('id').where('title', '=', title);
      return [(await rows.execute()).length, (await createdEntries(server, 'ad', title)).length];
    },
    files: 3,
  },
  {
    kind: 'application',
    create: (server, name, key) => apply(server, { email: `${name}@example.com` }, key),
    async traces(server, name) {
      const email = `${name}@example.com`;
      const messages = await messagesWith(server, 'recipient', email);
      return [(await userWith(server, email)).length, messages.length];
    },
    files: 2,
  },
  {
    kind: 'contact message',
    create: (server, subject, key) => sendMessage(server, { subject }, key),
    async traces(server, subject) {
      const mails = await messagesWith(server, 'subject', `İletişim formu: ${subject}`);
      return [(await storedMessages(server, subject)).length, mails.length];
    },
    files: 0,
  },
];

const expectNoTemporaryFiles = async (server: RecordServer) => {
  await expect.poll(server.temporaryFiles).toEqual([]);
  expect(await server.services.db.selectFrom('file_removals').selectAll().execute()).toEqual([]);
};

describe.each(creations)('a new $kind', ({ kind, create, traces, files }) => {
  test('that is sent again under its key is stored once, and answered alike', async ({ server }) => {
    const key = randomUUID();
    const first = await create(server, 'tekrar', key);
    const before = await server.filesAfterRemovals();
    const again = await create(server, 'tekrar', key.toUpperCase());
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await traces(server, 'tekrar')).toEqual([1, 1]);
    expect(await server.filesAfterRemovals()).toEqual(before);
    await expectNoTemporaryFiles(server);
  });

  test('that comes several times at once is stored once, with the files of one', async ({ server }) => {
    const key = randomUUID();
    const before = (await server.filesAfterRemovals()).length;
    const answers = await Promise.all([1, 2, 3].map(() => create(server, 'esanli', key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(await traces(server, 'esanli')).toEqual([1, 1]);
    expect((await server.filesAfterRemovals()).length).toBe(before + files);
    await expectNoTemporaryFiles(server);
  });

  test('is refused under the key of another kind, and under what is not a UUID', async ({ server }) => {
    const other = creations.find((one) => one.kind !== kind);
    const used = randomUUID();
    expect((await other?.create(server, 'baskatur', used))?.statusCode).toBe(200);
    for (const key of [used, 'x', `urn:uuid:${randomUUID()}`]) {
      const answer = await create(server, 'anahtarsiz', key);
      expect([answer.statusCode, Object.keys(Object(answer.json().fields))]).toEqual([
        400,
        ['Idempotency-Key'],
      ]);
    }
    expect(await traces(server, 'anahtarsiz')).toEqual([0, 0]);
  });
});

// an email address applies once, with whatever key
test.for(creations.filter(({ kind }) => kind !== 'application'))(
  'a new $kind is stored again without a key, and under another',
  async ({ create, traces }, { server }) => {
    for (const key of [undefined, undefined, randomUUID(), randomUUID()]) await create(server, 'yine', key);
    expect(await traces(server, 'yine')).toEqual([4, 4]);
  },
);

interface Change {
  kind: 'post' | 'ad' | 'user';
  add(server: RecordServer): Promise<number>;
  change(server: RecordServer, id: number, name: string, version?: number, key?: string): Promise<Answer>;
  /** Name and version. */
  read(server: RecordServer, id: number): Promise<[string, number]>;
  /** By how many files one change makes the store larger. */
  files: number;
}

const changes: Change[] = [
  {
    kind: 'post',
    add: async (server) => (await creations[0]?.create(server, 'Urla'))?.json().id,
    change: (server, id, title, version, key) =>
      send(server, 'PATCH', `/blog/${id}`, { title, file: { data: png }, ...seen(version) }, key),
    async read(server, id) {
      const { title, version } = (await server.call('GET', `/blog/${id}`)).json();
      return [title, version];
    },
    files: 0,
  },
  {
    kind: 'ad',
    add: async (server) => (await creations[1]?.create(server, 'Urla'))?.json().id,
    change: (server, id, title, version, key) => {
      const fields = { ...Object.fromEntries(adForm({ title })), 'images[0]': { data: png } };
      return send(server, 'PATCH', `/lands/update/${id}`, { ...fields, ...seen(version) }, key);
    },
    async read(server, id) {
      const [{ title, version }] = (await server.call('GET', `/lands/${id}`)).json();
      return [title, version];
    },
    files: 3,
  },
  {
    kind: 'user',
    add: (server) => server.addConsultant({ email: `${randomUUID()}@example.com` }),
    change: (server, id, name, version, key) =>
      send(server, 'PATCH', `/users/${id}`, { name, tax_plate: { data: pdf }, ...seen(version) }, key),
    async read(server, id) {
      const [{ name, version }] = (await server.call('GET', `/users/${id}`)).json();
      return [name, version];
    },
    files: 1,
  },
];

describe.each(changes)('a change of the kind $kind', ({ kind, add, change, read, files }) => {
  const changesOf = async (server: RecordServer, id: number) =>
    (await server.historyOf(kind, id)).filter(({ action }) => action === 'changed').length;

  test('that is sent again under its key is made once, and answered alike', async ({ server }) => {
    const id = await add(server);
    const key = randomUUID();
    const first = await change(server, id, 'Yeni', 1, key);
    const before = await server.filesAfterRemovals();
    const again = await change(server, id, 'Yeni', 1, key);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await read(server, id)).toEqual(['Yeni', 2]);
    expect(await changesOf(server, id)).toBe(1);
    expect(await server.filesAfterRemovals()).toEqual(before);
    await expectNoTemporaryFiles(server);
  });

  test.for([1, undefined])(
    'that comes twice at once, with version %s, is made once',
    async (version, { server }) => {
      const id = await add(server);
      const before = (await server.filesAfterRemovals()).length;
      const key = randomUUID();
      const answers = await Promise.all([
        change(server, id, 'Yeni', version, key),
        change(server, id, 'Yeni', version, key),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await read(server, id)).toEqual(['Yeni', 2]);
      expect(await changesOf(server, id)).toBe(1);
      expect((await server.filesAfterRemovals()).length).toBe(before + files);
      await expectNoTemporaryFiles(server);
    },
  );

  test('that was refused can be sent under its key again', async ({ server }) => {
    const id = await add(server);
    await change(server, id, 'Eski', 1, randomUUID());
    const key = randomUUID();
    const refused = await change(server, id, 'Yeni', 1, key);
    expect([refused.statusCode, Object.keys(Object(refused.json().fields))]).toEqual([409, ['version']]);
    expect((await change(server, id, 'Yeni', 2, key)).statusCode).toBe(200);
    expect(await read(server, id)).toEqual(['Yeni', 3]);
  });

  test('is still recognised with the version that it has made', async ({ server }) => {
    const id = await add(server);
    const key = randomUUID();
    for (const version of [1, 2, 7])
      expect((await change(server, id, 'Yeni', version, key)).statusCode).toBe(200);
    expect(await read(server, id)).toEqual(['Yeni', 2]);
  });

  test('is still recognised after another change under another key', async ({ server }) => {
    const id = await add(server);
    const key = randomUUID();
    await change(server, id, 'Yeni', 1, key);
    await change(server, id, 'Başkasının', 2, randomUUID());
    expect((await change(server, id, 'Yeni', 1, key)).statusCode).toBe(200);
    expect(await read(server, id)).toEqual(['Başkasının', 3]);
  });

  test('is refused under the key of another record', async ({ server }) => {
    const [one, other] = [await add(server), await add(server)];
    const key = randomUUID();
    await change(server, one, 'Yeni', 1, key);
    const before = await read(server, other);
    const answer = await change(server, other, 'Yeni', 1, key);
    expect([answer.statusCode, Object.keys(Object(answer.json().fields))]).toEqual([
      400,
      ['Idempotency-Key'],
    ]);
    expect(await read(server, other)).toEqual(before);
  });
});

const otherForm = 'Bu form daha önce farklı bilgilerle gönderildi. Lütfen sayfayı yenileyip tekrar deneyin.';

test.for<[string, Fields]>([
  ['email address', { email: 'baskasi@example.com' }],
  ['name', { name: 'Ayşe' }],
  ['position', { office_position_id: '1' }],
  ['document', { certificate: { data: pdf } }],
])(
  'an application with another %s than the first under its key is refused',
  async ([field, changed], { server }) => {
    const key = randomUUID();
    const email = `${field.replace(' ', '.')}@example.com`;
    await apply(server, { email }, key);
    const before = await server.filesAfterRemovals();
    const answer = await apply(server, { email, ...changed }, key);
    expect([answer.statusCode, answer.json().message]).toEqual([409, otherForm]);
    expect(await server.filesAfterRemovals()).toEqual(before);
    expect(await userWith(server, 'baskasi@example.com')).toEqual([]);
  },
);

test.for<[string, Fields]>([
  ['another password', { password: 'Baska.Sifre1' }],
  ['another document', { password: 'Yeni.Sifre1', tax_plate: { data: jpg } }],
  ['fewer fields', {}],
])('a profile with %s than the first under its key is refused', async ([, changed], { server }) => {
  const email = `${randomUUID()}@example.com`;
  const id = await server.addConsultant({ email });
  const key = randomUUID();
  await send(server, 'PATCH', `/users/${id}`, { name: 'Fatma', password: 'Yeni.Sifre1' }, key);
  const before = await userWith(server, email);
  const answer = await send(server, 'PATCH', `/users/${id}`, { name: 'Fatma', ...changed }, key);
  expect([answer.statusCode, answer.json().message]).toEqual([409, otherForm]);
  expect(await userWith(server, email)).toEqual(before);
});

const otherRecord =
  'Bu form daha önce farklı bilgilerle gönderildi. Bu bilgileri de kaydetmek için tekrar deneyin.';

const post: Fields = { title: 'Tapu', content: '<p>Metin</p>', meta_desc: 'Kısaca', file: { data: jpg } };
const ad: Fields = {
  ...Object.fromEntries(adForm()),
  'images[0]': { data: jpg },
  'images[1]': { data: mp4 },
};
/** Everything that a form holds, with another value for it; undefined leaves it out. */
const otherPosts: [string, Record<string, Part | undefined>][] = [
  ['title', { title: 'İmar' }],
  ['text', { content: '<p>Başka</p>' }],
  ['meta description', { meta_desc: 'Uzunca' }],
  ['image', { file: { data: png } }],
  ['number of files', { file: undefined }],
];
const otherAds: [string, Record<string, Part | undefined>][] = [
  ['title', { title: 'Tarla' }],
  ['place', { mahalle: String(neighbourhoodId(35, 'Urla', 'Balıklıova Mah')) }],
  ['area', { metre_kare: '612.6' }],
  ['price', { fiyat: '3450001' }],
  ['ada', { ada: '205' }],
  ['parsel', { parsel: '13' }],
  ['link', { tkgm_link: undefined }],
  ['image', { 'images[0]': { data: png } }],
  ['order of its files', { 'images[0]': { data: mp4 }, 'images[1]': { data: jpg } }],
  ['number of files', { 'images[1]': undefined }],
];

/** The form with some of its parts replaced, or left out where undefined. */
const changed = (form: Fields, parts: Record<string, Part | undefined>): Fields =>
  Object.fromEntries(
    Object.entries({ ...form, ...parts }).flatMap(([name, part]) =>
      part === undefined ? [] : [[name, part]],
    ),
  );
const records = [
  { kind: 'post', form: post, others: otherPosts, creation: '/blog', change: '/blog/' },
  { kind: 'ad', form: ad, others: otherAds, creation: '/lands', change: '/lands/update/' },
];
const otherRecords = records.flatMap(({ others, ...record }) =>
  others.map(([what, parts]) => ({ ...record, what, other: changed(record.form, parts) })),
);
const everything = async ({ services: { db }, filesAfterRemovals }: RecordServer) => ({
  posts: await db.selectFrom('posts').selectAll().orderBy('id').execute(),
  ads: await db.selectFrom('ads').selectAll().orderBy('id').execute(),
  media: await db.selectFrom('ad_media').selectAll().orderBy('ad_id').orderBy('position').execute(),
  history: await db.selectFrom('history').selectAll().orderBy('id').execute(),
  files: await filesAfterRemovals(),
});
const expectOtherRecord = (answer: Answer) =>
  expect([answer.statusCode, answer.json()]).toEqual([409, { status: 'error', message: otherRecord }]);

test.for(otherRecords)(
  'a new $kind with another $what than the first under its key is refused',
  async ({ form, other, creation }, { server }) => {
    const key = randomUUID();
    const first = await send(server, 'POST', creation, form, key);
    const before = await everything(server);
    expectOtherRecord(await send(server, 'POST', creation, other, key));
    expect(await everything(server)).toEqual(before);
    expect((await send(server, 'POST', creation, form, key)).json()).toEqual(first.json());
    expect((await send(server, 'POST', creation, other, randomUUID())).statusCode).toBe(200);
  },
);

test.for(otherRecords)(
  'a change of the kind $kind with another $what than the first under its key is refused',
  async ({ form, other, creation, change }, { server }) => {
    const address = change + (await send(server, 'POST', creation, form)).json().id;
    const key = randomUUID();
    await send(server, 'PATCH', address, form, key);
    const before = await everything(server);
    expectOtherRecord(await send(server, 'PATCH', address, other, key));
    // another form, not an outdated one
    expectOtherRecord(await send(server, 'PATCH', address, { ...other, version: '1' }, key));
    expect(await everything(server)).toEqual(before);
  },
);

test('a change that keeps other images than the first under its key is refused', async ({ server }) => {
  const id = await server.addAd({}, mediaFields(jpg, png));
  const [first = '', second = ''] = await server.mediaOf(id);
  const key = randomUUID();
  const keep = (existing_images: string) =>
    send(server, 'PATCH', `/lands/update/${id}`, { ...Object.fromEntries(adForm()), existing_images }, key);
  expect((await keep(`${second},${first}`)).statusCode).toBe(200);
  expectOtherRecord(await keep(second));
  expect(await server.mediaOf(id)).toEqual([second, first]);
});

describe.each(records)('the form of the kind $kind', ({ form, others, creation, change }) => {
  test('that has created one is no change of it under the same key, nor the reverse', async ({ server }) => {
    const [first, second] = [randomUUID(), randomUUID()];
    const address = change + (await send(server, 'POST', creation, form, first)).json().id;
    expectOtherRecord(await send(server, 'PATCH', address, form, first));
    await send(server, 'PATCH', address, form, second);
    expectOtherRecord(await send(server, 'POST', creation, form, second));
  });

  test('with two contents under one key at once is stored once, with the files of one', async ({
    server,
  }) => {
    const before = await everything(server);
    const key = randomUUID();
    const both = [form, changed(form, others[0]?.[1] ?? {})];
    const answers = await Promise.all(both.map((one) => send(server, 'POST', creation, one, key)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    for (const answer of answers) if (answer.statusCode !== 200) expectOtherRecord(answer);
    const after = await everything(server);
    expect(after.posts.length + after.ads.length).toBe(before.posts.length + before.ads.length + 1);
    await send(server, 'POST', creation, form, randomUUID());
    const third = await everything(server);
    expect(after.files.length - before.files.length).toBe(third.files.length - after.files.length);
    await expectNoTemporaryFiles(server);
  });
});

test.for(Object.keys(contactMessage))(
  'a contact message with another %s than the first under its key is refused',
  async (field, { server }) => {
    const key = randomUUID();
    const subject = `Başka ${field}`;
    await sendMessage(server, { subject }, key);
    const answer = await sendMessage(server, { subject, [field]: 'Başka' }, key);
    expect([answer.statusCode, answer.json().message]).toEqual([409, otherForm]);
    expect(await storedMessages(server, subject)).toMatchObject([{ ...contactMessage, subject }]);
    expect(await storedMessages(server, 'Başka')).toEqual([]);
  },
);

test('outer blanks and the case of an email address are no other content', async ({ server }) => {
  const [first, second] = [randomUUID(), randomUUID()];
  await sendMessage(server, { subject: 'Boşluk' }, first);
  expect((await sendMessage(server, { subject: ' Boşluk ' }, first)).statusCode).toBe(200);
  await apply(server, { email: 'bosluk@example.com' }, second);
  expect((await apply(server, { email: ' Bosluk@Example.com ' }, second)).statusCode).toBe(200);
});

test.for(records)(
  'a new $kind whose image could not be read can be sent under its key with another',
  async ({ kind, form, creation }, { server }) => {
    const broken = { data: png.subarray(0, 60) };
    const image: Fields = kind === 'post' ? { file: broken } : { 'images[0]': broken };
    const key = randomUUID();
    expect((await send(server, 'POST', creation, { ...form, ...image }, key)).statusCode).toBe(415);
    expect((await send(server, 'POST', creation, form, key)).statusCode).toBe(200);
  },
);

test('an application that was refused can be sent under its key once it is corrected', async ({ server }) => {
  const key = randomUUID();
  expect((await apply(server, { email: 'a,b@example.com' }, key)).statusCode).toBe(400);
  expect((await apply(server, { email: 'bos@example.com' }, key)).statusCode).toBe(200);
});

test('a key is kept for a week', async ({ server }) => {
  const key = randomUUID();
  const save = async () => (await creations[0]?.create(server, 'Bir hafta', key))?.json().id;
  const id = await save();
  const { db } = server.services;
  const day = 24 * 60 * 60 * 1000;
  await sweepKeys(db, new Date(Date.now() + 6 * day));
  expect(await save()).toBe(id);
  await sweepKeys(db, new Date(Date.now() + 8 * day));
  expect(await save()).not.toBe(id);
});

test('a key that an earlier version has stored without a digest answers its repeat', async ({ server }) => {
  const key = randomUUID();
  const save = async () => (await creations[0]?.create(server, 'Eski sürüm', key))?.json().id;
  const id = await save();
  const { db } = server.services;
  await db.updateTable('saved_keys').set({ content_hash: null }).where('key', '=', key).execute();
  expect(await save()).toBe(id);
});

test('the stored digest of a form with a password is slow to guess', async ({ server }) => {
  const id = await server.addConsultant({ email: `${randomUUID()}@example.com` });
  await send(server, 'PATCH', `/users/${id}`, { password: 'Yeni.Sifre1' }, randomUUID());
  const { db } = server.services;
  const rows = await db.selectFrom('saved_keys').select('content_hash').where('kind', '=', 'user').execute();
  for (const { content_hash } of rows) expect(content_hash).toMatch(/^\$argon2id\$/);
});
