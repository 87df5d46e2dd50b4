import type { components } from '../../api/schema.ts';

/** A corner as GeoJSON has it: longitude and latitude in degrees of WGS 84. */
export type Position = readonly [lon: number, lat: number];
/** A closed line: its last corner repeats the first. */
export type Ring = readonly Position[];
/** The outer ring of one part of a parcel, then its holes. */
export type Part = readonly Ring[];

/** A corner in metres: to the east and to the north of the parcel's middle. */
export type Point = readonly [x: number, y: number];

const degree = Math.PI / 180;
/** The semi-major axis of WGS 84 in metres, and the square of its eccentricity. */
const axis = 6_378_137;
const eccentricity2 = 0.006_694_379_990_14;

/** The outline of a parcel as the wire has it, whose corners are lists of two numbers. */
export function partsOf({ parts }: Pick<components['schemas']['Parcel'], 'parts'>): Part[] {
  return parts.map((part) =>
    part.map((ring) => ring.map(([lon = Number.NaN, lat = Number.NaN]): Position => [lon, lat])),
  );
}

/** The middle of the box around all corners. */
export function middleOf(parts: readonly Part[]): Position {
  const corners = parts.flat(2);
  const range = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [range(corners.map(([lon]) => lon)), range(corners.map(([, lat]) => lat))];
}

/**
 * The corners in metres, on a plane that touches the ellipsoid in `middle`. A parcel is so small
 * that its sides and area on that plane are wrong by less than a ten-thousandth.
 */
export function toMetres(ring: Ring, [lon0, lat0]: Position): Point[] {
  const sin2 = Math.sin(lat0 * degree) ** 2;
  const normal = axis / Math.sqrt(1 - eccentricity2 * sin2);
  const meridian = (normal * (1 - eccentricity2)) / (1 - eccentricity2 * sin2);
  return ring.map(([lon, lat]) => [
    (lon - lon0) * degree * normal * Math.cos(lat0 * degree),
    (lat - lat0) * degree * meridian,
  ]);
}

/** Twice the area inside a closed line, negative where it runs clockwise. */
function doubleArea(ring: readonly Point[]): number {
  return pairs(ring).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y, 0);
}

/** Each item with the one behind it. */
function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.slice(1).flatMap((item, index): [Item, Item][] => {
    const before = items[index];
    return before === undefined ? [] : [[before, item]];
  });
}

/** The area of a parcel in m², without its holes. */
export function areaOf(parts: readonly Part[]): number {
  const middle = middleOf(parts);
  return parts.reduce((sum, part) => {
    const [outer = 0, ...holes] = part.map((ring) => Math.abs(doubleArea(toMetres(ring, middle))) / 2);
    return sum + outer - holes.reduce((inside, hole) => inside + hole, 0);
  }, 0);
}

/** The lengths of a closed line's sides in metres, in order. */
export function sidesOf(ring: Ring, middle: Position): number[] {
  return pairs(toMetres(ring, middle)).map(([[x, y], [nextX, nextY]]) => Math.hypot(nextX - x, nextY - y));
}

/** Rounding to five decimals moves each corner by up to half a metre; two standard deviations. */
const roundingMetres = 0.3;
const usualShare = 0.02;

/**
 * By how many m² the area of an outline may differ from a stated one before it is worth a warning:
 * 2 %, or what the rounding of the corners to five decimals can make, whichever is larger.
 */
export function areaTolerance(parts: readonly Part[], stated: number): number {
  const middle = middleOf(parts);
  const squares = parts.flat().flatMap((ring) => {
    const corners = toMetres(ring, middle).slice(1);
    return corners.map((_, index) => {
      const [x, y] = corners.at(index - 1) ?? [0, 0];
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
      return (nextX - x) ** 2 + (nextY - y) ** 2;
    });
  });
  const rounding = roundingMetres * Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
  return Math.max(stated * usualShare, rounding);
}

/** Whether the area of an outline differs from the stated one by more than rounding explains. */
export function differsFrom(parts: readonly Part[], stated: number): boolean {
  return Math.abs(areaOf(parts) - stated) > areaTolerance(parts, stated);
}

/** On which side of the line through `a` and `b` a corner lies: 1, -1, or 0 on it. */
const sideOf = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

/**
 * Whether two sides of a parcel cross. Sides that only touch do not: rounded corners of narrow
 * places may coincide.
 */
export function crossesItself(parts: readonly Part[]): boolean {
  const sides = parts.flat().flatMap((ring) => pairs(ring));
  return sides.some(([a, b], index) =>
    sides.slice(index + 1).some(([c, d]) => {
      if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0]))
        return false;
      return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;
    }),
  );
}

/** Whether a corner lies inside a closed line. */
export function isInside([x, y]: Position, ring: Ring): boolean {
  const crossed = pairs(ring).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  );
  return crossed.length % 2 === 1;
}

/** The distance of two places in kilometres; rough, for places in one country. */
export function kilometresBetween(one: Position, other: Position): number {
  const middle: Position = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const [from = [0, 0], to = [0, 0]] = toMetres([one, other], middle);
  return Math.hypot(to[0] - from[0], to[1] - from[1]) / 1000;
}
