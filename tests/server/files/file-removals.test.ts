import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { copyWidths } from '../../../server/files/fileNames.ts';
import { createFileRemovals } from '../../../server/files/fileRemovals.ts';
import { fileStoreText } from '../../../server/files/fileStoreText.ts';
import type { Services } from '../../../server/resources/services.ts';
import { jpg } from '../fixtures/forms.ts';
import { adForm, mediaFields } from '../fixtures/recordServer.ts';
import { recordTest } from '../fixtures/recordTest.ts';

const test = recordTest.extend('files', { scope: 'file' }, ({ server: { call, services } }) => ({
  status: async (file: string) => (await call('GET', `/users/docs/${file}`, undefined, {})).statusCode,
  waiting: () => services.db.selectFrom('file_removals').selectAll().execute(),
  /** Makes every waiting removal due. */
  hurry: () =>
    services.db
      .updateTable('file_removals')
      .set({ due_at: new Date(0) })
      .execute(),
}));

test.beforeEach(async ({ server }) => {
  await server.services.db.deleteFrom('file_removals').execute();
});
test.afterEach(() => {
  vi.restoreAllMocks();
});

test('files that a process left unremoved after its commit are removed by the next process', async ({
  server,
  files: { status, waiting },
}) => {
  const ad = await server.addAd({}, mediaFields(jpg));
  const [file = ''] = await server.mediaOf(ad);
  // the worker of this process does not run, as if the process had ended
  await server.changeAd(ad, { existing_images: '' });
  expect(await server.filesOnDisk()).toContain(file);
  expect(await status(file)).toBe(404);

  const next = createFileRemovals(server.services.db, server.services.files, () => undefined);
  next.start();
  await expect.poll(server.filesOnDisk).not.toContain(file);
  await next.stop();
  expect(await waiting()).toEqual([]);
});

test('files that a process stored without saving the change are removed', async ({
  server,
  files: { hurry },
}) => {
  const { db, removals } = server.services;
  vi.spyOn(removals, 'makeDue').mockResolvedValue();
  vi.spyOn(db, 'transaction').mockImplementation(() => {
    throw new Error('the process ends');
  });
  const before = await server.filesAfterRemovals();
  expect((await server.submitForm('POST', '/lands', adForm({}, mediaFields(jpg)))).statusCode).toBe(500);
  vi.restoreAllMocks();
  const imageWithCopies = 1 + copyWidths.length;
  expect(await server.filesAfterRemovals()).toHaveLength(before.length + imageWithCopies);

  await hurry();
  expect(await server.filesAfterRemovals()).toEqual(before);
});

const failedTest = test
  /** Deletes an ad while the store cannot remove its image. */
  .extend('failed', async ({ server }) => {
    const ad = await server.addAd({}, mediaFields(jpg));
    const [file = ''] = await server.mediaOf(ad);
    const broken = vi.spyOn(server.services.files, 'remove').mockRejectedValue(new Error('no disk'));
    const lineCount = server.logLines.length;
    const answer = await server.call('DELETE', `/lands/${ad}`);
    await server.services.removals.run();
    broken.mockRestore();
    return { file, answer, logged: server.logLines.slice(lineCount).join() };
  });

failedTest('a change succeeds although the removal of its files fails', ({ failed: { answer } }) => {
  expect(answer.statusCode).toBe(202);
});

failedTest('a failed removal is logged', ({ failed: { logged } }) => {
  expect(logged).toContain('stored files were not removed');
});

failedTest(
  'a failed removal is repeated, but not at once',
  async ({ server, files: { waiting, hurry }, failed: { file } }) => {
    expect((await waiting()).map(({ name }) => name)).toContain(file);
    // a store that is down is not called again at once
    expect(await server.filesAfterRemovals()).toContain(file);
    await hurry();
    expect(await server.filesAfterRemovals()).not.toContain(file);
  },
);

/**
 * Another process's worker on the same database. Its store answers when `store.answer` is called.
 */
function slowWorker({ db }: Pick<Services, 'db'>) {
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
    removals: createFileRemovals(db, store, (error) => failures.push(error)),
  };
}

test('no save waits for a removal', async ({ server, files: { waiting } }) => {
  const ad = await server.addAd({}, mediaFields(jpg));
  const { removals, store, asked } = slowWorker(server.services);
  vi.spyOn(server.services.removals, 'wake').mockImplementation(removals.wake);
  removals.start();
  expect((await server.call('DELETE', `/lands/${ad}`)).statusCode).toBe(202);
  await expect.poll(() => asked).toHaveLength(1);
  expect((await server.submitForm('POST', '/blog', { title: 'a', content: '<p>a</p>' })).statusCode).toBe(
    200,
  );
  store.answer();
  await expect.poll(waiting).toEqual([]);
  await removals.stop();
});

test('the first of several files stays while the others take hours to store', async ({ server }) => {
  const { db, files, removals } = server.services;
  const put = files.put.bind(files);
  vi.spyOn(files, 'put').mockImplementation(async (...file) => {
    await put(...file);
    await db
      .updateTable('file_removals')
      .set({ due_at: sql<Date>`due_at - interval '50 minutes'` })
      .execute();
    await removals.run();
  });
  const ad = await server.addAd({}, mediaFields(jpg, jpg, jpg));
  expect(await server.filesAfterRemovals()).toEqual(expect.arrayContaining(await server.mediaOf(ad)));
});

test('two processes do not remove the same files', async ({ server, files: { waiting } }) => {
  const ad = await server.addAd({}, mediaFields(jpg));
  await server.call('DELETE', `/lands/${ad}`);
  const [one, other] = [slowWorker(server.services), slowWorker(server.services)];
  const round = one.removals.run();
  await expect.poll(() => one.asked).toHaveLength(1);
  await other.removals.run();
  expect(other.asked).toEqual([]);
  one.store.answer();
  await round;
  expect(await waiting()).toEqual([]);
});

test('a stop aborts a running removal, and the next process completes it', async ({
  server,
  files: { hurry },
}) => {
  const ad = await server.addAd({}, mediaFields(jpg));
  const [file = ''] = await server.mediaOf(ad);
  await server.call('DELETE', `/lands/${ad}`);
  const { removals, asked, failures } = slowWorker(server.services);
  removals.start();
  await expect.poll(() => asked).toHaveLength(1);
  await removals.stop();
  expect(failures).toEqual([]);
  expect(await server.filesOnDisk()).toContain(file);
  await hurry();
  expect(await server.filesAfterRemovals()).not.toContain(file);
});

test('a save whose files are already being removed is refused, and keeps none of them', async ({
  server,
  files: { waiting, hurry },
}) => {
  const before = await server.filesAfterRemovals();
  const { announce } = server.services.removals;
  vi.spyOn(server.services.removals, 'announce').mockImplementation(async (names) => {
    await announce(names);
    // as if storing the files had taken longer than an hour
    await hurry();
    await server.services.removals.run();
  });
  const answer = await server.submitForm('POST', '/lands', adForm({ title: 'Geç kalan' }, mediaFields(jpg)));
  expect([answer.statusCode, answer.json().message]).toEqual([500, fileStoreText.failed.write]);
  expect((await server.call('GET', '/lands/trink?q=gec')).json().ads).toEqual([]);
  await hurry();
  expect(await server.filesAfterRemovals()).toEqual(before);
  expect(await waiting()).toEqual([]);
});

test('a change that was committed although it failed keeps its files', async ({
  server,
  files: { status },
}) => {
  const { db } = server.services;
  const begin = db.transaction.bind(db);
  const lost = vi.spyOn(db, 'transaction').mockImplementation(() => {
    const transaction = begin();
    const run = transaction.execute.bind(transaction);
    vi.spyOn(transaction, 'execute').mockImplementation(async (change) => {
      await run(change);
      throw new Error('the connection is lost');
    });
    return transaction;
  });
  expect(
    (await server.submitForm('POST', '/lands', adForm({ title: 'Kopan hat' }, mediaFields(jpg)))).statusCode,
  ).toBe(500);
  lost.mockRestore();
  const [ad] = (await server.call('GET', '/lands/trink?q=kopan')).json().ads;
  await server.services.removals.run();
  expect(await status(ad.images)).toBe(200);
  // their removal waits already
  expect((await server.call('DELETE', `/lands/${ad.Id}`)).statusCode).toBe(202);
  expect(await status(ad.images)).toBe(404);
});
