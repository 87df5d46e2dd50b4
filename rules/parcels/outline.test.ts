import { expect, test } from 'vitest';
import { areaOf, areaTolerance, differsFrom, middleOf, type Position, sidesOf } from './outline.ts';

/** A rectangle of so many metres, with its middle at 40 degrees north, in exact degrees. */
function rectangle(width: number, height: number): Position[] {
  const [east, north] = [width / 2 / 85_393.9, height / 2 / 111_034.6];
  return [
    [33 - east, 40 - north],
    [33 + east, 40 - north],
    [33 + east, 40 + north],
    [33 - east, 40 + north],
    [33 - east, 40 - north],
  ];
}

test('area and sides are those on the ground, whichever way a ring runs', () => {
  const ring = rectangle(60, 25);
  for (const one of [ring, ring.toReversed()]) {
    expect(areaOf([[one]])).toBeCloseTo(1500, 0);
    expect(
      sidesOf(one, middleOf([[one]]))
        .map(Math.round)
        .toSorted((a, b) => a - b),
    ).toEqual([25, 25, 60, 60]);
  }
  expect(areaOf([[ring, rectangle(10, 10)]])).toBeCloseTo(1400, 0);
});

test('a difference counts above 2 % and above what rounded corners explain', () => {
  const small = [[rectangle(60, 25)]];
  expect(areaTolerance(small, 1500)).toBeCloseTo(39, 0);
  expect(differsFrom(small, 1535)).toBe(false);
  expect(differsFrom(small, 1545)).toBe(true);
  const large = [[rectangle(300, 300)]];
  expect(areaTolerance(large, 90_000)).toBe(1800);
  expect(differsFrom(large, 91_700)).toBe(false);
  expect(differsFrom(large, 92_000)).toBe(true);
});
