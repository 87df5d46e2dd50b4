import { describe, expect, test } from 'vitest';
import { emptyPlace } from '../places/place.ts';
import {
  areDetailsComplete,
  emptyAnswers,
  isLocationComplete,
  isPersonalComplete,
  type LandOfferAnswers,
  landInfoFields,
  toLandRequestForm,
} from './landOfferForm.ts';

const place = { il: '35', ilce: '35430142', mahalle: '35361564395377' };
const text: LandOfferAnswers = {
  ada: ' 101 ',
  parsel: ' 7 ',
  tapu_durum: '1',
  sahip_zaman: '2',
  resmi_yol: '1',
  imar_durum: '4',
  arsa_deger: '12',
  edinme_sekli: '2',
  egim: '3',
  manzara: '4',
  metrekare: ' 2.450 ',
  name: ' Ayşe Yılmaz ',
  phone: ' 0532 ',
};

test('a form starts with every field empty', () => {
  expect(emptyPlace).toEqual({ il: '', ilce: '', mahalle: '' });
  expect(Object.values(emptyAnswers)).toEqual(Object.keys(text).map(() => ''));
  expect(Object.keys(emptyAnswers)).toEqual(Object.keys(text));
});

describe('a step is complete', () => {
  test('with all its fields, and consent on the first', () => {
    expect(isLocationComplete(place, text, true)).toBe(true);
    expect(areDetailsComplete(text)).toBe(true);
    expect(isPersonalComplete(text)).toBe(true);
  });
  test('not without consent', () => expect(isLocationComplete(place, text, false)).toBe(false));
  test.each(['il', 'ilce', 'mahalle'])('not without %s', (field) => {
    expect(isLocationComplete({ ...place, [field]: '' }, text, true)).toBe(false);
  });
  test.each(['ada', 'parsel'])('not with a blank %s', (field) => {
    expect(isLocationComplete(place, { ...text, [field]: '  ' }, true)).toBe(false);
  });
  test.each(landInfoFields)('not with a blank %s', (field) => {
    expect(areDetailsComplete({ ...text, [field]: ' ' })).toBe(false);
  });
  test.each(['name', 'phone'])('not with a blank %s', (field) => {
    expect(isPersonalComplete({ ...text, [field]: ' ' })).toBe(false);
  });
});

test('codes are sent as numbers, and texts trimmed', () => {
  expect(toLandRequestForm(place, text)).toEqual({
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
      imar_durum: 4,
      arsa_deger: 12,
      edinme_sekli: 2,
      egim: 3,
      manzara: 4,
      metrekare: '2.450',
    },
    user: { name: 'Ayşe Yılmaz', phone: '0532', mesaj: '' },
  });
});

test('an unknown code is an error', () => {
  expect(() => toLandRequestForm(place, { ...text, egim: '4' })).toThrow('Not a code: 4');
  expect(() => toLandRequestForm(place, { ...text, tapu_durum: '' })).toThrow(RangeError);
});
