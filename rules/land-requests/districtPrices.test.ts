import { expect, test } from 'vitest';
import { districtPrices } from './districtPrices.ts';

const pricesOf = (...prices: number[]) =>
  prices.map((price) => ({ teklif_tutar: price * 500, metrekare: '500' }));

test('the median of an even number of prices lies between the middle ones', () => {
  expect(districtPrices(pricesOf(400, 100, 300, 200))).toEqual({ median: 250, count: 4, outliers: 0 });
});

test('a price with a digit too many, and one with a digit too few, are left out', () => {
  expect(districtPrices(pricesOf(900, 1000, 11_000, 1100, 100))).toEqual({
    median: 1000,
    count: 3,
    outliers: 2,
  });
});

test('four times the median, and a quarter of it, still count', () => {
  expect(districtPrices(pricesOf(100, 400, 1600))).toEqual({ median: 400, count: 3, outliers: 0 });
});

test('what has no readable area is not counted', () => {
  const unread = [
    { teklif_tutar: 900_000, metrekare: 'zeytinlik' },
    { teklif_tutar: 0, metrekare: '500' },
  ];
  expect(districtPrices(unread)).toEqual({ count: 0, outliers: 0 });
  expect(districtPrices([...unread, ...pricesOf(70)])).toEqual({ median: 70, count: 1, outliers: 0 });
});
