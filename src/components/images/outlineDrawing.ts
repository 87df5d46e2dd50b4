import {
  middleOf,
  type Part,
  type Point,
  type Ring,
  sidesOf,
  toMetres,
} from '../../../rules/parcels/outline.ts';
import { sheetSize } from './cadastre.ts';

/** A side's length, in metres, beside the middle of the side on the sheet. */
interface SideLabel {
  x: number;
  y: number;
  metres: number;
}

/** Where the parcel's name and area stand. */
interface NameBlock {
  centre: Point;
  halfWidth: number;
}

/** What the drawing of a true outline consists of, in pixels of the sheet. */
interface OutlineDrawing {
  /** The `d` of an SVG path, holes included. */
  path: string;
  sides: SideLabel[];
  /** The middle of the largest part, where its name stands. */
  middle: Point;
  bar: { pixels: number; metres: number };
}

/** Room around the outline for lengths, and below it for the scale. */
const margin = { side: 76, top: 40, bottom: 52 } as const;
/** A shorter side on the sheet has no room for its length. */
const minSidePixels = 30;
const labelSize = { height: 20, perSign: 9.5 } as const;
/** The parcel's name stands above its area; both are read as one block around the middle. */
const nameSize = { above: 20, below: 28, perSign: 13 } as const;
const stepPixels = 4;
const maxBarPixels = 130;

/**
 * Fits a parcel onto the sheet, north at the top, and places the lengths of its sides: outside of
 * it, and beside its `name` where a narrow parcel has no room for that.
 */
export function drawOutline(parts: readonly Part[], labelled = true, name = ''): OutlineDrawing {
  const middle = middleOf(parts);
  const corners = toMetres(parts.flat(2), middle);
  const size = (at: 0 | 1) => Math.max(...corners.map((corner) => Math.abs(corner[at]))) * 2;
  const { width, height } = sheetSize;
  const room = { width: width - 2 * margin.side, height: height - margin.top - margin.bottom };
  const scale = Math.min(room.width / Math.max(size(0), 1), room.height / Math.max(size(1), 1));
  const shown = ([x, y]: Point): Point => [width / 2 + x * scale, margin.top + room.height / 2 - y * scale];
  const line = (ring: Ring) =>
    `M${toMetres(ring, middle)
      .slice(0, -1)
      .map((corner) =>
        shown(corner)
          .map((at) => at.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`;
  const outers = parts.flatMap((part) => part.slice(0, 1));
  const points = outers.map((ring) => toMetres(ring, middle).map(shown));
  const [largest = []] = points.toSorted((a, b) => Math.abs(doubleArea(b)) - Math.abs(doubleArea(a)));
  const centre = centreOf(largest);
  const block = { centre, halfWidth: (name.length * nameSize.perSign) / 2 };
  return {
    path: parts.flat().map(line).join(''),
    sides: labelled
      ? outers.flatMap((ring, at) => labelsOf(points[at] ?? [], sidesOf(ring, middle), block))
      : [],
    middle: centre,
    bar: barOf(scale),
  };
}

const doubleArea = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** The centre of gravity, or the first corner of a line. */
function centreOf(ring: readonly Point[]): Point {
  const twice = doubleArea(ring);
  if (twice === 0) return ring[0] ?? [0, 0];
  const [x, y] = ring.reduce<Point>(
    ([sumX, sumY], [fromX, fromY], at) => {
      const [toX, toY] = ring[(at + 1) % ring.length] ?? [fromX, fromY];
      const cross = fromX * toY - toX * fromY;
      return [sumX + (fromX + toX) * cross, sumY + (fromY + toY) * cross];
    },
    [0, 0],
  );
  return [x / (3 * twice), y / (3 * twice)];
}

/** The lengths of a ring's sides outside of it, the longest first; none covers another. */
function labelsOf(ring: readonly Point[], metres: readonly number[], block: NameBlock): SideLabel[] {
  // y grows downwards: a positive area runs clockwise on the sheet
  const outside = doubleArea(ring) > 0 ? 1 : -1;
  const sides = metres.flatMap((length, at) => {
    const [from, to] = [ring[at], ring[at + 1]];
    if (!from || !to) return [];
    const [along, down] = [to[0] - from[0], to[1] - from[1]];
    const pixels = Math.hypot(along, down);
    if (pixels < minSidePixels) return [];
    const [normalX, normalY] = [(outside * down) / pixels, (-outside * along) / pixels];
    const half = widthOf(length) / 2;
    const labelAt = (away: number): SideLabel => ({
      x: Math.min(Math.max((from[0] + to[0]) / 2 + normalX * away, half), sheetSize.width - half),
      y: (from[1] + to[1]) / 2 + normalY * away,
      metres: length,
    });
    const nearest = 12 + Math.abs(normalX) * (half - 4);
    const furthest = nearest + 2 * block.halfWidth;
    for (let away = nearest; away <= furthest; away += stepPixels) {
      const label = labelAt(away);
      if (!coversName(label, block)) return label;
    }
    return [];
  });
  const placed: SideLabel[] = [];
  for (const side of sides.toSorted((a, b) => b.metres - a.metres)) {
    if (!placed.some((other) => covers(side, other))) placed.push(side);
  }
  return placed;
}

const widthOf = (metres: number) => (metres.toFixed(1).length + 2) * labelSize.perSign;

function covers(one: SideLabel, other: SideLabel): boolean {
  return (
    Math.abs(one.x - other.x) < (widthOf(one.metres) + widthOf(other.metres)) / 2 &&
    Math.abs(one.y - other.y) < labelSize.height
  );
}

function coversName({ x, y, metres }: SideLabel, { centre, halfWidth }: NameBlock): boolean {
  const half = labelSize.height / 2;
  return (
    Math.abs(x - centre[0]) < halfWidth + widthOf(metres) / 2 &&
    y + half > centre[1] - nameSize.above &&
    y - half < centre[1] + nameSize.below
  );
}

/** The longest bar of 1, 2 or 5 times a power of ten metres that has room. */
function barOf(pixelsPerMetre: number): OutlineDrawing['bar'] {
  const most = maxBarPixels / pixelsPerMetre;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
  return { metres, pixels: metres * pixelsPerMetre };
}
