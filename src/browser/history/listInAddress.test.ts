import { expect, test } from 'vitest';
import { firstPage } from '../../../machines/lists/pollingList.ts';
import { formatListQuery, landRequestListAt, parseListQuery } from './listInAddress.ts';

const query = { page: 2, size: 50, sort: '-name', q: 'çeşme & urla', filters: {} };

test('a query is read back from its address', () => {
  expect(formatListQuery(query)).toBe('?page=3&size=50&sort=-name&q=%C3%A7e%C5%9Fme+%26+urla');
  expect(parseListQuery(formatListQuery(query))).toEqual(query);
  expect(parseListQuery(formatListQuery({ ...query, size: 9 }, 9), 9)).toEqual({ ...query, size: 9 });
});

test('filters are read back from their address', () => {
  const filters = { il: '35', work: 'dueToday' };
  expect(formatListQuery({ ...firstPage, filters })).toBe('?il=35&work=dueToday');
  expect(parseListQuery('?il=35&ilce=&work=dueToday')).toEqual({ ...firstPage, filters });
  expect(parseListQuery('?page=2').filters).toEqual({});
});

test('the first page of a list without a search has the plain address', () => {
  expect(formatListQuery(firstPage)).toBe('');
  expect(parseListQuery('')).toEqual(firstPage);
  expect(formatListQuery({ ...firstPage, size: 9 }, 9)).toBe('');
  expect(parseListQuery('', 9)).toEqual({ ...firstPage, size: 9 });
});

test.each([
  ['?page=0', {}],
  ['?page=-3', {}],
  ['?page=x', {}],
  ['?page=2', { page: 1 }],
  ['?page=99999999', { page: 1_000_000 }],
  ['?size=7', {}],
  ['?size=1000', {}],
  ['?size=100', { size: 100 }],
  [`?office=${'a'.repeat(101)}`, { filters: { office: 'a'.repeat(100) } }],
  [`?q=${'a'.repeat(101)}`, { q: 'a'.repeat(100) }],
])('%s is the query %j', (address, change) => {
  expect(parseListQuery(address)).toEqual({ ...firstPage, ...change });
});

test('only the address of a list of land requests is one', () => {
  expect(landRequestListAt('/admin/purchased-land?q=urla&page=2')).toEqual({
    list: 'lands/purchased',
    query: { ...firstPage, page: 1, q: 'urla' },
  });
  expect(landRequestListAt('/admin/messages?q=urla')).toBeUndefined();
  expect(landRequestListAt()).toBeUndefined();
});
