import { expect, test } from 'vitest';
import { formatPhone, looksComplete, retypePhone } from './formatPhone.ts';

test('a Turkish number is grouped as its placeholder shows, while it is typed', () => {
  const typed = ['0', '05', '0532', '05321', '0532111', '05321112', '05321112233', '053211122334'];
  expect(typed.map(formatPhone)).toEqual([
    '0',
    '(05',
    '(0532',
    '(0532) 1',
    '(0532) 111',
    '(0532) 111 2',
    '(0532) 111 2233',
    '(0532) 111 22334',
  ]);
});

test.each([
  '0532 111 22 33',
  '0532-111-22-33',
  '(0532) 111 22 33',
  '5321112233',
  '+90 532 111 22 33',
  '905321112233',
  '(0532) 111 2233',
])('%s is shown as one number', (text) => {
  expect(formatPhone(text)).toBe('(0532) 111 2233');
});

test.each(['', ' ', '(', '+', '+90 532 111', '532 111', '+49 170 1234567', '0049 170 1234567', 'abc 0532'])(
  '%j stays as it was typed',
  (text) => {
    expect(formatPhone(text)).toBe(text);
  },
);

test('the caret stays between the same digits', () => {
  expect(retypePhone('(05321', 6)).toEqual({ shown: '(0532) 1', caret: 8 });
  expect(retypePhone('(0532) 1911 2233', 9)).toEqual({ shown: '(0532) 191 12233', caret: 9 });
  expect(retypePhone('(0532 111 2233', 5)).toEqual({ shown: '(0532) 111 2233', caret: 7 });
  expect(retypePhone('(0532) ', 7)).toEqual({ shown: '(0532', caret: 5 });
  expect(retypePhone('abc', 1)).toEqual({ shown: 'abc', caret: 1 });
});

test.each([
  ['0532 111 22 33', true],
  ['(0212) 111 2233', true],
  ['5321112233', true],
  ['+90 532 111 22 33', true],
  ['0090 532 111 22 33', true],
  ['444 1 222', true],
  ['+49 170 1234567', true],
  ['0532 111 22 3', false],
  ['0532 111 22 334', false],
  ['0132 111 22 33', false],
  ['+49 170', false],
  ['abc', false],
  ['', false],
])('whether %j looks complete: %j', (phone, complete) => {
  expect(looksComplete(phone)).toBe(complete);
});
