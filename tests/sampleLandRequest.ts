import type { components } from '../api/schema.ts';

/** A land request as it is sent, from the contract's example. */
export const sampleLandRequest: components['schemas']['LandRequestForm'] = {
  il: 35,
  ilce: 35430142,
  mahalle: 35361564395377,
  ada: '101',
  parsel: '7',
  kvkk: true,
  info: {
    tapu_durum: 1,
    sahip_zaman: 2,
    resmi_yol: 1,
    imar_durum: 1,
    arsa_deger: 8,
    edinme_sekli: 2,
    egim: 2,
    manzara: 3,
    metrekare: '2.450',
  },
  user: { name: 'Ayşe Yılmaz', phone: '(0532) 000 00 00', mesaj: '' },
};

/** Another owner's name for each number, which it spells in letters: names accept no digits. */
export function ownerName(number: number): string {
  return `Sahip ${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}
