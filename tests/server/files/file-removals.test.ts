import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { releaseForgottenImages } from '../../../server/files/fileRegister.ts';
import { createFileRemovals } from '../../../server/files/fileRemovals.ts';
import {
  add,
  form as adFields,
  admin,
  consultant,
  filesOnDisk,
  mediaOf,
  files as mediaParts,
  send,
  server,
  stored,
  withAdServer,
} from '../fixtures/adServer.ts';
import { jpg, mp4, pdf } from '../fixtures/forms.ts';
import { addApplicant, addPost, call, form } from '../fixtures/records.ts';

withAdServer();

/** Stores a picture for a text, as the editor does. */
async function upload(data: Uint8Array = jpg): Promise<{ file: string; url: string }> {
  const answer = await form('POST', '/blog/images', { file: { data } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const textWith = (...pictures: { url: string }[]) =>
  `<p>Metin</p>${pictures.map(({ url }) => `<p><img src="${url}"></p>`).join('')}`;
const status = async (file: string) => (await call('GET', `/users/docs/${file}`, undefined, {})).statusCode;
const waiting = () => server.services.db.selectFrom('file_removals').selectAll().execute();
const db = () => server.services.db;
/** The hourly sweep, as it runs that many days from now. */
const sweepAfter = async (days: number) => {
  const day = 24 * 60 * 60 * 1000;
  await releaseForgottenImages(db(), new Date(Date.now() + (days - 14) * day));
};
/** Makes everything that waits due. */
const hurry = () =>
  db()
    .updateTable('file_removals')
    .set({ due_at: new Date(0) })
    .execute();

describe('a picture in a post', () => {
  test('is stored with its smaller copies, and everyone sees it', async () => {
    const { file, url } = await upload();
    expect(url).toBe(`/api/v1/users/docs/${file}`);
    expect(await stored()).toEqual(
      expect.arrayContaining([file, file.replace('.jpg', '-w150.jpg'), file.replace('.jpg', '-w640.jpg')]),
    );
    expect(await status(file)).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  test('is taken by its content only, and from admins only', async () => {
    const before = await stored();
    for (const data of [pdf, mp4, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
      const answer = await form('POST', '/blog/images', {
        file: { data, name: 'a.jpg', type: 'image/jpeg' },
      });
      expect(answer.statusCode).toBe(415);
    }
    expect((await form('POST', '/blog/images', {})).statusCode).toBe(400);
    expect((await form('POST', '/blog/images', { file: { data: jpg } }, consultant)).statusCode).toBe(403);
    expect(await stored()).toEqual(before);
  });

  test('stays for two weeks after it was uploaded, so that the draft of a text can be saved', async () => {
    const picture = await upload();
    await sweepAfter(13);
    expect(await status(picture.file)).toBe(200);
    await addPost({ content: textWith(picture) });
    await sweepAfter(30);
    expect(await status(picture.file)).toBe(200);
  });

  test('that was not used for two weeks goes with its copies', async () => {
    const before = await stored();
    const picture = await upload();
    await sweepAfter(15);
    expect(await status(picture.file)).toBe(404);
    expect(await stored()).toEqual(before);
  });

  test.each([
    [
      'the text no longer shows it',
      (id: number) => form('PATCH', `/blog/${id}`, { content: '<p>Metin</p>' }),
    ],
    ['its post is deleted', (id: number) => call('DELETE', `/blog/${id}`)],
  ])('stays for two weeks after %s, so that another draft can be saved', async (_how, drop) => {
    const picture = await upload();
    const id = await addPost({ content: textWith(picture) });
    // uploaded long ago
    await db()
      .updateTable('files')
      .set({ last_text_use_at: new Date(0) })
      .execute();
    await drop(id);
    await sweepAfter(13);
    const draft = await addPost({ content: textWith(picture) });
    expect(await status(picture.file)).toBe(200);

    await call('DELETE', `/blog/${draft}`);
    await sweepAfter(15);
    expect(await status(picture.file)).toBe(404);
    expect(await stored()).not.toContain(picture.file);
  });

  test('that another post shows stays when one post drops it', async () => {
    const shared = await upload();
    const id = await addPost({ content: textWith(shared) });
    const other = await addPost({ content: textWith(shared) });
    await call('DELETE', `/blog/${id}`);
    await sweepAfter(15);
    expect(await status(shared.file)).toBe(200);
    await form('PATCH', `/blog/${other}`, { title: 'Yeni' });
    await sweepAfter(15);
    expect(await status(shared.file)).toBe(200);
  });

  test("that is an ad's image too stays when the ad is deleted", async () => {
    const ad = await add({}, mediaParts(jpg));
    const [file = ''] = await mediaOf(ad);
    await addPost({ content: textWith({ url: `/api/v1/users/docs/${file}` }) });
    expect((await call('DELETE', `/lands/${ad}`)).statusCode).toBe(202);
    await sweepAfter(15);
    expect(await status(file)).toBe(200);
  });

  test('of an ad goes at once when no text shows it', async () => {
    const ad = await add({}, mediaParts(jpg));
    const [file = ''] = await mediaOf(ad);
    expect((await call('DELETE', `/lands/${ad}`)).statusCode).toBe(202);
    expect(await status(file)).toBe(404);
    expect(await stored()).not.toContain(file);
  });
});

describe('a text with an image that does not exist any more', () => {
  const absent = { url: '/api/v1/users/docs/yokboylebirdosya.jpg' };
  const sentence = 'Metindeki 2. görsel artık kayıtlı değil.';

  test('is not saved as a new post, and its sender is told which image it is', async () => {
    const picture = await upload();
    const before = await stored();
    const answer = await form('POST', '/blog', {
      title: 'Cuma taslağı',
      content: textWith(picture, absent, picture),
      file: { data: jpg },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        status: 'error',
        message: 'Lütfen işaretli alanları kontrol edin.',
        fields: { content: expect.stringContaining(sentence) },
      },
    ]);
    expect((await call('GET', '/blog?q=cuma')).json().blogs).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  test('is not saved over a post', async () => {
    const picture = await upload();
    const id = await addPost({ content: textWith(picture) });
    const before = (await call('GET', `/blog/${id}`)).json();
    const change = { title: 'Yeni', content: textWith(picture, absent) };
    const answer = await form('PATCH', `/blog/${id}`, change);
    expect([answer.statusCode, answer.json().fields.content]).toEqual([
      400,
      expect.stringContaining(sentence),
    ]);
    expect((await call('GET', `/blog/${id}`)).json()).toEqual(before);
    expect((await call('GET', `/history/post/${id}`)).json()).toHaveLength(1);
    // the image of the stored text is still in use
    await sweepAfter(15);
    expect(await status(picture.file)).toBe(200);
  });

  test('names all of them, each where it stands', async () => {
    const picture = await upload();
    const answer = await form('POST', '/blog', { title: 'a', content: textWith(absent, picture, absent) });
    expect(answer.json().fields.content).toContain('Metindeki 1. ve 3. görseller artık kayıtlı değil.');
  });

  test('holds a document, or the smaller copy of an image, as little', async () => {
    const { file } = await upload();
    const id = await addApplicant('gizli@example.com');
    const { certificate } = (await call('GET', `/users/${id}`)).json()[0];
    for (const name of [certificate, file.replace('.jpg', '-w150.jpg')]) {
      const content = textWith({ url: `/api/v1/users/docs/${name}` });
      expect((await form('POST', '/blog', { title: 'a', content })).statusCode).toBe(400);
    }
  });

  test('is saved once the image is taken out of it, under the same key', async () => {
    const headers = { ...admin, 'Idempotency-Key': randomUUID() };
    const refused = await form('POST', '/blog', { title: 'a', content: textWith(absent) }, headers);
    const saved = await form('POST', '/blog', { title: 'a', content: textWith() }, headers);
    expect([refused.statusCode, saved.statusCode]).toEqual([400, 200]);
  });
});

test('replaced documents go, and the new ones stay', async () => {
  const id = await addApplicant('belge@example.com');
  const before = (await call('GET', `/users/${id}`)).json()[0];
  await form('PATCH', `/users/${id}`, { certificate: { data: pdf, name: 'yeni.pdf' } });
  const after = (await call('GET', `/users/${id}`)).json()[0];
  const left = await stored();
  expect(left).not.toContain(before.certificate);
  expect(left).toEqual(expect.arrayContaining([before.tax_plate, after.certificate]));
});

test('a process that ends between commit and removal leaves nothing behind', async () => {
  const ad = await add({}, mediaParts(jpg));
  const [file = ''] = await mediaOf(ad);
  // as if it ended here: its worker does not run
  await send('PATCH', `/update/${ad}`, adFields({ existing_images: '' }));
  expect(await filesOnDisk()).toContain(file);
  expect(await status(file)).toBe(404);

  const next = createFileRemovals(db(), server.services.files, () => undefined);
  next.start();
  await expect.poll(filesOnDisk).not.toContain(file);
  await next.stop();
  expect(await waiting()).toEqual([]);
});

test('a process that ends before the change refers to its files leaves nothing behind', async () => {
  const { removals } = server.services;
  const giveUp = vi.spyOn(removals, 'giveUp').mockResolvedValue();
  const transaction = vi.spyOn(db(), 'transaction').mockImplementation(() => {
    throw new Error('the process ends');
  });
  const before = await stored();
  expect((await send('POST', '', adFields({}, mediaParts(jpg)))).statusCode).toBe(500);
  transaction.mockRestore();
  giveUp.mockRestore();
  expect((await stored()).length).toBe(before.length + 3);

  await hurry();
  expect(await stored()).toEqual(before);
});

test('a removal that fails is logged, costs the change nothing, and is tried again', async () => {
  const ad = await add({}, mediaParts(jpg));
  const [file = ''] = await mediaOf(ad);
  const broken = vi.spyOn(server.services.files, 'remove').mockRejectedValue(new Error('no disk'));
  expect((await call('DELETE', `/lands/${ad}`)).statusCode).toBe(202);
  await server.services.removals.run();
  broken.mockRestore();
  expect(server.logLines.some((line) => line.includes('stored files were not removed'))).toBe(true);
  expect((await waiting()).map(({ name }) => name)).toContain(file);
  // not at once, so that a store that is down is left in peace
  expect(await stored()).toContain(file);
  await hurry();
  expect(await stored()).not.toContain(file);
});

/** Another process's worker on the same database, whose store answers when it is told to. */
function slowWorker() {
  const asked: (readonly string[])[] = [];
  const store = {
    answer: () => undefined,
    remove: (names: readonly string[], signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        asked.push(names);
        store.answer = () => void resolve();
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  };
  const failures: unknown[] = [];
  return {
    asked,
    store,
    failures,
    removals: createFileRemovals(db(), store, (error) => failures.push(error)),
  };
}

test('no save waits for a removal', async () => {
  const ad = await add({}, mediaParts(jpg));
  const { removals, store, asked } = slowWorker();
  const own = vi.spyOn(server.services.removals, 'wake').mockImplementation(removals.wake);
  removals.start();
  expect((await call('DELETE', `/lands/${ad}`)).statusCode).toBe(202);
  await expect.poll(() => asked).toHaveLength(1);
  // the store has not answered yet, and the next save is answered all the same
  expect((await form('POST', '/blog', { title: 'a', content: '<p>a</p>' })).statusCode).toBe(200);
  store.answer();
  await expect.poll(waiting).toEqual([]);
  own.mockRestore();
  await removals.stop();
});

test('two processes do not remove the same files', async () => {
  const ad = await add({}, mediaParts(jpg));
  await call('DELETE', `/lands/${ad}`);
  const [one, other] = [slowWorker(), slowWorker()];
  const round = one.removals.run();
  await expect.poll(() => one.asked).toHaveLength(1);
  await other.removals.run();
  expect(other.asked).toEqual([]);
  one.store.answer();
  await round;
  expect(await waiting()).toEqual([]);
});

test('a stop ends the removal that is under way, and the next process does it', async () => {
  const ad = await add({}, mediaParts(jpg));
  const [file = ''] = await mediaOf(ad);
  await call('DELETE', `/lands/${ad}`);
  const { removals, asked, failures } = slowWorker();
  removals.start();
  await expect.poll(() => asked).toHaveLength(1);
  await removals.stop();
  expect(failures).toEqual([]);
  expect(await filesOnDisk()).toContain(file);
  await hurry();
  expect(await stored()).not.toContain(file);
});

test('a save whose files are being removed already is refused, and keeps none of them', async () => {
  const before = await stored();
  const { announce } = server.services.removals;
  const slow = vi.spyOn(server.services.removals, 'announce').mockImplementation(async (names) => {
    await announce(names);
    // as if storing the files had taken longer than the hour that was announced
    await hurry();
    await server.services.removals.run();
  });
  const answer = await send('POST', '', adFields({ title: 'Geç kalan' }, mediaParts(jpg)));
  slow.mockRestore();
  expect([answer.statusCode, answer.json().message]).toEqual([
    500,
    'Dosyalar şu anda kaydedilemiyor. Lütfen biraz sonra tekrar deneyin.',
  ]);
  expect((await call('GET', '/lands/trink?q=gec')).json().ads).toEqual([]);
  await hurry();
  expect(await stored()).toEqual(before);
  expect(await waiting()).toEqual([]);
});

test('a change whose commit is acknowledged too late keeps its files', async () => {
  const { db: database } = server.services;
  const begin = database.transaction.bind(database);
  const lost = vi.spyOn(database, 'transaction').mockImplementation(() => {
    const transaction = begin();
    const run = transaction.execute.bind(transaction);
    vi.spyOn(transaction, 'execute').mockImplementation(async (change) => {
      await run(change);
      throw new Error('the connection is lost');
    });
    return transaction;
  });
  expect((await send('POST', '', adFields({}, mediaParts(jpg)))).statusCode).toBe(500);
  lost.mockRestore();
  const [ad] = (await call('GET', '/lands/trink')).json().ads;
  await server.services.removals.run();
  expect(await status(ad.images)).toBe(200);
  await database.deleteFrom('file_removals').execute();
});
