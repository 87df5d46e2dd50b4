import { expect, vi } from 'vitest';
import { jpg } from '../fixtures/forms.ts';
import { mediaFields } from '../fixtures/recordServer.ts';
import { recordTest } from '../fixtures/recordTest.ts';

/** History entries without ids and times, which differ from run to run. */
const test = recordTest.extend(
  'entriesOf',
  ({ server }) =>
    async (kind: string, id: number) =>
      (await server.historyOf(kind, id)).map(({ id: _id, tarih: _tarih, ...entry }) => entry),
);

const admin = { id: 61, name: 'Yönetici' };
const visitor = { id: 0, name: 'Ziyaretçi' };

test('the history of a land request shows who did what and the amounts, newest first', async ({
  server,
  entriesOf,
}) => {
  const id = await server.addLandRequest();
  await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 1_250_000 });
  await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 1_300_000 });
  await server.call('PATCH', `/lands/purch/${id}`);
  expect((await server.call('DELETE', `/lands/full/${id}`)).statusCode).toBe(409);
  expect(await entriesOf('request', id)).toEqual([
    { actor: admin, action: 'purchased' },
    { actor: admin, action: 'offered', detail: { teklif_tutar: 1_300_000 } },
    { actor: admin, action: 'offered', detail: { teklif_tutar: 1_250_000 } },
    { actor: visitor, action: 'received' },
  ]);
});

test.for([
  ['', undefined],
  ['?neden=zoning', 'zoning'],
] as const)(
  'the history of a land request shows who cancelled it by %s, and why',
  async ([query, neden], { server, entriesOf }) => {
    const id = await server.addLandRequest();
    await server.call('DELETE', `/lands/full/${id}${query}`);
    expect(await entriesOf('request', id)).toEqual([
      { actor: admin, action: 'canceled', ...(neden && { detail: { neden } }) },
      { actor: visitor, action: 'received' },
    ]);
    const [read] = (await server.call('GET', `/lands/full/${id}`)).json();
    expect(read.neden).toBe(neden);
    const listed: { id: number; neden?: string }[] = (await server.call('GET', '/lands/deleted')).json();
    expect(listed.find((row) => row.id === id)?.neden).toBe(neden);
  },
);

test('a reason that is none is refused, and cancels nothing', async ({ server }) => {
  const id = await server.addLandRequest();
  expect((await server.call('DELETE', `/lands/full/${id}?neden=pahali`)).statusCode).toBe(400);
  const [read] = (await server.call('GET', `/lands/full/${id}`)).json();
  expect(read.durum).toBe(1);
});

test('the history of a consultant shows application, moves, links and changed fields', async ({
  server,
  entriesOf,
}) => {
  const email = 'tarihce@example.com';
  const id = await server.sendApplication(email);
  await server.call('PATCH', `/users/status-ok/${id}`);
  await server.call('POST', '/users/forgot-password', { email });
  const self = await server.signIn(id);
  await server.call('POST', '/users/forgot-password', { email }, {});
  await server.submitForm(
    'PATCH',
    `/users/${id}`,
    { phone: '(0533) 111 11 11', password: 'Zeytin.35' },
    self,
  );
  await server.submitForm('PATCH', `/users/${id}`, {
    name: 'Zehra',
    certificate: { data: jpg, name: 'yeni.jpg' },
  });
  await server.call('DELETE', `/users/${id}`);
  await server.call('PATCH', `/users/not-deleted/${id}`);
  const zeynep = { id, name: 'Zeynep Kaya' };
  expect(await entriesOf('user', id)).toEqual([
    { actor: admin, action: 'restored' },
    { actor: admin, action: 'closed' },
    { actor: admin, action: 'changed', detail: { fields: ['name', 'certificate'] } },
    { actor: zeynep, action: 'changed', detail: { fields: ['phone', 'password'] } },
    { actor: visitor, action: 'resetLinkSent' },
    { actor: admin, action: 'resetLinkSent' },
    { actor: admin, action: 'approved' },
    { actor: visitor, action: 'applied' },
  ]);
});

test('a post keeps its history when it is deleted', async ({ server, entriesOf }) => {
  const post = await server.addPost({ meta_desc: 'Kısa' });
  await server.submitForm('PATCH', `/blog/${post}`, {
    title: 'Yeni başlık',
    meta_desc: 'Kısa',
    file: { data: jpg },
  });
  await server.call('DELETE', `/blog/${post}`);
  expect(await entriesOf('post', post)).toEqual([
    { actor: admin, action: 'deleted', detail: { title: 'Yeni başlık' } },
    { actor: admin, action: 'changed', detail: { title: 'Yeni başlık', fields: ['title', 'file'] } },
    { actor: admin, action: 'created', detail: { title: 'Tapu rehberi' } },
  ]);
});

test('an ad keeps its history when it is deleted', async ({ server, entriesOf }) => {
  const ad = await server.addAd();
  await server.changeAd(ad, { fiyat: '10', ada: '5' }, mediaFields(jpg));
  await server.call('DELETE', `/lands/${ad}`);
  const detail = { title: "Urla'da arsa" };
  expect(await entriesOf('ad', ad)).toEqual([
    { actor: admin, action: 'deleted', detail },
    { actor: admin, action: 'changed', detail: { ...detail, fields: ['fiyat', 'ada', 'images'] } },
    { actor: admin, action: 'created', detail },
  ]);
});

test('a failed change leaves no history', async ({ server, entriesOf }) => {
  const id = await server.addLandRequest();
  vi.spyOn(server.services.outbox, 'add').mockRejectedValueOnce(new Error('no disk'));
  expect((await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 5 })).statusCode).toBe(500);
  expect(await entriesOf('request', id)).toEqual([{ actor: visitor, action: 'received' }]);
});

test('a record that never existed has no history', async ({ server }) => {
  expect(await server.historyOf('ad', 999_999)).toEqual([]);
});

test('there is no history of a kind that has none', async ({ server }) => {
  expect((await server.call('GET', '/history/house/1')).statusCode).toBe(400);
});
