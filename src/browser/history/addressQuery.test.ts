import { expect, onTestFinished, test, vi } from 'vitest';
import { formatAddressQuery, parseAddressQuery, replaceQuery, withPage } from './addressQuery.ts';

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
  expect(parseAddressQuery(address).page).toBe(page);
});

test('the query in the address holds the search and the order', () => {
  expect(parseAddressQuery('?q=urla&sort=title')).toEqual({
    page: undefined,
    q: 'urla',
    sort: 'title',
    filters: {},
  });
});

test('the address says whether the rows are on a map', () => {
  const query = parseAddressQuery('?page=1&view=map&il=35');
  expect(query).toMatchObject({ view: 'map', filters: { il: '35' } });
  expect(formatAddressQuery({ ...query, page: 1 })).toBe('?page=1&il=35&view=map');
  expect(parseAddressQuery('?view=liste')).not.toHaveProperty('view');
});

test('a search is cut at 100 characters, and never within a character', () => {
  expect(parseAddressQuery(`?q=${'a'.repeat(101)}`).q).toBe('a'.repeat(100));
  expect(parseAddressQuery(`?q=${'🏡'.repeat(101)}`).q).toBe('🏡'.repeat(100));
});

test('the page is replaced in the address, and the rest of the search kept', () => {
  expect(withPage('', 3)).toBe('?page=3');
  expect(withPage('?page=2&q=urla', 3)).toBe('?page=3&q=urla');
});

test.each([
  ['/blog', [['/blog?page=1', { first: 7 }]]],
  ['/blog/detay/4', []],
])('the query of /blog is written only at /blog: at %s the history gets %j', (pathname, written) => {
  const replaced: unknown[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('history', {
    state: { first: 7 },
    replaceState: (state: unknown, _: string, address: string) => replaced.push([address, state]),
  });
  replaceQuery('/blog', '?page=1');
  expect(replaced).toEqual(written);
});
