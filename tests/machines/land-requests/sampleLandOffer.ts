import {
  emptyLandOffer,
  type LandOfferText,
  landInfoFields,
} from '../../../rules/land-requests/landOfferForm.ts';
import type { Place } from '../../../rules/places/place.ts';

/** A filled form as it is typed, and `onTheWire` as it is sent. */
export const place: Place = { il: '35', ilce: '35000001', mahalle: '35000000000001' };
export const typed: LandOfferText = {
  ada: ' 101 ',
  parsel: '7',
  tapu_durum: '1',
  sahip_zaman: '2',
  resmi_yol: '1',
  imar_durum: '4',
  arsa_deger: '12',
  edinme_sekli: '2',
  egim: '3',
  manzara: '4',
  metrekare: '1.200 m² ',
  name: ' Ayşe Işık ',
  phone: '0555 111 22 33',
};
export const onTheWire = {
  il: 35,
  ilce: 35000001,
  mahalle: 35000000000001,
  ada: '101',
  parsel: '7',
  kvkk: true,
  info: {
    tapu_durum: 1,
    sahip_zaman: 2,
    resmi_yol: 1,
    imar_durum: 4,
    arsa_deger: 12,
    edinme_sekli: 2,
    egim: 3,
    manzara: 4,
    metrekare: '1.200 m²',
  },
  user: { name: 'Ayşe Işık', phone: '0555 111 22 33', mesaj: '' },
};

/** The fields of each step, in the order of the form. */
export const stepFields = {
  location: ['ada', 'parsel'],
  details: landInfoFields,
  personal: ['name', 'phone'],
} as const satisfies Record<string, readonly (keyof LandOfferText)[]>;

/** The first empty field of a step. */
export function nextEmpty(
  step: keyof typeof stepFields,
  text: LandOfferText,
): keyof LandOfferText | undefined {
  return stepFields[step].find((field) => text[field] === emptyLandOffer[field]);
}
