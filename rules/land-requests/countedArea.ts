import { squareMetres } from './squareMetres.ts';

/** A million km² and more is no plot. */
const maxCounted = 1e12;

/**
 * The area of a land request as the report sums it up, in m² with two decimals. Null for a text
 * that is no area, and for one that is too small or too large to be one.
 */
export function countedArea(metrekare: string): number | null {
  const area = Math.round((squareMetres(metrekare) ?? 0) * 100) / 100;
  return area > 0 && area < maxCounted ? area : null;
}
