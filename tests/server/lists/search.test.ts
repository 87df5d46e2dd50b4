/** The panel's one search. */
import { expect } from 'vitest';
import { vacuumTables } from '../../../server/database/vacuumTables.ts';
import { fill } from '../../bench/rows/fill.ts';
import { sequentialScans, statementsOf } from '../../bench/rows/plans.ts';
import { recordTest as test } from '../fixtures/recordTest.ts';

test('finds land requests of every durum, consultants, ads and posts by their words', async ({ server }) => {
  const search = async (q: string) => (await server.call('GET', `/search?q=${encodeURIComponent(q)}`)).json();
  const idsOf = (rows: { id?: number; Id?: number }[]) => rows.map(({ id, Id }) => id ?? Id);
  const offered = await server.addLandRequest();
  const cancelled = await server.addLandRequest();
  await server.call('DELETE', `/lands/full/${cancelled}`);
  const applicant = await server.addApplicant('aranan@example.com');
  const ad = await server.addAd({ title: 'Kuşçular’da bağ' });
  const post = await server.addPost({ title: 'Kuşçular köyü rehberi' });

  expect(idsOf((await search('101/7')).landRequests)).toEqual([cancelled, offered]);
  expect(idsOf((await search('aranan@example')).consultants)).toEqual([applicant]);
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
  await vacuumTables(db);
  for (const q of ['yilmaz', 'kaya 12', '0532 0007919', 'yokboylebirsey']) {
    const statements = await statementsOf(db, async () => {
      const answer = await server.call('GET', `/search?q=${encodeURIComponent(q)}`);
      expect(answer.statusCode).toBe(200);
      for (const rows of Object.values<{ id?: number; Id?: number }[]>(answer.json())) {
        const ids = rows.map(({ id, Id }) => id ?? Id ?? 0);
        expect(ids.length).toBeLessThanOrEqual(5);
        expect(ids).toEqual(ids.toSorted((one, other) => other - one));
      }
    });
    expect(await sequentialScans(db, statements)).toEqual([]);
  }
}, 120_000);

test('without words the newest records are found', async ({ server }) => {
  const id = await server.addAd({ title: 'En yeni ilan' });
  expect((await server.call('GET', '/search')).json().ads[0]).toMatchObject({ Id: id });
});
