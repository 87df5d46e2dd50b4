import { expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

test('few pages are all shown', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});

test('of many pages the ends and the neighbours are shown', () => {
  expect(pageNumbers(10, 20)).toEqual([1, undefined, 9, 10, 11, undefined, 20]);
  expect(pageNumbers(1, 20)).toEqual([1, 2, undefined, 20]);
  expect(pageNumbers(20, 20)).toEqual([1, undefined, 19, 20]);
});

test('a gap of one number is filled', () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a page outside the list, as an address may name it, leaves the ends', () => {
  expect(pageNumbers(25, 20)).toEqual([1, undefined, 20]);
  expect(pageNumbers(21, 20)).toEqual([1, undefined, 20]);
  expect(pageNumbers(0, 20)).toEqual([1, undefined, 20]);
  expect(pageNumbers(1, 0)).toEqual([]);
});
