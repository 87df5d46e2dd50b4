import { expect, test } from 'vitest';
import { sheetSize } from './cadastre.ts';
import { type PlaceView, placeView } from './placeView.ts';
import { mapSize, provinceOutlines } from './provinceOutlines.ts';

const outlines = Object.values(provinceOutlines).map(({ outline }) => outline);

/** The corners of an outline on the sheet. */
function cornersOf(outline: string, { scale, x, y }: PlaceView) {
  return Array.from(outline.matchAll(/([\d.]+) ([\d.]+)/g), ([, left, top]) => ({
    x: Number(left) * scale + x,
    y: Number(top) * scale + y,
  }));
}

test('every province fits on the sheet, larger for a district than with its neighbours', () => {
  expect(outlines).toHaveLength(81);
  for (const outline of outlines) {
    const [withNeighbours, close] = [placeView(outline, false), placeView(outline, true)];
    expect(close.scale).toBeGreaterThan(withNeighbours.scale);
    for (const corner of [...cornersOf(outline, withNeighbours), ...cornersOf(outline, close)]) {
      expect(corner.x).toBeGreaterThan(0);
      expect(corner.x).toBeLessThan(sheetSize.width);
      expect(corner.y).toBeGreaterThan(0);
      expect(corner.y).toBeLessThan(sheetSize.height);
    }
  }
});

test('without a province the whole country is in the middle of the sheet', () => {
  const { scale, x, y } = placeView(undefined, false);
  expect(x * 2 + mapSize.width * scale).toBeCloseTo(sheetSize.width);
  expect(y * 2 + mapSize.height * scale).toBeCloseTo(sheetSize.height);
});
