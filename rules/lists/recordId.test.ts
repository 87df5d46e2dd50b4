import { expect, test } from 'vitest';
import { isPossibleId, recordId } from './recordId.ts';

test.each([1, 61, 1201, Number.MAX_SAFE_INTEGER])('%d can be the id of a record', (id) => {
  expect(isPossibleId(id)).toBe(true);
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
  '%d cannot be the id of a record',
  (id) => {
    expect(isPossibleId(id)).toBe(false);
  },
);

test('an id in an address has only digits', () => {
  expect(recordId('64')).toBe(64);
  for (const none of [undefined, '', 'abc', '0x40', '6e1', '64.0', ' 64', '-64']) {
    expect(isPossibleId(recordId(none))).toBe(false);
  }
});
