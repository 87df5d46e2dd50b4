import { asciiDigits } from '../people/typedText.ts';
import { readNumber } from '../records/typedNumber.ts';

const decare = 1000;
const pattern = /^([\d.,\s'\u2019]*\d)\s*(mt?2|m²|metre\s?kare|dönüm|dekar|da)?\.?$/;

/**
 * The area that a typed text means, in m²: `2450`, `5,000 m2`, `2.450,50 metrekare`, `3 dönüm`.
 * Undefined for a text that is no area above 0, or that has two meanings: `1,250 dönüm` are 1,250 m²
 * for one owner and 1,250 dönüm for another.
 */
export function squareMetres(text: string): number | undefined {
  const [, figures = '', unit = 'm2'] = pattern.exec(asciiDigits(text).trim().toLocaleLowerCase('tr')) ?? [];
  const value = readNumber(figures);
  if (value === undefined) return undefined;
  if (unit.startsWith('m')) return value > 0 ? value : undefined;
  return value > 0 && !/^[1-9]\d*[.,]\d{3}$/.test(figures) ? value * decare : undefined;
}
