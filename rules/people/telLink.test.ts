import { expect, test } from 'vitest';
import { telLink } from './telLink.ts';

test.each([
  ['(0532) 000 00 00', 'tel:05320000000'],
  ['+90 532 000-00-00', 'tel:+905320000000'],
  ['0532 000 00 00 (akşam)', 'tel:05320000000'],
])('%s is called by %s', (phone, link) => {
  expect(telLink(phone)).toBe(link);
});
