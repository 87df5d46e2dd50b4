import { expect, test } from 'vitest';
import { addressOfInput, inputOf, isSameInput, normalized } from './savedSearch.ts';

const urla = {
  id: 12,
  tarih: '2026-11-18T10:20:00.000Z',
  summary: 'İzmir, Urla, en çok 3.000.000 TL, “deniz”',
  q: 'deniz',
  il: { id: 35, il_adi: 'İzmir' },
  ilce: { id: 35430142, ilce_adi: 'Urla' },
  fiyat_max: 3_000_000,
};

test('words are saved with single blanks, and blanks alone are no words', () => {
  expect(normalized({ q: '  deniz \n manzara   köy ', il: 35 })).toEqual({ q: 'deniz manzara köy', il: 35 });
  expect(normalized({ q: '   ', fiyat_min: 0 })).toEqual({ fiyat_min: 0 });
});

test('a saved search has the same input as what it was saved with', () => {
  const input = { q: 'deniz', il: 35, ilce: 35430142, fiyat_max: 3_000_000 };
  expect(inputOf(urla)).toEqual(input);
  expect(isSameInput(inputOf(urla), input)).toBe(true);
});

test.each([
  { q: 'göl' },
  { il: 48 },
  { ilce: 1 },
  { fiyat_min: 0 },
  { fiyat_max: 2 },
  { metre_kare_min: 1 },
  { metre_kare_max: 1 },
])('another input is another search: %o', (other) => {
  expect(isSameInput({ ...inputOf(urla), ...other }, inputOf(urla))).toBe(false);
});

test('the address of a search begins at its first page, and has each filter by its wire name', () => {
  expect(addressOfInput(inputOf(urla))).toBe('?page=1&q=deniz&il=35&ilce=35430142&fiyat_max=3000000');
  expect(addressOfInput({})).toBe('?page=1');
});
