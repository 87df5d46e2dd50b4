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
export type LandOfferAnswers = Record<LandInfoField | 'ada' | 'parsel' | 'name' | 'phone', string>;

export const emptyAnswers: LandOfferAnswers = {
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

const locationFields = ['il', 'ilce', 'mahalle', 'ada', 'parsel'] as const;
const personalFields = ['name', 'phone'] as const;
/** What a step still needs; `kvkk` is the consent. */
export type MissingAnswer = (typeof locationFields)[number] | 'kvkk' | LandInfoField | 'name' | 'phone';

/**
 * What step 1 still needs of place, ada, parsel and consent, in the order of the form (product, 5).
 */
export function missingOfLocation(place: Place, answers: LandOfferAnswers, kvkk: boolean): MissingAnswer[] {
  const values = { ...answers, ...place };
  const empty: MissingAnswer[] = locationFields.filter((field) => !filled(values[field]));
  return kvkk ? empty : [...empty, 'kvkk'];
}
export function isLocationComplete(place: Place, answers: LandOfferAnswers, kvkk: boolean): boolean {
  return missingOfLocation(place, answers, kvkk).length === 0;
}

/** Which of its nine answers step 2 still needs. */
export function missingOfDetails(answers: LandOfferAnswers): MissingAnswer[] {
  return landInfoFields.filter((field) => !filled(answers[field]));
}
export function areDetailsComplete(answers: LandOfferAnswers): boolean {
  return missingOfDetails(answers).length === 0;
}

/** Which of name and phone step 3 still needs; the rule of the name is checked on sending. */
export function missingOfPersonal(answers: LandOfferAnswers): MissingAnswer[] {
  return personalFields.filter((field) => !filled(answers[field]));
}
export function isPersonalComplete(answers: LandOfferAnswers): boolean {
  return missingOfPersonal(answers).length === 0;
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
export function toLandRequestForm(place: Place, answers: LandOfferAnswers): LandRequestForm {
  return {
    il: Number(place.il),
    ilce: Number(place.ilce),
    mahalle: Number(place.mahalle),
    ada: answers.ada.trim(),
    parsel: answers.parsel.trim(),
    kvkk: true,
    info: {
      tapu_durum: code(answers.tapu_durum, [1, 2]),
      sahip_zaman: code(answers.sahip_zaman, [1, 2]),
      resmi_yol: code(answers.resmi_yol, [1, 2]),
      imar_durum: code(answers.imar_durum, [1, 2, 3, 4]),
      arsa_deger: code(answers.arsa_deger, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      edinme_sekli: code(answers.edinme_sekli, [1, 2]),
      egim: code(answers.egim, [1, 2, 3]),
      manzara: code(answers.manzara, [1, 2, 3, 4]),
      metrekare: answers.metrekare.trim(),
    },
    user: { name: trimName(answers.name), phone: answers.phone.trim(), mesaj: '' },
  };
}
