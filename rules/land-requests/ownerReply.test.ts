import { expect, test } from 'vitest';
import { isOpenOffer } from './ownerReply.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  [2, '2026-11-20T12:00:01Z', true],
  [2, '2026-11-20T12:00:00Z', false],
  [2, undefined, false],
  [1, '2026-11-25T09:12:44Z', false],
  [3, '2026-11-25T09:12:44Z', false],
  [4, '2026-11-25T09:12:44Z', false],
] as const)('an offer of durum %i whose link ends at %s is open: %s', (durum, offer_expires_at, open) => {
  expect(isOpenOffer({ durum, ...(offer_expires_at && { offer_expires_at }) }, now)).toBe(open);
});
