import { expect, test } from 'vitest';
import type { Position } from '../../../rules/parcels/outline.ts';
import { sheetSize } from './cadastre.ts';
import { drawOutline } from './outlineDrawing.ts';

const field: Position[] = [
  [26.80214, 38.33102],
  [26.80271, 38.33105],
  [26.80269, 38.33151],
  [26.80212, 38.33147],
  [26.80214, 38.33102],
];

test('an outline fills the sheet with the north at the top, and its lengths stand outside of it', () => {
  const { path, sides, middle, bar } = drawOutline([[field]]);
  const corners = path
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number));
  const [xs, ys] = [0, 1].map((at) => corners.map((corner) => corner[at] ?? Number.NaN));
  expect(Math.min(...(xs ?? []))).toBeGreaterThan(0);
  expect(Math.max(...(xs ?? []))).toBeLessThan(sheetSize.width);
  // the third corner is the northernmost
  expect(Math.min(...(ys ?? []))).toBe(corners[2]?.[1]);
  expect(sides.map(({ metres }) => Number(metres.toFixed(1))).toSorted((a, b) => a - b)).toEqual([
    49.9, 50, 50, 51.1,
  ]);
  for (const { x, y } of sides) {
    const [inX, inY] = middle;
    const isOutside =
      x < Math.min(...(xs ?? [])) + 5 ||
      x > Math.max(...(xs ?? [])) - 5 ||
      y < Math.min(...(ys ?? [])) + 15 ||
      y > Math.max(...(ys ?? [])) - 15;
    expect(isOutside, `${x} ${y} around ${inX} ${inY}`).toBe(true);
  }
  expect(bar.metres).toBe(20);
  expect(drawOutline([[field.toReversed()]]).sides.length).toBe(sides.length);
});

test('lengths of many short sides are left out, and none covers another', () => {
  const round = Array.from(
    { length: 200 },
    (_, at): Position => [
      26.8 + 0.001 * Math.cos((at * Math.PI) / 100),
      38.33 + 0.001 * Math.sin((at * Math.PI) / 100),
    ],
  );
  const [first] = round;
  expect(first && drawOutline([[[...round, first]]]).sides).toEqual([]);
});

test('the lengths of a narrow parcel stand beside its name, not on it', () => {
  const strip: Position[] = [
    [26.802, 38.331],
    [26.8023, 38.331],
    [26.8023, 38.332],
    [26.802, 38.332],
    [26.802, 38.331],
  ];
  const name = '164/12';
  const { sides, middle } = drawOutline([[strip]], true, name);
  const beside = sides.filter(({ y }) => Math.abs(y - middle[1]) < 30);
  expect(beside).toHaveLength(2);
  for (const { x } of beside) {
    expect(Math.abs(x - middle[0])).toBeGreaterThanOrEqual((name.length * 13 + 66) / 2);
    expect(x).toBeGreaterThan(33);
    expect(x).toBeLessThan(sheetSize.width - 33);
  }
});
