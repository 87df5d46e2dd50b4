import { expect, test } from 'vitest';
import { isPossibleId } from './recordId.ts';

test.each([1, 61, 1201, Number.MAX_SAFE_INTEGER])('%d can be the id of a record', (id) => {
  expect(isPossibleId(id)).toBe(true);
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, undefined])(
  '%d cannot be the id of a record',
  (id) => {
    expect(isPossibleId(id)).toBe(false);
  },
);
