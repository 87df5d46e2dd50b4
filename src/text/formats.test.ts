import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateText, dayText, liraText, numberText } from './formats.ts';
import { calendarDayText } from './recordFormats.ts';

/** Since Istanbul has one time all year. */
const dates = fc.date({ min: new Date('2017-01-01'), max: new Date('2099-12-30'), noInvalidDate: true });
const amounts = fc.nat(Number.MAX_SAFE_INTEGER);

/** The formatters of the browsers and Node, which say the same. */
const intlDate = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('tr-TR', options);
const intlNumber = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat('tr-TR', options);

test('a date with time reads as Turkish writes it', () => {
  const expected = intlDate({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Istanbul' });
  fc.assert(
    fc.property(dates, (date) => {
      expect(dateText(date.toISOString())).toBe(expected.format(date));
    }),
  );
});

test('a day without its year reads as Turkish writes it', () => {
  const expected = intlDate({ day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' });
  fc.assert(
    fc.property(dates, (date) => {
      expect(dayText(date.toISOString().slice(0, 10))).toBe(expected.format(date));
    }),
  );
});

test('a calendar day reads as Turkish writes it', () => {
  const expected = intlDate({ dateStyle: 'medium', timeZone: 'UTC' });
  fc.assert(
    fc.property(dates, (date) => {
      expect(calendarDayText(date.toISOString().slice(0, 10))).toBe(expected.format(date));
    }),
  );
});

test('an amount reads as Turkish lira without decimals', () => {
  const expected = intlNumber({ style: 'currency', currency: 'TRY', maximumFractionDigits: 0 });
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(liraText(amount)).toBe(expected.format(amount));
    }),
  );
});

test('a number has a dot between thousands, and a comma before its decimals', () => {
  const expected = intlNumber({ maximumFractionDigits: 2 });
  const hundredths = fc.integer({ min: -1e12, max: 1e12 }).map((number) => number / 100);
  fc.assert(
    fc.property(fc.oneof(amounts, hundredths), (number) => {
      expect(numberText(number)).toBe(expected.format(number));
    }),
  );
});
