import { expect, test } from 'vitest';
import { pricePerMetre } from './adFigures.ts';

test.each([
  [3_450_000, 612.5, 5633],
  [1_000_000, 10_000, 100],
  [1_000_000, 30_000, 33.33],
  [0, 500, 0],
  [3_450_000, 0, undefined],
  [3_450_000, -1, undefined],
  [3_450_000, Number.NaN, undefined],
])('%i TL for %d m² are %s TL a square metre', (fiyat, metre_kare, price) => {
  expect(pricePerMetre({ fiyat, metre_kare })).toBe(price);
});
