import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFileRemovals } from '../../../server/files/fileRemovals.ts';
import { jpg } from '../fixtures/forms.ts';
import { adForm, mediaFields, type RecordServer, startRecordServer } from '../fixtures/recordServer.ts';

let server: RecordServer;
beforeAll(async () => {
  server = await startRecordServer();
});
afterAll(() => server.stop());

const db = () => server.services.db;
const status = async (file: string) =>
  (await server.call('GET', `/users/docs/${file}`, undefined, {})).statusCode;
const waiting = () => db().selectFrom('file_removals').selectAll().execute();
/** Makes every waiting removal due. */
const hurry = () =>
  db()
    .updateTable('file_removals')
    .set({ due_at: new Date(0) })
    .execute();

test('files that a process left unremoved after its commit are removed by the next process', async () => {
  const ad = await server.addAd({}, mediaFields(jpg));
  const [file = ''] = await server.mediaOf(ad);
  // the worker of this process does not run, as if the process had ended
  await server.changeAd(ad, { existing_images: '' });
  expect(await server.filesOnDisk()).toContain(file);
  expect(await status(file)).toBe(404);

  const next = createFileRemovals(db(), server.services.files, () => undefined);
  next.start();
  await expect.poll(server.filesOnDisk).not.toContain(file);
  await next.stop();
  expect(await waiting()).toEqual([]);
});

test('files that a process stored without saving the change are removed', async () => {
  const { removals } = server.services;
  const giveUp = vi.spyOn(removals, 'giveUp').mockResolvedValue();
  const transaction = vi.spyOn(db(), 'transaction').mockImplementation(() => {
    throw new Error('the process ends');
  });
  const before = await server.storedFiles();
  expect((await server.submitForm('POST', '/lands', adForm({}, mediaFields(jpg)))).statusCode).toBe(500);
  transaction.mockRestore();
  giveUp.mockRestore();
  expect((await server.storedFiles()).length).toBe(before.length + 3);

  await hurry();
  expect(await server.storedFiles()).toEqual(before);
});

test('a failed removal is logged, does not fail the change, and is repeated', async () => {
  const ad = await server.addAd({}, mediaFields(jpg));
  const [file = ''] = await server.mediaOf(ad);
  const broken = vi.spyOn(server.services.files, 'remove').mockRejectedValue(new Error('no disk'));
  expect((await server.call('DELETE', `/lands/${ad}`)).statusCode).toBe(202);
  await server.services.removals.run();
  broken.mockRestore();
  expect(server.logLines.some((line) => line.includes('stored files were not removed'))).toBe(true);
  expect((await waiting()).map(({ name }) => name)).toContain(file);
  // a store that is down is not called again at once
  expect(await server.storedFiles()).toContain(file);
  await hurry();
  expect(await server.storedFiles()).not.toContain(file);
});

/**
 * Another process's worker on the same database. Its store answers when `store.answer` is called.
 */
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
  const ad = await server.addAd({}, mediaFields(jpg));
  const { removals, store, asked } = slowWorker();
  const own = vi.spyOn(server.services.removals, 'wake').mockImplementation(removals.wake);
  removals.start();
  expect((await server.call('DELETE', `/lands/${ad}`)).statusCode).toBe(202);
  await expect.poll(() => asked).toHaveLength(1);
  expect((await server.submitForm('POST', '/blog', { title: 'a', content: '<p>a</p>' })).statusCode).toBe(
    200,
  );
  store.answer();
  await expect.poll(waiting).toEqual([]);
  own.mockRestore();
  await removals.stop();
});

test('two processes do not remove the same files', async () => {
  const ad = await server.addAd({}, mediaFields(jpg));
  await server.call('DELETE', `/lands/${ad}`);
  const [one, other] = [slowWorker(), slowWorker()];
  const round = one.removals.run();
  await expect.poll(() => one.asked).toHaveLength(1);
  await other.removals.run();
  expect(other.asked).toEqual([]);
  one.store.answer();
  await round;
  expect(await waiting()).toEqual([]);
});

test('a stop aborts a running removal, and the next process completes it', async () => {
  const ad = await server.addAd({}, mediaFields(jpg));
  const [file = ''] = await server.mediaOf(ad);
  await server.call('DELETE', `/lands/${ad}`);
  const { removals, asked, failures } = slowWorker();
  removals.start();
  await expect.poll(() => asked).toHaveLength(1);
  await removals.stop();
  expect(failures).toEqual([]);
  expect(await server.filesOnDisk()).toContain(file);
  await hurry();
  expect(await server.storedFiles()).not.toContain(file);
});

test('a save whose files are already being removed is refused, and keeps none of them', async () => {
  const before = await server.storedFiles();
  const { announce } = server.services.removals;
  const slow = vi.spyOn(server.services.removals, 'announce').mockImplementation(async (names) => {
    await announce(names);
    // as if storing the files had taken longer than an hour
    await hurry();
    await server.services.removals.run();
  });
  const answer = await server.submitForm('POST', '/lands', adForm({ title: 'Geç kalan' }, mediaFields(jpg)));
  slow.mockRestore();
  expect([answer.statusCode, answer.json().message]).toEqual([
    500,
    'Dosyalar şu anda kaydedilemiyor. Lütfen biraz sonra tekrar deneyin.',
  ]);
  expect((await server.call('GET', '/lands/trink?q=gec')).json().ads).toEqual([]);
  await hurry();
  expect(await server.storedFiles()).toEqual(before);
  expect(await waiting()).toEqual([]);
});

test('a change that was committed although it failed keeps its files', async () => {
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
  expect((await server.submitForm('POST', '/lands', adForm({}, mediaFields(jpg)))).statusCode).toBe(500);
  lost.mockRestore();
  const [ad] = (await server.call('GET', '/lands/trink')).json().ads;
  await server.services.removals.run();
  expect(await status(ad.images)).toBe(200);
  await database.deleteFrom('file_removals').execute();
});
