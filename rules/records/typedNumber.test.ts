import { expect, test } from 'vitest';
import { readNumber, readWholeNumber } from './typedNumber.ts';

test.each([
  ['1250', 1250],
  ['007', 7],
  ['5.000', 5000],
  ['5,000', 5000],
  ['5.5', 5.5],
  ['5,5', 5.5],
  ['12,55', 12.55],
  ['5,0000', 5],
  ['0,500', 0.5],
  ['0.125', 0.125],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1.250.000,00', 1_250_000],
  ['1 250 000,5', 1_250_000.5],
  ['1\u00a0250', 1250],
  ["1'250'000", 1_250_000],
  [' 12 ', 12],
  ['١٢٣', 123],
  ['５.０００', 5000],
  // a browser copies marks of direction along with a number
  ['\u202a5.000\u202c', 5000],
])('%j is %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  '',
  '12345.678',
  '12345,678',
  '1.250.5',
  '1,250,5',
  '1.250,000.5',
  '1.250 000',
  '12.50.000',
  '12 50',
  '5.0000',
  '5²',
  '101/5',
  '7A',
  '12e3',
  '0x10',
  '-3',
  ',5',
  '5,',
  '5.000 m2',
])('%j is no number', (text) => {
  expect(readNumber(text)).toBeUndefined();
});

test('a whole number has digits alone', () => {
  expect(readWholeNumber(' 015 ')).toBe(15);
  expect(readWholeNumber('\u200e１０１')).toBe(101);
  for (const text of ['', '101/5', '7A', '1.250', '12,0', '-1', '1 2']) {
    expect(readWholeNumber(text), text).toBeUndefined();
  }
});
