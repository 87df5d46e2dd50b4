import { expect, test } from 'vitest';
import { isDecisive, verdict } from '../../scripts/checks/verdict.mjs';

test('a run of continuous integration fails when a test was skipped', () => {
  expect(verdict({ passed: 7, failed: 0, skipped: 2 }, true)).toEqual({
    code: 1,
    line: '7 passed, 2 failed',
  });
});

test('a run outside continuous integration passes with skipped tests, and reports them', () => {
  expect(verdict({ passed: 7, failed: 0, skipped: 2 }, false)).toEqual({
    code: 0,
    line: '7 passed, 0 failed, 2 skipped',
  });
});

test.each([true, false])('a failed test fails the run (decisive: %s)', (decisive) => {
  expect(verdict({ passed: 7, failed: 1, skipped: 0 }, decisive)).toEqual({
    code: 1,
    line: '7 passed, 1 failed',
  });
});

test.each([true, false])('a run without failed or skipped tests passes (decisive: %s)', (decisive) => {
  expect(verdict({ passed: 7, failed: 0, skipped: 0 }, decisive)).toEqual({
    code: 0,
    line: '7 passed, 0 failed',
  });
});

test.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['', false],
  [undefined, false],
])('CI=%s makes a run decisive: %s', (CI, decisive) => {
  expect(isDecisive({ CI })).toBe(decisive);
});
