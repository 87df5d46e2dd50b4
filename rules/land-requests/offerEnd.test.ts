import { expect, test } from 'vitest';
import { lastDayOfOffer, offerEnd } from './offerEnd.ts';

test.each([
  ['2026-11-18T00:00:00+03:00', '2026-11-25'],
  ['2026-11-18T03:08:00+03:00', '2026-11-25'],
  ['2026-11-18T23:59:59+03:00', '2026-11-25'],
  ['2026-12-28T12:00:00+03:00', '2027-01-04'],
])('an offer of %s for seven days ends with %s in Istanbul', (madeAt, last) => {
  const end = offerEnd(new Date(madeAt), 7);
  expect(end.getTime()).toBe(Date.parse(`${last}T00:00:00+03:00`) + 24 * 60 * 60 * 1000);
  expect(lastDayOfOffer(end.toISOString())).toBe(last);
});
