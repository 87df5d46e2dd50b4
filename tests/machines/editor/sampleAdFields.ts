import { type AdFields, adFields } from '../../../rules/ads/adFields.ts';

/** An ad as the API sends it for editing. */
export const wireAd = {
  Id: 12,
  title: 'Urla tarla',
  il: 35,
  ilce: 35430142,
  mahalle: 35361564395377,
  metre_kare: 1250.5,
  fiyat: 3450000,
  ada: 204,
  parsel: 12,
  tkgm_link: 'https://parselsorgu.tkgm.gov.tr/',
  images: 'a.jpg,b.mp4',
  version: 3,
};
export const sampleAdFields: AdFields = adFields(wireAd);
