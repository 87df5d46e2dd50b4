import { expect, test } from 'vitest';
import { keptListQuery } from './listInHistory.ts';

const query = { page: 2, size: 50, sort: '-name', q: 'urla' };

test('a stored query is read back', () => {
  expect(keptListQuery({ other: 1, list: query })).toEqual(query);
  expect(keptListQuery({ list: { ...query, sort: undefined } })).toEqual({ ...query, sort: undefined });
});

test.each([
  null,
  'list',
  {},
  { list: null },
  { list: { ...query, page: -1 } },
  { list: { ...query, page: 1e9 } },
  { list: { ...query, size: '50' } },
  { list: { ...query, size: 7 } },
  { list: { ...query, q: 'a'.repeat(101) } },
  { list: { ...query, q: undefined } },
])('%j holds no query', (state) => {
  expect(keptListQuery(state)).toBeUndefined();
});
