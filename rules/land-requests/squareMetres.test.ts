import { expect, test } from 'vitest';
import { squareMetres } from './squareMetres.ts';

test.each([
  ['2450', 2450],
  ['2.450', 2450],
  [' 2.450 m² ', 2450],
  ['5,000 m2', 5000],
  ['5,5', 5.5],
  ['2450 m2.', 2450],
  ['2.450,50', 2450.5],
  ['12.450,5', 12450.5],
  ['1 250 metrekare', 1250],
  ['1250 Metre kare', 1250],
  ['1.250 mt2', 1250],
  ['٣ dönüm', 3000],
  ['3 dönüm', 3000],
  ['2,5 DÖNÜM', 2500],
  ['1,5 dekar', 1500],
  ['1.250,5 dönüm', 1_250_500],
])('%j is %d m²', (text, area) => expect(squareMetres(text)).toBe(area));

test.each([
  '',
  'bilmiyorum',
  '0',
  'm²',
  '-5',
  '3 x 4',
  '2450 m3',
  '1.812.5',
  // 1,250 m² or 1,250 dönüm
  '1,250 dönüm',
  '1.250 dönüm',
])('%j is no area', (text) => expect(squareMetres(text)).toBeUndefined());
