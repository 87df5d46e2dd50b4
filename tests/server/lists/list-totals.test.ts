/** The number of rows that a list reports: exact without a search, capped with one. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { bademlerId, type RecordServer, urlaId } from '../fixtures/recordServer.ts';
import { recordTest as test } from '../fixtures/recordTest.ts';

const cap = 1000;

async function addMessages({ services }: RecordServer, amount: number): Promise<void> {
  await sql`
    insert into contact_messages (name, last_name, phone, subject, message, search_text, name_sort)
    select 'Ayşe', 'Kaya', '', '', '', 'ayse kaya', lpad(i::text, 6, '0') from generate_series(1, ${amount}::int) as i`.execute(
    services.db,
  );
}

test.beforeEach(async ({ server }) => {
  for (const table of ['contact_messages', 'posts', 'ads'] as const)
    await server.services.db.deleteFrom(table).execute();
});

test('a list without a search counts all its rows', async ({ server }) => {
  await addMessages(server, cap + 1);
  const { headers } = await server.call('GET', '/contact-messages?size=10');
  expect([headers['x-total-count'], headers['x-total-capped']]).toEqual(['1001', undefined]);
});

test('a search counts rows up to the cap', async ({ server }) => {
  await addMessages(server, cap);
  const { headers } = await server.call('GET', '/contact-messages?size=10&q=kaya');
  expect([headers['x-total-count'], headers['x-total-capped']]).toEqual(['1000', undefined]);
});

test('a search reports that it found more rows than the cap', async ({ server }) => {
  await addMessages(server, cap + 1);
  const { headers } = await server.call('GET', '/contact-messages?size=10&q=kaya');
  expect([headers['x-total-count'], headers['x-total-capped']]).toEqual(['1000', 'true']);
});

test.for([cap, cap + 1])('a search of %i rows answers its pages in order', async (amount, { server }) => {
  await addMessages(server, amount);
  const read = async (sort: string): Promise<number[]> => {
    const page = await server.call('GET', `/contact-messages?size=3&page=2&sort=${sort}&q=kaya`);
    return page.json().map(({ id }: { id: number }) => id);
  };
  const stored = await sql<{ id: number }>`select id from contact_messages order by id`.execute(
    server.services.db,
  );
  // the names are in the order of the ids; the subjects are all the same
  const ids = stored.rows.map(({ id }) => id);
  for (const sort of ['name', 'subject']) {
    expect(await read(sort)).toEqual(ids.slice(6, 9));
    expect(await read(`-${sort}`)).toEqual(ids.toReversed().slice(6, 9));
  }
});

test.for(['?', '?q=kaya&'])(
  'a list without a page size answers 1,000 rows, and the rest on its next page: %s',
  async (query, { server }) => {
    await addMessages(server, cap + 1);
    const pages = await Promise.all(
      [0, 1, 2].map((page) => server.call('GET', `/contact-messages${query}page=${page}`)),
    );
    expect(pages.map((page) => page.json().length)).toEqual([cap, 1, 0]);
  },
);

test('a search does not change which land requests are reported as waiting', async ({ server }) => {
  const id = await server.addLandRequest();
  const { headers } = await server.call('GET', '/lands?size=10&q=yokboylebirsey');
  expect([headers['x-total-count'], headers['x-waiting-count'], headers['x-newest-waiting']]).toEqual([
    '0',
    '1',
    String(id),
  ]);
});

test('a page of posts or ads tells the number of all of them', async ({ server }) => {
  for (const number of [1, 2, 3]) await server.addPost({ title: `Sayılan ${number}` });
  for (const number of [1, 2]) await server.addAd({ title: `Sayılan ${number}` });
  expect((await server.call('GET', '/blog?size=2')).headers['x-total-count']).toBe('3');
  expect((await server.call('GET', '/lands/trink?size=1')).headers['x-total-count']).toBe('2');
});

test('the pages of searched ads end at the cap', async ({ server }) => {
  await sql`
    insert into ads (title, province_id, district_id, neighbourhood_id, metre_kare, fiyat, ada, parsel, tkgm_link, search_text, title_sort, il_sort)
    select '', 35, ${urlaId}, ${bademlerId}, 1, 1, 1, 1, '', 'arsa', '', '' from generate_series(1, ${cap + 1}::int)`.execute(
    server.services.db,
  );
  const [all, searched] = [
    await server.call('GET', '/lands/trink?size=10'),
    await server.call('GET', '/lands/trink?size=10&q=arsa'),
  ];
  expect([all.json().pages, all.headers['x-total-capped']]).toEqual([101, undefined]);
  expect([searched.json().pages, searched.headers['x-total-capped']]).toEqual([100, 'true']);
});
