import { describe, expect, test } from 'vitest';
import { digitsOf, enterAmount, pricePerSquareMetre, reformatAmount, toAmount, withDots } from './amount.ts';

describe('an amount', () => {
  test.each([
    ['', ''],
    ['7', '7'],
    ['1250', '1.250'],
    ['1250000', '1.250.000'],
  ])('of digits %j is shown as %j', (digits, shown) => {
    expect(withDots(digits)).toBe(shown);
  });
  test('keeps digits only, and no leading zeros', () => {
    expect(digitsOf('0.012a5,0 TL')).toBe('1250');
    expect(digitsOf('0')).toBe('0');
    expect(digitsOf('100200')).toBe('100200');
  });
  test('has twelve digits at most', () => {
    expect(digitsOf('1234567890123')).toBe('123456789012');
  });
  test('that is empty becomes 0', () => {
    expect(toAmount('')).toBe(0);
    expect(toAmount('1250000')).toBe(1_250_000);
  });
});

describe('the caret', () => {
  test('stays at the end while typing there', () => {
    expect(reformatAmount('1.2345', 6)).toEqual({ digits: '12345', shown: '12.345', caret: 6 });
  });
  test('stays after a digit that was typed in the middle', () => {
    // 1.234 with a 9 typed after the 1
    expect(reformatAmount('19.234', 2)).toEqual({ digits: '19234', shown: '19.234', caret: 2 });
    // 123.456 with a 9 typed after the 1: the dots move.
    expect(reformatAmount('1923.456', 2)).toEqual({ digits: '1923456', shown: '1.923.456', caret: 3 });
  });
  test('stays where a digit was deleted', () => {
    expect(reformatAmount('1.23.456', 4)).toEqual({ digits: '123456', shown: '123.456', caret: 3 });
  });
  test('stays after a digit that was typed in the middle of a full amount', () => {
    // 123.456.789.012 with a 9 typed after the 1: the last digit is cut
    expect(reformatAmount('1923.456.789.012', 2)).toEqual({
      digits: '192345678901',
      shown: '192.345.678.901',
      caret: 2,
    });
    expect(reformatAmount('123.456.789.0129', 16)).toMatchObject({ shown: '123.456.789.012', caret: 15 });
  });
  test('does not count leading zeros that were dropped', () => {
    expect(reformatAmount('001.234', 3)).toEqual({ digits: '1234', shown: '1.234', caret: 1 });
    expect(reformatAmount('0', 1)).toEqual({ digits: '0', shown: '0', caret: 1 });
  });
  test('stays at the end when the text before it is longer than what is shown', () => {
    expect(reformatAmount('12a', 3)).toEqual({ digits: '12', shown: '12', caret: 2 });
    expect(reformatAmount('', 0)).toEqual({ digits: '', shown: '', caret: 0 });
  });
});

test.each([
  [3_450_000, 612.5, 5633],
  [1_000_000, 10_000, 100],
  [1_000_000, 30_000, 33.33],
  [0, 500, 0],
  [3_450_000, 0, undefined],
  [3_450_000, -1, undefined],
  [3_450_000, Number.NaN, undefined],
  [3_450_000, undefined, undefined],
])('%i TL for %d m² are %s TL for each square metre', (amount, area, price) => {
  expect(pricePerSquareMetre(amount, area)).toBe(price);
});

/** An amount field before anything was left out. */
const untouched = { leftOut: undefined, decimalsAt: undefined };

describe('what is pasted into an amount', () => {
  const paste = (text: string) => enterAmount(untouched, text, text.length, text.length);
  test.each([
    ['1.250.000,50', '1.250.000'],
    ['₺1.250.000,50', '1.250.000'],
    ['1250000,5 TL', '1.250.000'],
    ['1250000.50', '1.250.000'],
    ['1,250,000.50', '1.250.000'],
    ['1,250.50', '1.250'],
    ['1 250 000,50 TL', '1.250.000'],
    [',50', ''],
  ])('loses its decimals: %j becomes %j', (text, shown) => {
    expect(paste(text)).toMatchObject({ shown, leftOut: 'decimals' });
  });
  test.each([
    ['1.250.000', '1.250.000'],
    ['1,250,000', '1.250.000'],
    ['1 250 000 TL', '1.250.000'],
    ['12 500 000 TL', '12.500.000'],
    ["1'250'000 TL", '1.250.000'],
    ['1.250.000,-', '1.250.000'],
    ['TL', ''],
  ])('keeps its thousands: %j becomes %j', (text, shown) => {
    expect(paste(text)).toMatchObject({ shown, leftOut: undefined });
  });
  test.each([
    ['1.250.000,50 TL, KDV dahil', 'decimals'],
    ['1250000.50 TL (%20)', 'decimals'],
    ['1.250.000,00 - 1.300.000,00', 'decimals'],
    ['Fiyat: 1.250.000 TL (2 hisse)', undefined],
    ['1.250.000, pazarlıksız', undefined],
    ['1250000 500 m²', undefined],
    ['1 250 000 5000 m²', undefined],
  ])('ends after its first amount: %j', (text, leftOut) => {
    expect(paste(text)).toMatchObject({ shown: '1.250.000', leftOut });
  });
  test.each(['-1250', '\u22121250', '\u20ba-1.250'])('loses its minus: %j', (text) => {
    expect(paste(text)).toMatchObject({ shown: '1.250', leftOut: 'minus' });
  });
  test('loses its decimals between the digits that stay', () => {
    // 1.234 with 5,5 pasted after the 1
    expect(enterAmount(untouched, '15,5.234', 4, 3)).toMatchObject({ shown: '15.234', caret: 2 });
  });
  test('is one text without its line breaks, which a field drops', () => {
    expect(enterAmount(untouched, '12.50', 5, 6)).toMatchObject({ shown: '12', leftOut: 'decimals' });
  });
});

test('a deletion keeps what looks like decimals then', () => {
  // 1.250 without its last digit
  expect(enterAmount(untouched, '1.25', 4, 0)).toMatchObject({ shown: '125', leftOut: undefined });
});

describe('what is typed into an amount', () => {
  const type = (keys: string) => {
    let field = enterAmount(untouched, '', 0, 0);
    for (const key of keys) {
      const { shown, caret } = field;
      field = enterAmount(field, shown.slice(0, caret) + key + shown.slice(caret), caret + 1, 1);
    }
    return field;
  };
  test('ends at a comma, however many digits follow', () => {
    expect(type('1250,')).toMatchObject({ shown: '1.250', leftOut: 'decimals' });
    expect(type('1250,50')).toMatchObject({ shown: '1.250', leftOut: 'decimals' });
    expect(type('1250, 50 TL')).toMatchObject({ shown: '1.250', leftOut: 'decimals' });
    expect(type('1250,5,5')).toMatchObject({ shown: '1.250', leftOut: 'decimals' });
  });
  test('may have dots between thousands', () => {
    expect(type('1.250.000')).toMatchObject({ shown: '1.250.000', leftOut: undefined });
  });
  test('has no minus', () => {
    expect(type('-')).toMatchObject({ shown: '', leftOut: 'minus' });
    expect(type('-5')).toMatchObject({ shown: '5', leftOut: 'minus' });
  });
  test('goes on after the comma once a digit was deleted', () => {
    const deleted = enterAmount(type('1250,'), '1.25', 4, 0);
    expect(deleted.shown).toBe('125');
    expect(enterAmount(deleted, '1257', 4, 1).shown).toBe('1.257');
  });
  test('may be changed elsewhere after a comma', () => {
    // 1.250 with a 9 typed after the 1
    expect(enterAmount(type('1250,'), '19.250', 2, 1).shown).toBe('19.250');
  });
  test('has nothing left out once it is empty', () => {
    expect(enterAmount(type('5,'), '', 0, 0).leftOut).toBeUndefined();
  });
});
