import { expect, test } from 'vitest';
import { isSameNumber, isSamePlaceName, readArea } from './parcelFile.ts';

test.for([
  ['1.830,40', 1830.4],
  ['1,295.00', 1295],
  ['1.295,00', 1295],
  ['900', 900],
  ['12.345.678,9', 12_345_678.9],
  ['1.830 m2', 1830],
  ['', undefined],
  ['0,00', undefined],
  ['yok', undefined],
] as const)('the area %s is read', ([text, area]) => {
  expect(readArea(text)).toBe(area);
});

test.for([
  ['Kuşçular Mah.', 'KUŞÇULAR', true],
  ['Işıklar', 'ISIKLAR', true],
  ['İZMİR', 'izmir', true],
  ['Merkez', 'MERKEZ', true],
  ['Yeni Mahallesi', 'Yeni', true],
  ['Bademler', 'Kuşçular', false],
] as const)('the places %s and %s are compared', ([one, other, same]) => {
  expect(isSamePlaceName(one, other)).toBe(same);
});

test.for([
  ['0', '', true],
  ['-', '0', true],
  ['012', '12', true],
  ['101 / 5', '101/5', true],
  ['1', '10', false],
] as const)('the numbers %s and %s are compared', ([one, other, same]) => {
  expect(isSameNumber(one, other)).toBe(same);
});
