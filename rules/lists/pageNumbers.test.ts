import { expect, test } from 'vitest';
import { pageNumbers, wirePage } from './pageNumbers.ts';

test('a pager of few pages shows all of them', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});

test('a pager of many pages shows the ends and the neighbours', () => {
  expect(pageNumbers(10, 20)).toEqual([1, undefined, 9, 10, 11, undefined, 20]);
  expect(pageNumbers(1, 20)).toEqual([1, 2, undefined, 20]);
  expect(pageNumbers(20, 20)).toEqual([1, undefined, 19, 20]);
});

test('a gap of one number is filled', () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a pager on a page outside the list shows the ends', () => {
  expect(pageNumbers(25, 20)).toEqual([1, undefined, 20]);
  expect(pageNumbers(21, 20)).toEqual([1, undefined, 20]);
  expect(pageNumbers(0, 20)).toEqual([1, undefined, 20]);
  expect(pageNumbers(1, 0)).toEqual([]);
});

test.each([
  [1, 0],
  [3, 2],
  [1_000_001, 1_000_000],
  [1_000_002, 1_000_000],
])('page %d of the address is page %d of the wire', (page, wire) => {
  expect(wirePage(page)).toBe(wire);
});
