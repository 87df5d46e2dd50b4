import { expect, test } from 'vitest';
import { isStrongPassword, passwordParts } from './password.ts';

const all = { length: true, upper: true, lower: true, digit: true, sign: true };

test('a password with all five parts is strong', () => {
  expect(passwordParts('Kuscular.35')).toEqual(all);
  expect(isStrongPassword('Kuscular.35')).toBe(true);
});

test.each([
  ['Kus.351', 'length'],
  ['kuscular.35', 'upper'],
  ['KUSCULAR.35', 'lower'],
  ['Kuscular.lar', 'digit'],
  ['Kuscular35', 'sign'],
])('%s lacks only the part %s', (password, part) => {
  expect(passwordParts(password)).toEqual({ ...all, [part]: false });
  expect(isStrongPassword(password)).toBe(false);
});

test('Turkish letters are letters', () => {
  expect(isStrongPassword('ÇĞİÖŞÜ1!ç')).toBe(true);
  expect(passwordParts('ğ')).toMatchObject({ lower: true, upper: false });
  expect(passwordParts('İ')).toMatchObject({ lower: false, upper: true });
});

test('only the listed signs count', () => {
  for (const sign of '!@#$%^&*(),.?":{}|<>') expect(passwordParts(sign).sign, sign).toBe(true);
  for (const sign of '-_+= ;/') expect(passwordParts(sign).sign, sign).toBe(false);
});

test('a password has at least eight characters', () => {
  expect(passwordParts('Kusc.351').length).toBe(true);
  expect(passwordParts('Kus.351').length).toBe(false);
});

test('a surrogate pair is one character', () => {
  expect(passwordParts('🌾🌾🌾🌾🌾🌾🌾').length).toBe(false);
});
