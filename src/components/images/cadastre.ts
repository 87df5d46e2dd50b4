/** Width and height of the drawing, in pixels of its own. */
export const sheetSize = { width: 528, height: 300 } as const;

/** What the drawing of a parcel consists of, as the `d` of SVG paths. */
interface Cadastre {
  /** The parcel's outline. */
  parcel: string;
  /** The boundaries of the parcels around it. */
  boundaries: string;
  /** The middle of the road in front of the next row of parcels. */
  road: string;
  /** What {@link barLength} means on the ground, in metres; undefined without an area. */
  barMetres: number | undefined;
}

/** The length of the scale bar in pixels. */
export const barLength = 100;

type Point = readonly [x: number, y: number];
type Range = readonly [from: number, to: number];

/** Of a square parcel, in pixels; the scales are so close that its side is at least 70. */
const maxSide = 175;
const sideWithoutArea = 110;
/** Lines of the lattice, so many that the sheet is full at every scale. */
const columns: Range = [-6, 7];
const rows: Range = [-5, 6];
const roadRow = 2;

/**
 * Draws a parcel and what could lie around it: a lattice of irregular fields whose middle one is
 * the parcel. The shape depends on ada and parsel alone; the parcel's area on the sheet is its real
 * one at the scale of the bar. It is no survey: the same text always gives the same drawing.
 * @param seed ada and parsel, or any text.
 * @param area in m².
 */
export function drawCadastre(seed: string, area?: number): Cadastre {
  const random = randomOf(seed);
  const slope = (random(0, 0, 'slope') - 0.5) * 0.36;
  const stretch = 0.8 + random(0, 0, 'stretch') * 0.7;
  const place = (column: number, row: number): Point => {
    const x = (column - 0.5 + (random(column, row, 'x') - 0.5) * 0.34) * stretch;
    const y = row - 0.5 + (random(column, row, 'y') - 0.5) * 0.3;
    // a rotation without sine and cosine, whose last digit differs between browsers
    const length = 1 + slope * slope;
    const cos = (1 - slope * slope) / length;
    const sin = (2 * slope) / length;
    return [x * cos - y * sin, x * sin + y * cos];
  };
  const corners = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)];
  const metresPerPixel = area === undefined ? undefined : scaleOf(area);
  const side =
    area === undefined || metresPerPixel === undefined ? sideWithoutArea : Math.sqrt(area) / metresPerPixel;
  const zoom = side / Math.sqrt(polygonArea(corners));
  const [middleX, middleY] = middleOf(corners);
  const shown = ([x, y]: Point) =>
    `${((x - middleX) * zoom + sheetSize.width / 2).toFixed(1)} ${((y - middleY) * zoom + sheetSize.height / 2).toFixed(1)}`;
  const line = (points: readonly Point[]) => `M${points.map(shown).join('L')}`;

  const lines: string[] = [];
  for (let row = rows[0]; row <= rows[1]; row++) {
    if (row !== roadRow) lines.push(line(range(columns).map((column) => place(column, row))));
    if (row === rows[1]) continue;
    for (let column = columns[0]; column <= columns[1]; column++) {
      const isOwn = row === 0 && (column === 0 || column === 1);
      // some neighbours are as wide as two
      if (isOwn || random(column, row, 'joined') > 0.22)
        lines.push(line([place(column, row), place(column, row + 1)]));
    }
  }
  return {
    parcel: `${line(corners)}Z`,
    boundaries: lines.join(''),
    road: line(range(columns).map((column) => place(column, roadRow))),
    barMetres: metresPerPixel === undefined ? undefined : metresPerPixel * barLength,
  };
}

const range = ([from, to]: Range) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Metres per pixel: 1, 2 or 5 times a power of ten, the smallest at which the parcel fits. */
function scaleOf(area: number): number {
  const side = Math.sqrt(Math.min(Math.max(area, 1), 1e10));
  let power = 0.01;
  for (;;) {
    for (const step of [1, 2, 5]) if (side / (step * power) <= maxSide) return step * power;
    power *= 10;
  }
}

function polygonArea(corners: readonly Point[]): number {
  return Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
}

function middleOf(corners: readonly Point[]): Point {
  const sum = corners.reduce<Point>(([sumX, sumY], [x, y]) => [sumX + x, sumY + y], [0, 0]);
  return [sum[0] / corners.length, sum[1] / corners.length];
}

/** Numbers from 0 to below 1 that depend on the seed and the place alone (FNV-1a). */
function randomOf(seed: string) {
  return (column: number, row: number, purpose: string): number => {
    let hash = 0x811c9dc5;
    for (const char of `${seed}|${column}|${row}|${purpose}`)
      hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
  };
}
