/** The panel's one search. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { joinFractions } from '../../../server/database/migrations/0046_plots_and_erasures.ts';
import { vacuumTables } from '../../../server/database/vacuumTables.ts';
import { fill } from '../../bench/rows/fill.ts';
import { sequentialScans, statementsOf } from '../../bench/rows/plans.ts';
import { recordTest as test } from '../fixtures/recordTest.ts';
import { outlineAds } from '../parcels/files.ts';

test('finds land requests of every durum, consultants, ads and posts by their words', async ({ server }) => {
  const search = async (q: string) => (await server.call('GET', `/search?q=${encodeURIComponent(q)}`)).json();
  const idsOf = (rows: { id?: number; Id?: number }[]) => rows.map(({ id, Id }) => id ?? Id);
  const offered = await server.addLandRequest();
  const cancelled = await server.addLandRequest();
  await server.call('DELETE', `/lands/full/${cancelled}`);
  const consultant = await server.sendApplication('aranan@example.com');
  const ad = await server.addAd({ title: 'Kuşçular’da bağ' });
  const post = await server.addPost({ title: 'Kuşçular köyü rehberi' });

  expect(idsOf((await search('101/7')).landRequests)).toEqual([cancelled, offered]);
  expect(idsOf((await search('aranan@example')).consultants)).toEqual([consultant]);
  const found = await search('KUSCULAR');
  expect([idsOf(found.landRequests), idsOf(found.consultants)]).toEqual([[], []]);
  expect([idsOf(found.ads), found.posts]).toEqual([[ad], [{ id: post, title: 'Kuşçular köyü rehberi' }]]);
});

test.for([
  ['yüzde 50%', '%'],
  ['kod a_b', '_'],
  ['klasör c\\d', '\\'],
])('a sign of a pattern stands for itself: %s', async ([title = '', sign = ''], { server }) => {
  const id = await server.addAd({ title });
  await server.addAd({ title: title.replace(sign, 'x') });
  const word = title.split(' ')[1] ?? '';
  const { ads } = (await server.call('GET', `/search?q=${encodeURIComponent(word)}`)).json();
  expect(ads.map((ad: { Id: number }) => ad.Id)).toEqual([id]);
});

test('answers five records of each kind, the newest first, and scans no large table', async ({ server }) => {
  const { db } = server.services;
  await fill(db, { landRequests: 6000, consultants: 3000, posts: 2000, ads: 3000 });
  await outlineAds(db);
  await vacuumTables(db);
  for (const q of ['yilmaz', 'kaya 12', '0532 0007919', 'yokboylebirsey', '4711', '#4711', '0 / 101/5']) {
    const statements = await statementsOf(db, async () => {
      const answer = await server.call('GET', `/search?q=${encodeURIComponent(q)}`);
      expect(answer.statusCode).toBe(200);
      for (const rows of Object.values<{ id?: number; Id?: number }[]>(answer.json())) {
        // the land request with this number stands before the newer ones
        const ids = rows.map(({ id, Id }) => id ?? Id ?? 0).filter((id) => String(id) !== q);
        expect(ids.length).toBeLessThanOrEqual(5);
        expect(ids).toEqual(ids.toSorted((one, other) => other - one));
      }
    });
    expect(await sequentialScans(db, statements)).toEqual([]);
  }
}, 120_000);

test('the search and the lists find a land request by its number', async ({ server }) => {
  const id = await server.addLandRequest();
  const other = await server.addLandRequest();
  const idsOf = (landRequests: { id: number }[]) => landRequests.map((found) => found.id);
  for (const q of [`#${id}`, ` ${id} `, `T-${id}`, `t${id}`].map(encodeURIComponent)) {
    const searched = idsOf((await server.call('GET', `/search?q=${q}`)).json().landRequests);
    const listed = idsOf((await server.call('GET', `/lands?q=${q}`)).json());
    expect([searched[0], listed.includes(id)]).toEqual([id, true]);
    expect([...searched, ...listed]).not.toContain(other);
  }
});

test('the land request with a number stands before newer ones whose phone or plot holds it', async ({
  server,
}) => {
  const id = await server.addLandRequest();
  for (let count = 0; count < 6; count += 1) await server.addLandRequest();
  const { db } = server.services;
  const holds = { search_text: sql<string>`search_text || ' ' || ${id}::text` };
  await db.updateTable('land_requests').set(holds).where('id', '>', id).execute();
  const { landRequests } = (await server.call('GET', `/search?q=${id}`)).json();
  expect(landRequests.map((found: { id: number }) => found.id - id)).toEqual([0, 6, 5, 4, 3]);
});

test('the migration writes the slash of a stored plot without blanks', async ({ server }) => {
  const { db } = server.services;
  const id = await server.addLandRequest();
  const plot = { ada: '0', parsel: '808 / 5B', search_text: 'sahip 0 808 / 5b izmir' };
  await db.updateTable('land_requests').set(plot).where('id', '=', id).execute();
  await joinFractions(db);
  const { landRequests } = (await server.call('GET', '/search?q=0/808/5b')).json();
  expect(landRequests).toMatchObject([{ id }]);
});

test('without words the newest records are found', async ({ server }) => {
  const id = await server.addAd({ title: 'En yeni ilan' });
  expect((await server.call('GET', '/search')).json().ads[0]).toMatchObject({ Id: id });
});
