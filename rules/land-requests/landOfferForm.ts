import type { components } from '../../api/schema.ts';
import { trimName } from '../people/personName.ts';
import type { Place } from '../places/place.ts';

type LandRequestForm = components['schemas']['LandRequestForm'];
type LandInfo = components['schemas']['LandInfo'];

/**
 * The nine answers about the land, in the order of the form. Each is the code of a select, except
 * the free text `metrekare`.
 */
export const landInfoFields = [
  'tapu_durum',
  'sahip_zaman',
  'resmi_yol',
  'imar_durum',
  'arsa_deger',
  'edinme_sekli',
  'egim',
  'manzara',
  'metrekare',
] as const satisfies readonly (keyof LandInfo)[];
export type LandInfoField = (typeof landInfoFields)[number];

/** The text fields and selects, without place and consent. */
export type LandOfferText = Record<LandInfoField | 'ada' | 'parsel' | 'name' | 'phone', string>;

export const emptyLandOffer: LandOfferText = {
  ada: '',
  parsel: '',
  tapu_durum: '',
  sahip_zaman: '',
  resmi_yol: '',
  imar_durum: '',
  arsa_deger: '',
  edinme_sekli: '',
  egim: '',
  manzara: '',
  metrekare: '',
  name: '',
  phone: '',
};

const filled = (text: string) => text.trim() !== '';

/** Step 1 needs place, ada, parsel and consent (product, 5). */
export function isLocationComplete(place: Place, text: LandOfferText, kvkk: boolean): boolean {
  return kvkk && [place.il, place.ilce, place.mahalle, text.ada, text.parsel].every(filled);
}

/** Step 2 needs all nine answers. */
export function isInfoComplete(text: LandOfferText): boolean {
  return landInfoFields.every((field) => filled(text[field]));
}

/** Step 3 needs name and phone; the rule of the name is checked on sending. */
export function isPersonalComplete(text: LandOfferText): boolean {
  return filled(text.name) && filled(text.phone);
}

function code<Code extends number>(text: string, codes: readonly Code[]): Code {
  const found = codes.find((candidate) => String(candidate) === text);
  if (found === undefined) throw new RangeError(`Not a code: ${text}`);
  return found;
}

/**
 * The complete form as `POST lands/all` takes it.
 * @throws RangeError for a code that the contract does not have.
 */
export function toLandRequest(place: Place, text: LandOfferText): LandRequestForm {
  return {
    il: Number(place.il),
    ilce: Number(place.ilce),
    mahalle: Number(place.mahalle),
    ada: text.ada.trim(),
    parsel: text.parsel.trim(),
    kvkk: true,
    info: {
      tapu_durum: code(text.tapu_durum, [1, 2]),
      sahip_zaman: code(text.sahip_zaman, [1, 2]),
      resmi_yol: code(text.resmi_yol, [1, 2]),
      imar_durum: code(text.imar_durum, [1, 2, 3, 4]),
      arsa_deger: code(text.arsa_deger, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      edinme_sekli: code(text.edinme_sekli, [1, 2]),
      egim: code(text.egim, [1, 2, 3]),
      manzara: code(text.manzara, [1, 2, 3, 4]),
      metrekare: text.metrekare.trim(),
    },
    user: { name: trimName(text.name), phone: text.phone.trim(), mesaj: '' },
  };
}
