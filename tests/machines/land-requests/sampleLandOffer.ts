import type { LocationLists } from '../../../machines/places/locationCascade.ts';
import {
  emptyAnswers,
  type LandOfferAnswers,
  landInfoFields,
} from '../../../rules/land-requests/landOfferForm.ts';
import type { Place } from '../../../rules/places/place.ts';

/** The form as an owner fills it to send the sample land request. */
export const place: Place = { il: '35', ilce: '35430142', mahalle: '35361564395377' };
/** The lists that the place was chosen from. */
export const placeLists: LocationLists = {
  provinces: [{ id: Number(place.il), il_adi: 'İzmir' }],
  districts: [{ id: Number(place.ilce), ilce_adi: 'Urla' }],
  neighbourhoods: [{ id: Number(place.mahalle), mahalle_adi: 'Bademler' }],
};
export const typed: LandOfferAnswers = {
  ada: ' 101 ',
  parsel: '7',
  tapu_durum: '1',
  sahip_zaman: '2',
  resmi_yol: '1',
  imar_durum: '1',
  arsa_deger: '8',
  edinme_sekli: '2',
  egim: '2',
  manzara: '3',
  metrekare: '2.450 ',
  name: ' Ayşe Yılmaz ',
  phone: '(0532) 000 00 00',
};

/** The fields of each step, in the order of the form. */
export const stepFields = {
  location: ['ada', 'parsel'],
  details: landInfoFields,
  personal: ['name', 'phone'],
} as const satisfies Record<string, readonly (keyof LandOfferAnswers)[]>;

/** The first empty field of a step. */
export function nextEmpty(
  step: keyof typeof stepFields,
  text: LandOfferAnswers,
): keyof LandOfferAnswers | undefined {
  return stepFields[step].find((field) => text[field] === emptyAnswers[field]);
}
