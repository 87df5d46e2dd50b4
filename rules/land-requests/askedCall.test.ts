import { expect, test } from 'vitest';
import { askedCall } from './askedCall.ts';

test.each([
  ['18:00', '18:00'],
  ["17.00'den sonra arayın.", '17:00'],
  ['Yarın saat 9.30 uygun', '09:30'],
  ["akşam 6'ya doğru", '18:00'],
  ['AKŞAM 7 gibi arayın', '19:00'],
  ['Öğleden sonra 3’te müsaitim', '15:00'],
  ['akşam saat 8 buçukta', '20:30'],
  ['sabah 10', '10:00'],
  ["akşam 6:30'da arayın", '18:30'],
  ['öğleden sonra 3.30 gibi', '15:30'],
  ['saat 12.15', '12:15'],
  ['saat 14 gibi', '14:00'],
  ['18:00, en geç 18:00', '18:00'],
])('the note "%s" asks for a call at %s', (note, time) => {
  expect(askedCall(note)).toBe(time);
});

test.each([
  '',
  'Fiyat düşük',
  // of the morning or of the evening
  "6'dan sonra",
  'saat 6',
  'saat 2:30 gibi',
  '10:00-12:00 arası',
  '10:00 ya da 18:00',
  '10.00 olmazsa 15.30',
  'En az 1.250.000 TL',
  '1.500 istiyorum',
  "18.11.2026'da",
  '25:00',
  '0532 000 00 00',
  'ada 101 parsel 7',
  'gece 3',
])('the note "%s" names no clear hour', (note) => {
  expect(askedCall(note)).toBeUndefined();
});
