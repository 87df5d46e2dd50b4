import { describe, expect, test } from 'vitest';
import { digitsOf, retype, toAmount, withDots } from './amount.ts';

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
    expect(retype('1.2345', 6)).toEqual({ digits: '12345', shown: '12.345', caret: 6 });
  });
  test('stays after a digit that was typed in the middle', () => {
    // 1.234 with a 9 typed after the 1
    expect(retype('19.234', 2)).toEqual({ digits: '19234', shown: '19.234', caret: 2 });
    // 123.456 with a 9 typed after the 1: the dots move.
    expect(retype('1923.456', 2)).toEqual({ digits: '1923456', shown: '1.923.456', caret: 3 });
  });
  test('stays where a digit was deleted', () => {
    expect(retype('1.23.456', 4)).toEqual({ digits: '123456', shown: '123.456', caret: 3 });
  });
  test('does not count leading zeros that were dropped', () => {
    expect(retype('001.234', 3)).toEqual({ digits: '1234', shown: '1.234', caret: 1 });
    expect(retype('0', 1)).toEqual({ digits: '0', shown: '0', caret: 1 });
  });
  test('stays at the end when the text before it is longer than what is shown', () => {
    expect(retype('12a', 3)).toEqual({ digits: '12', shown: '12', caret: 2 });
    expect(retype('', 0)).toEqual({ digits: '', shown: '', caret: 0 });
  });
});
