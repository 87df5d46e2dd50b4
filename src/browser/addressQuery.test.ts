import { expect, test } from 'vitest';
import { addressQuery } from './addressQuery.ts';

test.each([
  ['', undefined],
  ['?page=0', undefined],
  ['?page=01', undefined],
  ['?page=-1', undefined],
  ['?page=2x', undefined],
  ['?page=2', 2],
  ['?page=1000002', 1_000_002],
  [`?page=${'9'.repeat(400)}`, Number.MAX_SAFE_INTEGER],
])('the page in the address %j is %s', (address, page) => {
  expect(addressQuery(address).page).toBe(page);
});

test('a search is cut at 100 characters, and never within a character', () => {
  expect(addressQuery('?q=urla&sort=title')).toEqual({ page: undefined, q: 'urla', sort: 'title' });
  expect(addressQuery(`?q=${'a'.repeat(101)}`).q).toBe('a'.repeat(100));
  expect(addressQuery(`?q=${'🏡'.repeat(101)}`).q).toBe('🏡'.repeat(100));
});
