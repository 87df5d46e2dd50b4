import { expect, test } from 'vitest';
import { countedArea } from './countedArea.ts';

test.each([
  ['2.450', 2450],
  ['3 dönüm', 3000],
  ['33,3372', 33.34],
  ['bilmiyorum', null],
  ['0,004', null],
  ['9'.repeat(12), 999_999_999_999],
  ['9'.repeat(40), null],
  // as rounded, no longer below the limit
  ['999.999.999.999,999', null],
  ['0,005', 0.01],
])('the report counts %j as %s m²', (text, area) => {
  expect(countedArea(text)).toBe(area);
});
