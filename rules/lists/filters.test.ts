import { expect, test } from 'vitest';
import { changeFilters, readAmount, readDay, readFilters, readOneOf, readPlaceId } from './filters.ts';

test('a filter reads its text; what does not read, or nobody asks for, filters nothing', () => {
  const readers = { il: readPlaceId, to: readDay };
  expect(readFilters(readers, { il: '35', to: '2026-11-31', utm: 'x' })).toStrictEqual({ il: 35 });
  expect(readFilters(readers, {})).toStrictEqual({});
  expect(readFilters({ read: readOneOf([true, false]) }, { read: 'false' })).toStrictEqual({ read: false });
});

test.each([
  ['0', 0],
  ['3000000', 3_000_000],
  ['999999999999', 999_999_999_999],
  ['1000000000000', undefined],
  ['3.000', undefined],
  ['-1', undefined],
  ['', undefined],
])('the amount %j is %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  ['35', 35],
  ['0', undefined],
  ['035', undefined],
  ['1e3', undefined],
  ['9007199254740992', undefined],
])('the id %j is %s', (text, id) => {
  expect(readPlaceId(text)).toBe(id);
});

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['1999-11-20', false],
  ['0026-11-20', false],
  ['2026-11-20T10:00', false],
])('the day %s can be filtered by: %s', (text, isRead) => {
  expect(readDay(text)).toBe(isRead ? text : undefined);
});

test('one of a few values reads from its own text alone', () => {
  const read = readOneOf([1, 2]);
  expect(['1', '2', '3', '01', ''].map(read)).toEqual([1, 2, undefined, undefined, undefined]);
  expect(['true', 'false', '1', ''].map(readOneOf([true, false]))).toEqual([
    true,
    false,
    undefined,
    undefined,
  ]);
});

test('a change replaces what it names, and an empty text takes its filter away', () => {
  expect(changeFilters({ il: '35', ilce: '7', q: 'a' }, { il: '6', ilce: '' })).toEqual({ il: '6', q: 'a' });
});
