import { expect, test } from 'vitest';
import { loadLandRequest, loadLandRequests } from '../../../machines/land-requests/loadLandRequests.ts';
import { firstPage } from '../../../machines/lists/pollingList.ts';
import { listWire, undeclaredWire } from '../listWire.ts';
import { fullLandRequestWith, landRequestWith } from './landRequestWith.ts';

const page = 'page=0&size=25';
const rows = [landRequestWith(1), landRequestWith(2)];

test('a page is loaded by its number, size, order and search text', async () => {
  const { client, calls, signal } = listWire(rows);
  const query = { page: 2, size: 25, sort: '-tarih', q: ' urla ', filters: {} };
  await loadLandRequests(client, 'lands/purchased', query, signal);
  expect(calls).toEqual(['lands/purchased?page=2&size=25&sort=-tarih&q=urla']);
});

test('the open land requests can be filtered by the work, other lists cannot', async () => {
  const { client, calls, signal } = listWire(rows);
  for (const work of ['mine', 'dueToday', 'overdue', 'all'])
    await loadLandRequests(client, 'lands', { ...firstPage, filters: { work } }, signal);
  await loadLandRequests(client, 'lands/deleted', { ...firstPage, filters: { work: 'mine' } }, signal);
  const filtered = ['mine', 'dueToday', 'overdue'].map((work) => `lands?${page}&work=${work}`);
  expect(calls).toEqual([...filtered, `lands?${page}`, `lands/deleted?${page}`]);
});

test('only the cancelled land requests can be filtered by the reason', async () => {
  const { client, calls, signal } = listWire(rows);
  const filters = { neden: 'none' };
  for (const list of ['lands', 'lands/deleted'] as const)
    await loadLandRequests(client, list, { ...firstPage, filters }, signal);
  expect(calls).toEqual([`lands?${page}`, `lands/deleted?${page}&neden=none`]);
});

test('every list can be filtered by place, zoning and day, the open one by durum too', async () => {
  const { client, calls, signal } = listWire(rows);
  const filters = { il: '35', ilce: '35430142', imar_durum: '2', from: '2026-11-01', to: '', durum: '1' };
  for (const list of ['lands', 'lands/purchased', 'lands/deleted'] as const)
    await loadLandRequests(client, list, { ...firstPage, filters }, signal);
  const shared = `${page}&il=35&ilce=35430142&imar_durum=2&from=2026-11-01`;
  expect(calls).toEqual([`lands?${shared}&durum=1`, `lands/purchased?${shared}`, `lands/deleted?${shared}`]);
});

test.each(['tarih', 'name', 'phone', 'il', 'ada', 'durum', 'teklif_tutar'])(
  'land requests can be sorted by %s, both ways',
  async (field) => {
    const { client, calls, signal } = listWire(rows);
    for (const sort of [field, `-${field}`])
      await loadLandRequests(client, 'lands', { ...firstPage, sort }, signal);
    expect(calls).toEqual([`lands?${page}&sort=${field}`, `lands?${page}&sort=-${field}`]);
  },
);

test('the waiting land requests are counted by the headers, or without headers in the rows', async () => {
  const headers = { 'X-Total-Count': '70', 'X-Waiting-Count': '9', 'X-Newest-Waiting': '812' };
  const counted = listWire(rows, headers);
  expect(await loadLandRequests(counted.client, 'lands', firstPage, counted.signal)).toEqual({
    rows,
    total: 70,
    capped: false,
    waiting: 9,
    newestWaitingId: 812,
  });
  const plain = undeclaredWire([...rows, landRequestWith(2)]);
  const answer = await loadLandRequests(plain.client, 'lands', firstPage, plain.signal);
  expect(answer).toMatchObject({ waiting: 1, newestWaitingId: rows[0]?.id });
});

test('a land request is the only item of its answer, and an empty answer means a missing one', async () => {
  const full = fullLandRequestWith(1);
  const { client, calls, signal } = listWire([full]);
  expect(await loadLandRequest({ client, id: 12 }, signal)).toEqual(full);
  expect(calls).toEqual(['lands/full/12']);
  const empty = loadLandRequest({ client: undeclaredWire([]).client, id: 12 }, signal);
  await expect(empty).rejects.toMatchObject({ kind: 'missing' });
});
