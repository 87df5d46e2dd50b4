/** The number of rows that a list reports: exact without a search, capped with one. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bademlerId, type RecordServer, startRecordServer, urlaId } from '../fixtures/recordServer.ts';

let server: RecordServer;
beforeAll(async () => {
  server = await startRecordServer();
});
afterAll(() => server.stop());

const cap = 1000;
const get = (url: string) => server.app.inject({ url: `/api/v1/${url}`, headers: server.admin });

async function addMessages(amount: number): Promise<void> {
  await sql`
    insert into contact_messages (name, last_name, phone, subject, message, search_text, name_sort)
    select 'Ayşe', 'Kaya', '', '', '', 'ayse kaya', lpad(i::text, 6, '0') from generate_series(1, ${amount}::int) as i`.execute(
    server.services.db,
  );
}

afterEach(async () => {
  for (const table of ['contact_messages', 'posts', 'ads'] as const)
    await server.services.db.deleteFrom(table).execute();
});

test('a list without a search counts all its rows', async () => {
  await addMessages(cap + 1);
  const { headers } = await get('contact-messages?size=10');
  expect([headers['x-total-count'], headers['x-total-capped']]).toEqual(['1001', undefined]);
});

test('a search counts rows up to the cap', async () => {
  await addMessages(cap);
  const { headers } = await get('contact-messages?size=10&q=kaya');
  expect([headers['x-total-count'], headers['x-total-capped']]).toEqual(['1000', undefined]);
});

test('a search reports that it found more rows than the cap', async () => {
  await addMessages(cap + 1);
  const { headers } = await get('contact-messages?size=10&q=kaya');
  expect([headers['x-total-count'], headers['x-total-capped']]).toEqual(['1000', 'true']);
});

test.each([cap, cap + 1])('a search of %i rows answers its pages in order', async (amount) => {
  await addMessages(amount);
  const page = await get('contact-messages?size=3&page=2&sort=-name&q=kaya');
  const { rows } = await sql<{ id: number }>`
    select id from contact_messages order by name_sort desc limit 3 offset 6`.execute(server.services.db);
  expect(page.json().map(({ id }: { id: number }) => id)).toEqual(rows.map(({ id }) => id));
});

test('a search without a page size answers every row', async () => {
  await addMessages(cap + 1);
  expect((await get('contact-messages?q=kaya')).json()).toHaveLength(cap + 1);
});

test('a search does not change which land requests are reported as waiting', async () => {
  const id = await server.addLandRequest();
  const { headers } = await get('lands?size=10&q=yokboylebirsey');
  expect([headers['x-total-count'], headers['x-waiting-count'], headers['x-newest-waiting']]).toEqual([
    '0',
    '1',
    String(id),
  ]);
});

test('a page of posts or ads tells the number of all of them', async () => {
  for (const number of [1, 2, 3]) await server.addPost({ title: `Sayılan ${number}` });
  for (const number of [1, 2]) await server.addAd({ title: `Sayılan ${number}` });
  expect((await get('blog?size=2')).headers['x-total-count']).toBe('3');
  expect((await get('lands/trink?size=1')).headers['x-total-count']).toBe('2');
});

test('the pages of searched ads end at the cap', async () => {
  await sql`
    insert into ads (title, province_id, district_id, neighbourhood_id, metre_kare, fiyat, ada, parsel, tkgm_link, search_text, title_sort, il_sort)
    select '', 35, ${urlaId}, ${bademlerId}, 1, 1, 1, 1, '', 'arsa', '', '' from generate_series(1, ${cap + 1}::int)`.execute(
    server.services.db,
  );
  const [all, searched] = [await get('lands/trink?size=10'), await get('lands/trink?size=10&q=arsa')];
  expect([all.json().pages, all.headers['x-total-capped']]).toEqual([101, undefined]);
  expect([searched.json().pages, searched.headers['x-total-capped']]).toEqual([100, 'true']);
});
