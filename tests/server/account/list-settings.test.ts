/** What each admin sets up for the lists of the panel. */
import { expect } from 'vitest';
import { untouchedSettings } from '../../../rules/lists/listSettings.ts';
import { refusalText } from '../../../server/config/refusalText.ts';
import { recordTest } from '../fixtures/recordTest.ts';

const settings = {
  columns: [
    { field: 'name', visible: true, width: 220 },
    { field: 'phone', visible: false },
  ],
  density: 'compact',
  views: [{ name: 'Bu hafta İzmir', query: 'il=35&days=thisWeek' }],
};

const test = recordTest
  /** An admin who has set up nothing yet, with a session. */
  .extend('deniz', ({ server }) => server.addColleague())
  .extend(
    'read',
    ({ server, deniz }) =>
      async (list = 'ads', session = deniz.session) =>
        (await server.call('GET', `/list-settings/${list}`, undefined, session)).json(),
  )
  .extend('save', ({ server, deniz }) => (body: object, list = 'ads', session = deniz.session) => {
    return server.call('PUT', `/list-settings/${list}`, body, session);
  });

test('a list that its admin has not set up is answered untouched, in version 0', async ({ read }) => {
  expect(await read()).toEqual(untouchedSettings);
});

test('settings are read as they were saved, by their person and for their list alone', async ({
  server,
  deniz,
  read,
  save,
}) => {
  const saved = await save({ ...settings, version: 0 });
  expect([saved.statusCode, saved.json()]).toEqual([200, { ...settings, version: 1 }]);
  expect(await read()).toEqual({ ...settings, version: 1 });
  expect(await read('ads', await server.signInAdmin(deniz.id))).toEqual({ ...settings, version: 1 });
  expect(await read('posts')).toEqual(untouchedSettings);
  expect(await read('ads', server.admin)).toEqual(untouchedSettings);
});

test('a save of an older version is refused, and the newer settings stay', async ({ read, save }) => {
  await save({ ...settings, version: 0 });
  const late = await save({ ...untouchedSettings, density: 'compact', version: 0 });
  expect([late.statusCode, late.json()]).toMatchObject([409, { fields: { version: refusalText.outdated } }]);
  expect(await read()).toEqual({ ...settings, version: 1 });
  const next = await save({ ...settings, density: 'comfortable', version: 1 });
  expect(next.json().version).toBe(2);
});

test('a repeat after a lost answer succeeds and changes nothing', async ({ read, save }) => {
  await save({ ...settings, version: 0 });
  const repeat = await save({ ...settings, version: 0 });
  expect([repeat.statusCode, repeat.json()]).toEqual([200, { ...settings, version: 1 }]);
  expect((await read()).version).toBe(1);
});

test.for([
  ['a fourth view', { views: ['a', 'b', 'c', 'd'].map((name) => ({ name, query: '' })) }],
  ['a view without a name', { views: [{ name: ' ', query: '' }] }],
  ['a width of one pixel', { columns: [{ field: 'name', visible: true, width: 1 }] }],
  ['an unknown density', { density: 'tiny' }],
] as const)('%s is refused', async ([, change], { read, save }) => {
  const answer = await save({ ...settings, ...change, version: 0 });
  expect(answer.statusCode).toBe(400);
  expect(await read()).toEqual(untouchedSettings);
});

test('an unknown list has no settings', async ({ save }) => {
  expect((await save({ ...settings, version: 0 }, 'secrets')).statusCode).toBe(400);
});

test('an admin who is switched off leaves no settings', async ({ server, deniz, read, save }) => {
  await save({ ...settings, version: 0 });
  await server.call('POST', `/team/${deniz.id}/switch-off`);
  const { db } = server.services;
  const left = db.selectFrom('list_settings').select('list').where('user_id', '=', deniz.id);
  expect(await left.execute()).toEqual([]);
  await server.call('POST', `/team/${deniz.id}/switch-on`);
  expect(await read('ads', await server.signInAdmin(deniz.id))).toEqual(untouchedSettings);
});
