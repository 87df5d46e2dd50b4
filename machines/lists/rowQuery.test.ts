import { expect, test } from 'vitest';
import { countOf, wireQuery } from './rowQuery.ts';

const sorts = ['tarih', '-tarih'] as const;

test('a page of a list is asked for as it is looked at', () => {
  expect(wireQuery({ page: 2, size: 50, q: ' Kaya ', sort: '-tarih' }, sorts)).toEqual({
    page: 2,
    size: 50,
    q: 'Kaya',
    sort: '-tarih',
  });
});

test('what is not given is left out, and so is an order that the server does not know', () => {
  expect(wireQuery({ q: '  ', sort: 'renk' }, sorts)).toEqual({});
  expect(wireQuery({ page: 1, size: 25, q: '', sort: '' }, sorts)).toEqual({ page: 1, size: 25 });
});

test('a count is read from its header, if there is one', () => {
  const response = new Response(null, { headers: { 'X-Total-Count': '120' } });
  expect(countOf(response, 'X-Total-Count')).toBe(120);
  expect(countOf(response, 'X-Open-Count')).toBeUndefined();
});
