import { expect, test } from 'vitest';
import { isSmsPhone } from './smsPhone.ts';

test.each([
  '(0532) 111 22 33',
  '5321112233',
  '0532 111 22 33 (akşam)',
  '+90 532 111 22 33',
  '0090 532 111 22 33',
  '+49 170 1234567',
])('a text message can go to %j', (phone) => {
  expect(isSmsPhone(phone)).toBe(true);
});

test.each(['', 'abc', '0532 111 22', '0532 111 22 33 4', '(0232) 111 22 33', '+49 170'])(
  'no text message can go to %j',
  (phone) => {
    expect(isSmsPhone(phone)).toBe(false);
  },
);
