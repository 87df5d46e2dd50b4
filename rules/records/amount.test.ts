import { describe, expect, test } from 'vitest';
import {
  enterAmount,
  leaveAmount,
  pricePerSquareMetre,
  reformatAmount,
  toAmount,
  withDots,
} from './amount.ts';

describe('an amount', () => {
  test.each([
    ['', ''],
    ['7', '7'],
    ['1250', '1.250'],
    ['1250000', '1.250.000'],
  ])('of digits %j is shown as %j', (digits, shown) => {
    expect(withDots(digits)).toBe(shown);
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

/** An amount field before anything was refused. */
const untouched = { refused: undefined, decimalsAt: undefined, digitsBeforeDot: undefined };

describe('what is pasted into an amount', () => {
  const paste = (text: string, unit: 'TL' | 'm²' = 'TL') =>
    enterAmount(untouched, { text, caret: text.length, length: text.length }, unit);
  test.each([
    ['1.250.000', '1.250.000'],
    ['1,250,000', '1.250.000'],
    ['1.250.000,00 TL', '1.250.000'],
    ['1 250 000 TL', '1.250.000'],
    ['12 500 000 try', '12.500.000'],
    ["1'250'000 Lira", '1.250.000'],
    ['₺1.250.000,-', '1.250.000'],
    ['5,000', '5.000'],
    ['000', '0'],
    // as a spreadsheet and a phone of another language copy it
    ['\u202a1.250.000\u00a0₺\u202c', '1.250.000'],
    ['١٢٥٠', '1.250'],
  ])('is read as one whole amount: %j becomes %j', (text, shown) => {
    expect(paste(text)).toMatchObject({ shown, refused: undefined });
  });
  test.each([
    ['1.250.000,50 TL', 'decimals'],
    ['1250000.5', 'decimals'],
    ['1,250.50', 'decimals'],
    ['1250,5', 'decimals'],
    ['-1250', 'minus'],
    ['\u20ba\u22121.250,50', 'minus'],
    ['12abc34', 'unreadable'],
    ['1,25 milyon', 'unreadable'],
    ['1.000.000 - 1.300.000', 'unreadable'],
    ['1250000 500 m²', 'unreadable'],
    ['1.250 m²', 'unreadable'],
    ['101/5', 'unreadable'],
    ['5.0000', 'unreadable'],
    ['5²', 'unreadable'],
    ['1234567890123', 'tooLong'],
  ])('is refused as a whole: %j', (text, kind) => {
    expect(paste(text)).toMatchObject({ digits: '', shown: '', refused: { kind, text } });
  });
  test('has the unit of its field', () => {
    expect(paste('1.250 m²', 'm²')).toMatchObject({ shown: '1.250', refused: undefined });
    expect(paste('12,5 m2', 'm²').refused?.kind).toBe('decimals');
    expect(paste('1.250 TL', 'm²').refused?.kind).toBe('unreadable');
  });
  test('may be a part of an amount', () => {
    // 1 with 000 pasted behind it
    expect(enterAmount(untouched, { text: '1000', caret: 4, length: 3 }, 'TL').shown).toBe('1.000');
    // 1.234 with 5 50 pasted after the 1, of which nothing is taken
    const edit = enterAmount(untouched, { text: '15 50.234', caret: 5, length: 4 }, 'TL');
    expect(edit).toMatchObject({ shown: '1.234', caret: 1, refused: { text: '5 50' } });
  });
  test('is one text without its line breaks, which a field drops', () => {
    const edit = enterAmount(untouched, { text: '12.50', caret: 5, length: 6 }, 'TL');
    expect(edit).toMatchObject({ shown: '', refused: { kind: 'decimals', text: '12.50' } });
  });
  test('is no longer spoken of after the next key', () => {
    expect(enterAmount(paste('12abc'), { text: '1', caret: 1, length: 1 }, 'TL').refused).toBeUndefined();
  });
});

test('a deletion keeps what looks like decimals then', () => {
  // 1.250 without its last digit
  const edit = enterAmount(untouched, { text: '1.25', caret: 4, length: 0 }, 'TL');
  expect(edit).toMatchObject({ shown: '125', refused: undefined });
});

describe('what is typed into an amount', () => {
  const press = (field: ReturnType<typeof enterAmount>, key: string) => {
    const { shown, caret } = field;
    const text = shown.slice(0, caret) + key + shown.slice(caret);
    return enterAmount(field, { text, caret: caret + 1, length: 1 }, 'TL');
  };
  const type = (keys: string) =>
    [...keys].reduce(press, enterAmount(untouched, { text: '', caret: 0, length: 0 }, 'TL'));
  test('ends at a comma, however many digits follow', () => {
    for (const keys of ['1250,', '1250,50', '1250,5,5', '1250,50 TL']) {
      expect(type(keys), keys).toMatchObject({ shown: '1.250', refused: { kind: 'decimals' } });
    }
  });
  test('may be digits of any script', () => {
    expect(type('١２50')).toMatchObject({ shown: '1.250', refused: undefined });
  });
  test('may have dots between thousands', () => {
    expect(leaveAmount(type('1.250.000'))).toMatchObject({ shown: '1.250.000', refused: undefined });
    expect(leaveAmount(type('1250.000'))).toMatchObject({ shown: '1.250.000', refused: undefined });
  });
  test.each(['1250.5', '1250.50', '1.25'])('says how it read a dot before decimals: %j', (keys) => {
    const typed = type(keys);
    expect(typed.refused).toBeUndefined();
    expect(leaveAmount(typed).refused?.kind).toBe('dot');
    // until the next key
    expect(press({ ...typed, ...leaveAmount(typed) }, '0').refused).toBeUndefined();
  });
  test('is not taken for decimals once it was changed elsewhere', () => {
    // 1.250 with a 9 before it
    const edit = enterAmount(type('1.250'), { text: '91.250', caret: 1, length: 1 }, 'TL');
    expect(leaveAmount(edit).refused).toBeUndefined();
  });
  test('has no minus and no letters, and says so until it is empty', () => {
    expect(type('-5')).toMatchObject({ shown: '5', refused: { kind: 'minus', text: '-' } });
    expect(type('12a5')).toMatchObject({ shown: '125', refused: { kind: 'unreadable', text: 'a' } });
    const emptied = enterAmount(type('12a5'), { text: '', caret: 0, length: 0 }, 'TL');
    expect(emptied.refused).toBeUndefined();
  });
  test('goes on after the comma once a digit was deleted', () => {
    const deleted = enterAmount(type('1250,'), { text: '1.25', caret: 4, length: 0 }, 'TL');
    expect(press(deleted, '7').shown).toBe('1.257');
  });
  test('may be changed elsewhere after a comma', () => {
    // 1.250 with a 9 typed after the 1
    expect(enterAmount(type('1250,'), { text: '19.250', caret: 2, length: 1 }, 'TL').shown).toBe('19.250');
  });
  test('has no thirteenth digit, wherever it is typed', () => {
    const full = type('123456789012');
    expect(press(full, '3')).toMatchObject({ shown: '123.456.789.012', refused: { kind: 'tooLong' } });
    const middle = enterAmount(full, { text: '1923.456.789.012', caret: 2, length: 1 }, 'TL');
    expect(middle).toMatchObject({ shown: '123.456.789.012', caret: 1 });
  });
});
