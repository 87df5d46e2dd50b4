import { expect, test } from 'vitest';
import { unusualAmount } from './unusualAmount.ts';

const land = { arsa_degeri: 8, metrekare: '1.000 m²' } as const;
const [high, low] = ['high', 'low'] as const;
const bracket = (is: 'high' | 'low') => ({ than: 'bracket', is });
const median = (is: 'high' | 'low') => ({ than: 'median', is });

test.each([
  // an estimate of 1 to 2 million
  [500_000, undefined, []],
  [499_999, undefined, [bracket(low)]],
  [4_000_000, undefined, []],
  [4_000_001, undefined, [bracket(high)]],
  // 1,500 TL for each m²
  [3_000_000, 1500, []],
  [3_000_001, 1500, [median(high)]],
  [750_000, 1500, []],
  [749_999, 1500, [median(low)]],
  [12_500_000, 1500, [bracket(high), median(high)]],
  [0, 1500, []],
])('%i TL beside a median of %s is unusual: %j', (amount, ofDistrict, unusual) => {
  expect(unusualAmount(amount, land, ofDistrict)).toEqual(unusual);
});

test('an estimate without an end is never exceeded, one from zero never undercut', () => {
  expect(unusualAmount(900_000_000, { ...land, arsa_degeri: 12 }, undefined)).toEqual([]);
  expect(unusualAmount(1, { ...land, arsa_degeri: 1 }, undefined)).toEqual([]);
});

test('an area that cannot be read is not compared with the median', () => {
  expect(unusualAmount(1_500_000, { ...land, metrekare: 'zeytinlik' }, 1)).toEqual([]);
});
