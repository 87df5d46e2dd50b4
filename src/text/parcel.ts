import { squareMetres } from '../../rules/land-requests/squareMetres.ts';
import { numberText } from './formats.ts';

const lengths = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** The drawing of a parcel. */
export const parcelText = {
  area: (figure: string) => `${figure}\u00a0m²`,
  metres: (figure: string) => `${figure}\u00a0m`,
  /** A length of an outline: five decimals of a degree are a metre, so more than one would lie. */
  length: (metres: number) => `${lengths.format(metres)}\u00a0m`,
  schematic: 'Temsilî çizim',
  /** The north, on a map. */
  north: 'K',
  /** Below a true outline. */
  outline: {
    title: 'Parselin sınırı',
    label: (parcel: string) => `${parcel} parselinin sınırı`,
    figures: (area: string, sides: readonly string[]) =>
      sides.length === 0 ? `Çizimin alanı ${area}.` : `Çizimin alanı ${area}; kenarları ${sides.join(', ')}.`,
    note: 'Çizim ve ölçüler bilgi amaçlıdır; resmî belge yerine geçmez.',
    open: 'Haritada aç',
  },
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
