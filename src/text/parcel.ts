import { squareMetres } from '../../rules/land-requests/squareMetres.ts';
import { numberText } from './formats.ts';

/** The drawing of a parcel. */
export const parcelText = {
  area: (figure: string) => `${figure} m²`,
  metres: (figure: string) => `${figure} m`,
  schematic: 'Temsilî çizim',
  sheet: {
    il: 'İl',
    ilce: 'İlçe',
    mahalle: 'Mahalle',
    ada: 'Ada',
    parsel: 'Parsel',
    metrekare: 'Yüzölçümü',
    blank: '—',
  },
} as const;

/** The area that an owner's free text means, such as `12.500 m²`; any other text as written. */
export function areaText(typed: string): string {
  const area = squareMetres(typed);
  return area === undefined ? typed.trim() : parcelText.area(numberText(area));
}
