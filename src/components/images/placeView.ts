import { sheetSize } from './cadastre.ts';
import { mapSize } from './provinceOutlines.ts';

/** How a map of the country is moved and enlarged, in the sheet's pixels. */
export interface PlaceView {
  scale: number;
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of the sheet that a province fills at most, with its neighbours and without. */
const provinceShare = 0.5;
const districtShare = 0.86;
/** The smallest provinces keep neighbours around them. */
const maxScale = { province: 2.6, district: 5 };

const country: Box = { left: 0, top: 0, ...mapSize };

/**
 * The view of the chosen place. Borders of districts are not known: a district enlarges its
 * province.
 * @param outline of the province, as the `d` of an SVG path; undefined shows the whole country.
 */
export function placeView(outline: string | undefined, hasDistrict: boolean): PlaceView {
  if (outline === undefined) return centre(country, 0.94, Number.POSITIVE_INFINITY);
  const box = boundsOf(outline);
  return hasDistrict
    ? centre(box, districtShare, maxScale.district)
    : centre(box, provinceShare, maxScale.province);
}

/** Shows a box in the middle of the sheet. */
function centre({ left, top, width, height }: Box, share: number, most: number): PlaceView {
  const scale = Math.min((sheetSize.width * share) / width, (sheetSize.height * share) / height, most);
  return {
    scale,
    x: sheetSize.width / 2 - (left + width / 2) * scale,
    y: sheetSize.height / 2 - (top + height / 2) * scale,
  };
}

/** The box of a path with absolute lines only. */
function boundsOf(outline: string): Box {
  const numbers = (outline.match(/[\d.]+/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
