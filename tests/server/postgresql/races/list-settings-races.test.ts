/** What tabs and admins do at once with the settings of a list. */
import { expect } from 'vitest';
import { untouchedSettings } from '../../../../rules/lists/listSettings.ts';
import { raceTest } from '../raceTest.ts';

const test = raceTest
  .extend('deniz', ({ server }) => server.addColleague())
  .extend('save', ({ server, deniz }) => (density: 'comfortable' | 'compact', name: string, version = 0) => {
    const settings = { ...untouchedSettings, density, views: [{ name, query: '' }], version };
    return server.call('PUT', '/list-settings/ads', settings, deniz.session);
  })
  .extend('stored', ({ server, deniz }) => () => {
    const rows = server.services.db.selectFrom('list_settings').select(['settings', 'version']);
    return rows.where('user_id', '=', deniz.id).execute();
  });

test('of two first saves at once, the second is told', async ({ deniz, save, stored, duringTransaction }) => {
  const answers = await duringTransaction({
    // a row of theirs refers to it
    hold: (trx) => trx.selectFrom('users').select('id').where('id', '=', deniz.id).forUpdate().execute(),
    calls: [() => save('compact', 'Bir'), () => save('comfortable', 'İki')],
  });
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const saved = answers.find(({ statusCode }) => statusCode === 200)?.json();
  expect(await stored()).toEqual([
    { settings: { columns: [], density: saved.density, views: saved.views }, version: 1 },
  ]);
});

test('the same save, sent twice at once, counts once', async ({ deniz, save, stored, duringTransaction }) => {
  const answers = await duringTransaction({
    hold: (trx) => trx.selectFrom('users').select('id').where('id', '=', deniz.id).forUpdate().execute(),
    calls: [() => save('compact', 'Bir'), () => save('compact', 'Bir')],
  });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await stored()).toMatchObject([{ version: 1 }]);
});

test('of two changes at once, the second is told', async ({ deniz, save, stored, duringTransaction }) => {
  await save('compact', 'Bir');
  const answers = await duringTransaction({
    hold: (trx) =>
      trx.selectFrom('list_settings').select('list').where('user_id', '=', deniz.id).forUpdate().execute(),
    calls: [() => save('compact', 'İki', 1), () => save('compact', 'Üç', 1)],
  });
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const saved = answers.find(({ statusCode }) => statusCode === 200)?.json();
  expect(await stored()).toMatchObject([{ settings: { views: saved.views }, version: 2 }]);
});

test('whoever is switched off during a save leaves no settings', async ({
  server,
  deniz,
  save,
  stored,
  duringTransaction,
}) => {
  const [, off] = await duringTransaction({
    hold: (trx) => trx.selectFrom('users').select('id').where('id', '=', deniz.id).forUpdate().execute(),
    calls: [() => save('compact', 'Bir'), () => server.call('POST', `/team/${deniz.id}/switch-off`)],
  });
  expect(off?.statusCode).toBe(200);
  expect(await stored()).toEqual([]);
});
