import { expect } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { recordTest } from '../fixtures/recordTest.ts';

type Message = components['schemas']['ReceivedContactMessage'];

const hasan = {
  name: 'Hasan',
  last_name: 'Aydın',
  phone: '(0535) 000 00 01',
  subject: 'Hisseli tapu',
  message: 'Hisseli tapum için de teklif alabilir miyim?',
};
const cigdem = { ...hasan, name: 'Çiğdem', last_name: 'Işık', phone: '(0535) 000 00 03', subject: 'Ödeme' };
const ilker = { ...hasan, name: 'İlker', last_name: 'Ünal', phone: '(0535) 000 00 02', subject: 'Adres' };

const test = recordTest
  .extend('list', ({ server }) => async (query = ''): Promise<Message[]> => {
    return (await server.call('GET', `/contact-messages${query}`)).json();
  })
  .extend(
    'names',
    ({ list }) =>
      async (query: string) =>
        (await list(query)).map(({ name }) => name),
  );

test.beforeEach(async ({ server }) => {
  await server.services.db.deleteFrom('contact_messages').execute();
  for (const message of [hasan, cigdem, ilker]) {
    expect((await server.call('POST', '/users/contact', message, {})).statusCode).toBe(200);
  }
});

test("an admin reads visitors' messages, newest first", async ({ list }) => {
  const [newest, , oldest] = await list();
  expect(newest?.name).toBe('İlker');
  expect(oldest).toEqual({
    ...hasan,
    email: '',
    id: expect.any(Number),
    tarih: expect.any(String),
    read: false,
  });
  expect(Number.isNaN(Date.parse(oldest?.tarih ?? ''))).toBe(false);
});

test('the list is sorted in Turkish order, searched by words in any order, and paged', async ({
  server,
  names,
}) => {
  expect(await names('?sort=name')).toEqual(['Çiğdem', 'Hasan', 'İlker']);
  expect(await names('?sort=-name')).toEqual(['İlker', 'Hasan', 'Çiğdem']);
  expect(await names('?sort=phone')).toEqual(['Hasan', 'İlker', 'Çiğdem']);
  expect(await names('?sort=subject')).toEqual(['İlker', 'Hasan', 'Çiğdem']);
  expect(await names('?sort=tarih')).toEqual(['Hasan', 'Çiğdem', 'İlker']);
  expect(await names('?q=ISIK%20cigdem')).toEqual(['Çiğdem']);
  expect(await names(`?q=${encodeURIComponent('tapum HİSSELİ')}`)).toHaveLength(3);
  expect(await names('?size=1&page=1')).toEqual(['Çiğdem']);
  const page = await server.call('GET', '/contact-messages?size=1');
  expect(page.headers['x-total-count']).toBe('3');
});

test('a search takes wildcards literally, and two letters only at the beginning of a word', async ({
  server,
  names,
}) => {
  const odd = { ...hasan, name: 'Yüzde', subject: '%50 indirim_var \\ mı' };
  await server.call('POST', '/users/contact', odd, {});
  for (const sign of ['%50', 'indirim_var', '%', '\\']) {
    expect(await names(`?q=${encodeURIComponent(sign)}`)).toEqual(['Yüzde']);
  }
  expect(await names(`?q=${encodeURIComponent('i%r')}`)).toEqual([]);
  expect(await names('?q=yu')).toEqual(['Yüzde']);
  expect(await names('?q=uz')).toEqual([]);
  expect(await names('?q=uzd')).toEqual(['Yüzde']);
});

test('a message that an admin has read is no longer new, and still waits for an answer', async ({
  server,
  list,
}) => {
  const [newest] = await list();
  for (const _ of ['once', 'again']) {
    const answer = await server.call('POST', `/contact-messages/${newest?.id}/read`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success' }]);
  }
  expect((await server.call('GET', '/waiting')).json().contactMessages).toBe(3);
  expect((await list()).map(({ read }) => read)).toEqual([true, false, false]);
});

test('a message that does not exist cannot be read', async ({ server }) => {
  expect((await server.call('POST', '/contact-messages/999999/read')).statusCode).toBe(404);
});
