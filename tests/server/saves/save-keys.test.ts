import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sweepKeys } from '../../../server/resources/saveOnce.ts';
import { form as adFields, admin, server, stored, withAdServer } from '../fixtures/adServer.ts';
import { jpg, type Part, png, sendForm } from '../fixtures/forms.ts';
import { call, historyOf } from '../fixtures/records.ts';

withAdServer();

const send = (method: 'POST' | 'PATCH', url: string, fields: [string, Part][], key?: string) =>
  sendForm(server.app, method, `/api/v1${url}`, fields, {
    ...admin,
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  });
const image = (data: Uint8Array): Part => ({ data });

/** A kind of record whose save can be sent again. */
const cases = [
  {
    kind: 'post',
    create: (title: string, key?: string) =>
      send(
        'POST',
        '/blog',
        [
          ['title', title],
          ['content', '<p>Metin</p>'],
          ['file', image(jpg)],
        ],
        key,
      ),
    change: (id: number, title: string, version?: number, key?: string) =>
      send('PATCH', `/blog/${id}`, [['title', title], ['file', image(png)], ...seen(version)], key),
    /** Its title, its version and how many media it shows. */
    async read(id: number) {
      const post = (await call('GET', `/blog/${id}`)).json();
      return [post.title, post.version, post.image === '' ? 0 : 1];
    },
    mediaAfterChange: 1,
    async titles() {
      const { blogs }: { blogs: { title: string }[] } = (await call('GET', '/blog')).json();
      return blogs.map(({ title }) => title);
    },
  },
  {
    kind: 'ad',
    create: (title: string, key?: string) =>
      send('POST', '/lands', adFields({ title }, [['images[0]', image(jpg)]]), key),
    change: (id: number, title: string, version?: number, key?: string) =>
      send(
        'PATCH',
        `/lands/update/${id}`,
        [...adFields({ title }, [['images[0]', image(png)]]), ...seen(version)],
        key,
      ),
    async read(id: number) {
      const [ad] = (await call('GET', `/lands/${id}`)).json();
      return [ad.title, ad.version, ad.images.split(',').length];
    },
    mediaAfterChange: 2,
    async titles() {
      const { ads }: { ads: { title: string }[] } = (await call('GET', '/lands/trink')).json();
      return ads.map(({ title }) => title);
    },
  },
];

const seen = (version?: number): [string, Part][] =>
  version === undefined ? [] : [['version', String(version)]];
/** The temporary files of forms that are still being worked on. */
const received = () => readdir(join(server.services.config.dataDir, 'uploads'));
const waiting = () => server.services.db.selectFrom('file_removals').selectAll().execute();

describe.each(cases)('a $kind', ({ kind, create, change, read, titles, mediaAfterChange }) => {
  const count = async (wanted: string) => (await titles()).filter((title) => title === wanted).length;
  const added = async (key?: string): Promise<number> => {
    const answer = await create('Urla', key);
    expect(answer.statusCode).toBe(200);
    return answer.json().id;
  };
  const actions = async (id: number) => (await historyOf(kind, id)).map(({ action }) => action);
  const expectNothingLeft = async () => {
    await expect.poll(received).toEqual([]);
    expect(await waiting()).toEqual([]);
  };

  test('that is sent again under its key is stored once, and answered alike', async () => {
    const title = `Tekrar ${kind}`;
    const key = randomUUID();
    const first = await create(title, key);
    const files = await stored();
    const again = await create(title, key.toUpperCase());
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await count(title)).toBe(1);
    expect(await stored()).toEqual(files);
    expect(await actions(first.json().id)).toEqual(['created']);
    await expectNothingLeft();
  });

  test('that comes twice at once is stored once, and no file of the other stays', async () => {
    const title = `Aynı anda ${kind}`;
    const key = randomUUID();
    const before = (await stored()).length;
    const answers = await Promise.all([create(title, key), create(title, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(await count(title)).toBe(1);
    // the image and its two smaller copies
    expect((await stored()).length).toBe(before + 3);
    await expectNothingLeft();
  });

  test('without a key is another one each time', async () => {
    const title = `Anahtarsız ${kind}`;
    await create(title);
    await create(title);
    expect(await count(title)).toBe(2);
  });

  test('that is changed again under the same key is changed once', async () => {
    const id = await added(randomUUID());
    const key = randomUUID();
    const first = await change(id, 'Yeni', 1, key);
    const files = await stored();
    const again = await change(id, 'Yeni', 1, key);
    expect([first, again].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await read(id)).toEqual(['Yeni', 2, mediaAfterChange]);
    expect(await stored()).toEqual(files);
    expect(await actions(id)).toEqual(['changed', 'created']);
    await expectNothingLeft();
  });

  test.each([1, undefined])(
    'that is changed twice at once under one key, with version %s, is changed once',
    async (version) => {
      const id = await added();
      const before = (await stored()).length;
      const key = randomUUID();
      const answers = await Promise.all([change(id, 'Yeni', version, key), change(id, 'Yeni', version, key)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await read(id)).toEqual(['Yeni', 2, mediaAfterChange]);
      expect((await stored()).length).toBe(before + 3 * (mediaAfterChange - 1));
      expect(await actions(id)).toEqual(['changed', 'created']);
      await expectNothingLeft();
    },
  );

  test('that is changed under another key has to have been seen as it is', async () => {
    const id = await added();
    expect((await change(id, 'Yeni', 1, randomUUID())).statusCode).toBe(200);
    const late = await change(id, 'Başka', 1, randomUUID());
    expect([late.statusCode, Object.keys(late.json().fields)]).toEqual([409, ['version']]);
    expect(await read(id)).toEqual(['Yeni', 2, mediaAfterChange]);
  });

  test.each([
    ['without a key', () => undefined],
    ['under a key', randomUUID],
  ])('keeps its keys while others change it %s', async (_, theirs) => {
    const title = `Başkasının da ${kind}`;
    const [created, changed] = [randomUUID(), randomUUID()];
    const id: number = (await create(title, created)).json().id;
    await change(id, title, 1, changed);
    expect((await change(id, 'Başkasının', 2, theirs())).statusCode).toBe(200);
    expect((await change(id, title, 1, changed)).statusCode).toBe(200);
    expect((await create(title, created)).json().id).toBe(id);
    expect((await read(id)).slice(0, 2)).toEqual(['Başkasının', 3]);
    expect(await count(title)).toBe(0);
  });

  test('can be sent again for a week', async () => {
    const key = randomUUID();
    const id = await added(key);
    const { db } = server.services;
    const day = 24 * 60 * 60 * 1000;
    await sweepKeys(db, new Date(Date.now() + 6 * day));
    expect(await added(key)).toBe(id);
    await sweepKeys(db, new Date(Date.now() + 8 * day));
    expect(await added(key)).not.toBe(id);
  });

  test('is not saved under the key of another one', async () => {
    const key = randomUUID();
    await added(key);
    const other = await added();
    const answer = await change(other, 'Yeni', 1, key);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['Idempotency-Key']]);
    expect(await read(other)).toEqual(['Urla', 1, 1]);
  });

  test('is not saved under what is no key', async () => {
    const id = await added();
    for (const answer of [
      await create('Anahtar', 'x'),
      await change(id, 'Anahtar', 1, `urn:uuid:${randomUUID()}`),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        expect.objectContaining({ fields: { 'Idempotency-Key': expect.any(String) } }),
      ]);
    }
    expect(await count('Anahtar')).toBe(0);
    expect(await read(id)).toEqual(['Urla', 1, 1]);
  });

  test('that could not be saved is saved by the same key later', async () => {
    const key = randomUUID();
    const id = await added();
    const refused = await change(id, ' '.repeat(3), 1, key);
    expect(refused.statusCode).toBe(400);
    expect((await change(id, 'Yeni', 1, key)).statusCode).toBe(200);
    expect(await read(id)).toEqual(['Yeni', 2, mediaAfterChange]);
  });
});
