/** Concurrent references, releases and removals of stored files in several processes. */
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../../server/database/schema.ts';
import { newFileName } from '../../../../server/files/fileNames.ts';
import {
  registerFiles,
  releaseFiles,
  releaseForgottenImages,
} from '../../../../server/files/fileRegister.ts';
import { createFileRemovals } from '../../../../server/files/fileRemovals.ts';
import { writePostImages } from '../../../../server/resources/blog/postImageHandlers.ts';
import { jpg } from '../../fixtures/forms.ts';
import { mediaFields } from '../../fixtures/recordServer.ts';
import { raceTest, readWithoutIndexes } from '../raceTest.ts';

const test = raceTest.extend('status', { scope: 'file' }, ({ server }) => async (name: string) => {
  return (await server.call('GET', `/users/docs/${name}`, undefined, {})).statusCode;
});

const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
const textWith = (name: string) => `<p>Metin</p><p><img src="/api/v1/users/docs/${name}"></p>`;

test("an ad's image that a post's text refers to while the ad is deleted stays, and both succeed", async ({
  server,
  duringTransaction,
  status,
}) => {
  const ad = await server.addAd({}, mediaFields(jpg));
  const [image = ''] = await server.mediaOf(ad);
  const post = await server.addPost();
  const [answer] = await duringTransaction({
    hold: (trx) => writePostImages(trx, post, textWith(image), new Date()),
    calls: [() => server.call('DELETE', `/lands/${ad}`)],
  });
  expect(answer?.statusCode).toBe(202);
  expect(await status(image)).toBe(200);
});

test('an image that a text refers to while forgotten images are swept stays', async ({
  server,
  duringTransaction,
  status,
}) => {
  const image = (await server.submitForm('POST', '/blog/images', { file: { data: jpg } })).json().file;
  const post = await server.addPost();
  await duringTransaction({
    hold: (trx) => writePostImages(trx, post, textWith(image), new Date()),
    calls: [() => releaseForgottenImages(server.services.db, inAMonth)],
  });
  expect(await status(image)).toBe(200);
});

test('a text that refers to an image while it is released is refused', async ({
  server,
  duringTransaction,
}) => {
  const ad = await server.addAd({}, mediaFields(jpg));
  const [image = ''] = await server.mediaOf(ad);
  const post = await server.addPost();
  const answers = await duringTransaction({
    hold: async (trx) => {
      await trx.deleteFrom('ad_media').where('name', '=', image).execute();
      await releaseFiles(trx, [image]);
    },
    calls: [
      () => server.submitForm('POST', '/blog', { title: 'Yeni', content: textWith(image) }),
      () => server.submitForm('PATCH', `/blog/${post}`, { content: textWith(image) }),
    ],
  });
  expect(answers.map((answer) => [answer.statusCode, answer.json().fields])).toEqual(
    Array.from({ length: 2 }, () => [400, { content: expect.stringContaining('1. görsel') }]),
  );
});

test('a process removes files that no other has claimed, without waiting', async ({
  server,
  duringTransaction,
}) => {
  const names = ['birinciicinornek.jpg', 'ikinciicinornek.jpg'] as const;
  const { db } = server.services;
  await server.services.removals.run();
  await db
    .insertInto('file_removals')
    .values(names.map((name) => ({ name })))
    .execute();
  const removed: string[] = [];
  const store = { remove: async (due: readonly string[]) => void removed.push(...due) };
  const { run } = createFileRemovals(db, store, () => {});
  await duringTransaction({
    hold: (trx) =>
      trx
        .updateTable('file_removals')
        .set({ due_at: new Date(Date.now() + 60_000) })
        .where('name', '=', names[0])
        .execute(),
    calls: [run],
    finish: async () => expect(removed).toEqual([names[1]]),
  });
  expect(removed).toEqual([names[1]]);
});

test('a file whose removal is being claimed cannot be registered', async ({ server, duringTransaction }) => {
  const name = 'ucuncuicinornek.jpg';
  const { db } = server.services;
  await db.insertInto('file_removals').values({ name }).execute();
  const register = () => db.transaction().execute((trx) => registerFiles(trx, [name], 'media'));
  await expect(
    duringTransaction({
      hold: (trx) => trx.updateTable('file_removals').set({ attempts: 1 }).where('name', '=', name).execute(),
      calls: [register],
    }),
  ).rejects.toThrow('removal has begun');
});

const orderTest = test
  /** Two stored files, the later name first, so that a scan of the table meets them backwards. */
  .extend('names', async ({ server: { services } }) => {
    const [later, first] = [newFileName('jpg'), newFileName('jpg')].toSorted().toReversed();
    if (later === undefined || first === undefined) throw new Error('Two names are missing');
    for (const name of [later, first]) {
      await services.db.insertInto('file_removals').values({ name }).execute();
      await services.db.transaction().execute((trx) => registerFiles(trx, [name], 'media'));
    }
    return { later, first };
  })
  /** Makes a change during a transaction that locks both files in the order of their names. */
  .extend('meet', ({ server: { services }, names: { later, first }, duringTransaction }) => {
    const lock = (trx: Kysely<Database>, name: string) =>
      trx.selectFrom('files').select('name').where('name', '=', name).forUpdate().execute();
    return async (change: (trx: Kysely<Database>) => Promise<void>) => {
      const call = () =>
        services.db.transaction().execute(async (trx) => {
          await readWithoutIndexes(trx);
          await change(trx);
        });
      await duringTransaction({
        hold: (trx) => lock(trx, first),
        calls: [call],
        finish: (trx) => lock(trx, later),
      });
    };
  });

orderTest(
  'texts that refer to the same images, or lose them, do not wait for each other',
  async ({ server, names: { later, first }, meet }) => {
    const post = await server.addPost();
    const content = textWith(later) + textWith(first);
    await meet((trx) => writePostImages(trx, post, content, new Date()));
    await meet((trx) => writePostImages(trx, post, '<p>Metin</p>', new Date()));
  },
);

orderTest('releases of the same files do not wait for each other', async ({ names, meet }) => {
  await meet((trx) => releaseFiles(trx, [names.later, names.first]));
});
