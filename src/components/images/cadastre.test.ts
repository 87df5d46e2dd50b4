import { expect, test } from 'vitest';
import { barLength, drawCadastre } from './cadastre.ts';

/** The outline's area in pixels. */
function drawnArea(parcel: string): number {
  const points = [...parcel.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  let sum = 0;
  points.forEach(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum / 2);
}

test.each([60, 812, 2450, 12_000, 250_000, 3_000_000])(
  "the outline of a parcel of %d m² has that area at the bar's scale, and fits",
  (area) => {
    const { parcel, barMetres = 0 } = drawCadastre('101/7', area);
    const metresPerPixel = barMetres / barLength;
    const drawn = drawnArea(parcel);
    expect((drawn * metresPerPixel ** 2) / area).toBeCloseTo(1, 1);
    expect(drawn).toBeGreaterThan(65 ** 2);
    expect(drawn).toBeLessThan(180 ** 2);
  },
);

test('the same ada and parsel always give the same outline, others another one', () => {
  expect(drawCadastre('101/7', 2450)).toEqual(drawCadastre('101/7', 2450));
  expect(drawCadastre('101/8', 2450).parcel).not.toBe(drawCadastre('101/7', 2450).parcel);
});

test('without an area there is an outline but no scale', () => {
  const { parcel, barMetres } = drawCadastre('101/7');
  expect(drawnArea(parcel)).toBeGreaterThan(0);
  expect(barMetres).toBeUndefined();
});
