import { expect, test } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

test.each(['a@b.tr', ' zeynep@ofis.com.tr ', 'şule@örnek.com'])('%j is an email address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each(['', 'zeynep', 'zeynep@', '@ofis.com', 'zeynep@ofis', 'a b@c.tr', 'a@b@c.tr', 'a@b.tr c@d.tr'])(
  '%j is not an email address',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

test('an email address has at most 200 characters', () => {
  expect(isEmail(`${'a'.repeat(195)}@b.tr`)).toBe(true);
  expect(isEmail(` ${'a'.repeat(195)}@b.tr `)).toBe(true);
  expect(isEmail(`${'a'.repeat(196)}@b.tr`)).toBe(false);
});

test('an email address is stored trimmed and in lower case', () => {
  expect(normaliseEmail(' Zeynep@Ofis.com.TR ')).toBe('zeynep@ofis.com.tr');
});
