import { expect, test } from 'vitest';
import { phoneKey, phonePart } from './phoneKey.ts';

test.each([
  '0532 444 55 66',
  '(0532) 444 55 66',
  '532 444 55 66',
  '5324445566',
  '05324445566',
  '+90 532 444 55 66',
  '+905324445566',
  '+90 (0532) 444-55-66',
  '90 532 444 55 66',
  '0090 532 444 55 66',
])('%s is one and the same number', (phone) => {
  expect(phoneKey(phone)).toBe('+905324445566');
  expect(phonePart(phone)).toBe('+905324445566');
});

test.each([
  ['+49 151 23456789', '4915123456789'],
  ['444 0 123', '4440123'],
  ['yok', ''],
  ['9012345678', '+909012345678'],
])('the key of %s is %s', (phone, key) => {
  expect(phoneKey(phone)).toBe(key);
});

test.each([
  ['0532', '+90532'],
  ['(0532) 4', '+905324'],
  ['+90 532', '+90532'],
  ['+90 0532', '+90532'],
  ['0090 532', '+90532'],
  ['444 55 66', '4445566'],
  ['532 4', '5324'],
  ['90 532 444', '90532444'],
])('%s is the part %s of a number', (text, part) => {
  expect(phonePart(text)).toBe(part);
  expect('+905324445566').toContain(part);
});

test('the beginning of a foreign number is found in its key', () => {
  expect(phoneKey('+49 151 23456789')).toContain(phonePart('+49 151'));
});

test.each(['', '12', '101', '0', '05', 'ayşe', '101/3', '2b 1234'])('%j is no phone number', (text) => {
  expect(phonePart(text)).toBeUndefined();
});
