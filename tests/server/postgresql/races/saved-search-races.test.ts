/** What several processes do at once with saved searches, and what others change meanwhile. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { istanbulTime } from '../../../../rules/records/istanbulTime.ts';
import { tellOfNewAds } from '../../../../server/resources/ads/savedSearchMessages.ts';
import { raceTest } from '../raceTest.ts';

const today = (hour: number) => {
  const time = new Date();
  // Istanbul is three hours ahead
  time.setUTCHours(hour - 3, 0, 0, 0);
  return time;
};

const test = raceTest
  /** A word that only the ads and searches of this test have. */
  .extend('word', () => `arsa${randomUUID().slice(0, 8)}`)
  /** Adds a consultant who has saved a search for the word. */
  .extend('follow', ({ server, word }) => async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await server.addConsultant({ email });
    const saved = await server.call(
      'POST',
      '/saved-searches',
      { q: word, onay: '2026-11' },
      await server.signIn(id),
    );
    expect(saved.statusCode).toBe(200);
    const messages = server.services.db.selectFrom('outbox_messages').select('body').orderBy('id');
    return {
      id,
      search: saved.json()[0].id as number,
      told: async () => (await messages.where('recipient', '=', email).execute()).map(({ body }) => body),
    };
  })
  .extend(
    'addAd',
    ({ server, word }) =>
      (name: string) =>
        server.addAd({ title: `${word} ${name}` }),
  )
  .extend('tell', ({ server: { services } }) => (hour = 10) => () => {
    return tellOfNewAds({ ...services, now: () => today(hour) });
  })
  /** Compares the new ads before the hour of the messages. */
  .extend('compare', ({ tell }) => tell(7));

test('an ad that another process is comparing is left to it, and does not delay the others', async ({
  follow,
  addAd,
  tell,
  duringTransaction,
}) => {
  const { told } = await follow();
  const theirs = await addAd('zeytinlik');
  await addAd('bahçe');
  const isOther = [expect.not.stringContaining('zeytinlik')];
  await duringTransaction({
    hold: (trx) => trx.deleteFrom('uncompared_ads').where('ad_id', '=', theirs).execute(),
    calls: [tell()],
    finish: async () => expect(await told()).toEqual(isOther),
  });
  expect(await told()).toEqual(isOther);
});

test('an ad that is deleted while it is compared delays no message about another', async ({
  follow,
  addAd,
  tell,
  duringTransaction,
}) => {
  const { told } = await follow();
  const deleted = await addAd('zeytinlik');
  await addAd('bahçe');
  await duringTransaction({
    hold: (trx) => trx.deleteFrom('ads').where('id', '=', deleted).execute(),
    calls: [tell()],
  });
  expect(await told()).toEqual([expect.not.stringContaining('zeytinlik')]);
});

test('a search that is removed while ads are compared delays no message to somebody else', async ({
  follow,
  addAd,
  tell,
  duringTransaction,
}) => {
  const [leaving, other] = [await follow(), await follow()];
  await addAd('bahçe');
  await duringTransaction({
    hold: (trx) => trx.deleteFrom('saved_searches').where('id', '=', leaving.search).execute(),
    calls: [tell()],
  });
  expect(await leaving.told()).toEqual([]);
  expect(await other.told()).toHaveLength(1);
});

test('a search that another process is telling of is left to it, and does not delay the others', async ({
  follow,
  addAd,
  tell,
  compare,
  duringTransaction,
}) => {
  const [theirs, other] = [await follow(), await follow()];
  await addAd('bahçe');
  await compare();
  await duringTransaction({
    hold: (trx) =>
      trx
        .updateTable('saved_searches')
        .set({ told_on: istanbulTime(today(10)).day })
        .where('id', '=', theirs.search)
        .execute(),
    calls: [tell()],
    finish: async () => expect(await other.told()).toHaveLength(1),
  });
  expect(await theirs.told()).toEqual([]);
});

test('nobody is told who is being cancelled, and the others do not wait for it', async ({
  follow,
  addAd,
  tell,
  compare,
  duringTransaction,
}) => {
  const [cancelled, other] = [await follow(), await follow()];
  await addAd('bahçe');
  await compare();
  await duringTransaction({
    hold: (trx) => trx.updateTable('users').set({ is_deleted: 1 }).where('id', '=', cancelled.id).execute(),
    calls: [tell()],
    finish: async () => expect(await other.told()).toHaveLength(1),
  });
  expect(await cancelled.told()).toEqual([]);
});

test('of two different searches at once, the tenth is saved and the eleventh refused', async ({
  server,
  duringTransaction,
}) => {
  const id = await server.addConsultant({ email: `${randomUUID()}@example.com` });
  const session = await server.signIn(id);
  const save = (fiyat_max: number) =>
    server.call('POST', '/saved-searches', { fiyat_max, onay: '2026-11' }, session);
  for (let price = 1; price <= 9; price++) await save(price);
  const answers = await duringTransaction({
    hold: (trx) => trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute(),
    calls: [() => save(10), () => save(11)],
  });
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});
