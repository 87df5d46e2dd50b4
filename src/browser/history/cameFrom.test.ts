import { expect, test } from 'vitest';
import { backTo, cameFrom } from './cameFrom.ts';

test('only an address of the panel is a list that one came from', () => {
  expect(cameFrom({ cameFrom: '/admin/new-land?q=ay' })).toBe('/admin/new-land?q=ay');
  for (const state of [
    null,
    {},
    { cameFrom: 7 },
    { cameFrom: '/login' },
    { cameFrom: '//evil.example/admin/' },
  ])
    expect(cameFrom(state)).toBeUndefined();
});

test('the list that one came from keeps its whole query', () => {
  const origin = '/admin/new-land?page=2&sort=-tarih&q=ay%C5%9Fe';
  expect(backTo('/admin/new-land', origin)).toBe(origin);
});

test('another list of the same records gets search and order', () => {
  const origin = '/admin/new-land?page=2&size=50&sort=-tarih&q=ay%C5%9Fe';
  expect(backTo('/admin/purchased-land', origin)).toBe('/admin/purchased-land?sort=-tarih&q=ay%C5%9Fe');
  expect(backTo('/admin/canceled-land', '/admin/new-land?page=3')).toBe('/admin/canceled-land');
});

test('a list of other records, and one without a list before it, opens plainly', () => {
  expect(backTo('/admin/user-list', '/admin/new-land?q=ay')).toBe('/admin/user-list');
  expect(backTo('/admin/new-land', '')).toBe('/admin/new-land');
});
