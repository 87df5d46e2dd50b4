import { expect, test } from 'vitest';
import { ibanGroups, isTurkishIban, maskIban, normaliseIban } from './iban.ts';

const published = 'TR330006100519786457841326';

test.each([
  'TR33 0006 1005 1978 6457 8413 26',
  'tr33 0006 1005 1978 6457 8413 26',
  'TRTR330006100519786457841326',
  'İBAN: TR33-0006-1005-1978-6457-8413-26',
  'ıban tr330006100519786457841326 ',
  'TR33\u00a00006\u20091005197864578413\u200b26',
])('%s is read as the published example', (typed) => {
  expect(normaliseIban(typed)).toBe(published);
  expect(isTurkishIban(normaliseIban(typed))).toBe(true);
});

test.each([
  '',
  'TR',
  'TR330006100519786457841327', // another last digit
  'TR340006100519786457841326', // other check digits
  'TR330006100519786457814326', // two digits swapped
  'TR33000610051978645784132', // too short
  'TR3300061005197864578413260', // too long
  'TR330006110519786457841326', // no reserve digit of 0
  'DE89370400440532013000',
  'TR٣٣0006100519786457841326', // digits of another script
])('%s is none', (typed) => {
  expect(isTurkishIban(normaliseIban(typed))).toBe(false);
});

test('any single wrong digit is noticed', () => {
  for (let at = 2; at < published.length; at += 1)
    for (let digit = 0; digit < 10; digit += 1) {
      const typed = published.slice(0, at) + digit + published.slice(at + 1);
      expect(isTurkishIban(typed), typed).toBe(typed === published);
    }
});

test('letters of an account count by their place in the alphabet', () => {
  const account = '0006100519786457841A2B';
  const checkDigits = Number(checkDigitsOf(account));
  for (let digits = 2; digits <= 98; digits += 1) {
    const iban = `TR${String(digits).padStart(2, '0')}${account}`;
    expect(isTurkishIban(iban), iban).toBe(digits === checkDigits);
  }
});

/** 98 less the remainder of the number that ends in TR00. */
function checkDigitsOf(account: string): string {
  const digits = [...`${account}TR00`].map((one) => String(Number.parseInt(one, 36))).join('');
  return String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
}

test('an IBAN is shown in groups of four, and masked but for its end', () => {
  expect(ibanGroups(published)).toBe('TR33 0006 1005 1978 6457 8413 26');
  expect(maskIban(published)).toBe('TR•• •••• 1326');
});
