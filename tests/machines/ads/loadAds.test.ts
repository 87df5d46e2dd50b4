import { expect, test } from 'vitest';
import { loadAd, loadAdList, loadAds } from '../../../machines/ads/loadAds.ts';
import { success } from '../../contract/refusal.ts';
import { listWire, undeclaredWire } from '../listWire.ts';

const [ad] = [success('getAd').json].flat();

test.each([
  [{ page: 2, q: ' urla ', sort: '-fiyat', filters: {} }, 'lands/trink?page=1&sort=-fiyat&q=urla'],
  [{ page: 1, q: '', sort: 'bilinmez', filters: {} }, 'lands/trink?page=0'],
  [{ page: 1_000_001, q: '', sort: undefined, filters: {} }, 'lands/trink?page=1000000'],
  [
    {
      page: 1,
      q: '',
      sort: undefined,
      filters: {
        il: '35',
        ilce: '35430142',
        fiyat_max: '3000000',
        metre_kare_min: '500',
        from: '2026-11-01',
        work: 'mine',
      },
    },
    'lands/trink?page=0&il=35&ilce=35430142&fiyat_max=3000000&metre_kare_min=500&from=2026-11-01',
  ],
] as const)('the list query %j is the call %s', async (query, call) => {
  const { client, calls, signal } = listWire({ ads: [], pages: 4 }, { 'X-Total-Count': '31' });
  expect(await loadAds(client, query, signal)).toEqual({ rows: [], pages: 4, total: 31, capped: false });
  expect(calls).toEqual([call]);
});

test.each(['Id', 'title', 'fiyat', 'metre_kare', 'm2_fiyat', 'il'])(
  'ads can be sorted by %s, both ways',
  async (field) => {
    const { client, calls, signal } = listWire({ ads: [], pages: 0 });
    for (const sort of [field, `-${field}`])
      await loadAds(client, { page: 1, q: '', sort, filters: {} }, signal);
    expect(calls).toEqual([`lands/trink?page=0&sort=${field}`, `lands/trink?page=0&sort=-${field}`]);
  },
);

test('a map has all ads that match as one page, each once, and at most five hundred', async () => {
  const { client, calls, signal } = listWire({ ads: [ad], pages: 7 }, { 'X-Total-Count': '612' });
  const query = { page: 3, q: 'urla', sort: 'fiyat', filters: { il: '35' }, view: 'map' } as const;
  expect(await loadAds(client, query, signal)).toEqual({ rows: [ad], pages: 1, total: 612, capped: false });
  expect(calls).toEqual(
    [0, 1, 2, 3, 4].map((page) => `lands/trink?page=${page}&size=100&sort=fiyat&q=urla&il=35`),
  );
});

test('a capped search holds more ads than its pages', async () => {
  const { client, signal } = listWire({ ads: [], pages: 100 }, { 'X-Total-Capped': 'true' });
  expect(await loadAds(client, { page: 1, q: 'urla', sort: undefined, filters: {} }, signal)).toMatchObject({
    capped: true,
  });
});

test('an ad is the only item of its answer', async () => {
  const { client, calls, signal } = listWire([ad]);
  expect(await loadAd({ client, id: 310 }, signal)).toEqual(ad);
  expect(calls).toEqual(['lands/detail/310']);
});

test('an empty answer means a missing ad', async () => {
  const { client, signal } = undeclaredWire([]);
  await expect(loadAd({ client, id: 310 }, signal)).rejects.toMatchObject({ kind: 'missing' });
});

test.each([
  [{}, 36],
  [{ 'X-Total-Count': '31' }, 31],
])("the panel's list of ads with the headers %j has %i rows", async (headers, total) => {
  const { client, calls, signal } = undeclaredWire({ ads: [ad], pages: 4 }, headers);
  const query = { page: 2, size: 9, q: 'urla', sort: '-fiyat', filters: {} };
  expect(await loadAdList(client, query, signal)).toEqual({ rows: [ad], total, capped: false });
  expect(calls).toEqual(['lands/trink?page=2&size=9&sort=-fiyat&q=urla']);
});
