import { expect, test } from 'vitest';
import { countOf, listAnswer, wireQuery } from '../../../machines/lists/listAnswer.ts';
import { readDay, readPlaceId } from '../../../rules/lists/filters.ts';

const sorts = ['tarih', '-tarih'] as const;

test('a query is sent with its page, size, order and trimmed text', () => {
  const query = { page: 2, size: 50, q: 'Kaya', sort: '-tarih' };
  expect(wireQuery({ ...query, q: ' Kaya ', filters: {} }, sorts, {})).toEqual(query);
});

test('empty parameters and unknown orders are left out', () => {
  expect(wireQuery({ q: '  ', sort: 'renk', filters: {} }, sorts, {})).toStrictEqual({});
  expect(wireQuery({ page: 0, size: 25, q: '', sort: '', filters: {} }, sorts, {})).toStrictEqual({
    page: 0,
    size: 25,
  });
});

test('a filter is sent as it reads, and left out when it does not', () => {
  const query = { q: '', sort: undefined, filters: { il: '35', from: 'dün', other: '1' } };
  expect(wireQuery(query, sorts, { il: readPlaceId, from: readDay })).toStrictEqual({ il: 35 });
});

test('relative days are sent as those of the call', () => {
  const query = { q: '', sort: undefined, filters: { days: 'thisWeek' } };
  const readers = { from: readDay, to: readDay };
  const asked = (now: string) => wireQuery(query, sorts, readers, new Date(now));
  expect(asked('2026-11-25T09:00:00Z')).toStrictEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(asked('2026-12-25T09:00:00Z')).toStrictEqual({ from: '2026-12-21', to: '2026-12-27' });
  expect(wireQuery(query, sorts, {})).toStrictEqual({});
});

test('a count is read from its header', () => {
  const response = new Response(null, { headers: { 'X-Waiting-Count': '120' } });
  expect(countOf(response, 'X-Waiting-Count')).toBe(120);
  expect(countOf(response, 'X-Total-Count')).toBeUndefined();
});

test.each([
  [{ 'X-Total-Count': '70' }, 70, false],
  [{ 'X-Total-Count': '1000', 'X-Total-Capped': 'true' }, 1000, true],
  [{ 'X-Total-Count': '70', 'X-Total-Capped': 'false' }, 70, false],
  [{}, 1, false],
])(
  'with the headers %j an answer has the total %i, capped: %s',
  (headers: Record<string, string>, total, capped) => {
    const answer = { data: ['row'], response: new Response(null, { headers }) };
    expect(listAnswer(answer)).toEqual({ rows: ['row'], total, capped });
  },
);
