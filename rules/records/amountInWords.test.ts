import { expect, test } from 'vitest';
import { amountInWords } from './amountInWords.ts';

test.each([
  [1, 'bir'],
  [10, 'on'],
  [100, 'yüz'],
  [1_000, 'bin'],
  [1_001, 'bin bir'],
  [2_000, 'iki bin'],
  [21_115, 'yirmi bir bin yüz on beş'],
  [101_000, 'yüz bir bin'],
  [1_000_000, 'bir milyon'],
  [1_250_000, 'bir milyon iki yüz elli bin'],
  [12_345_678, 'on iki milyon üç yüz kırk beş bin altı yüz yetmiş sekiz'],
  [1_000_001_000, 'bir milyar bin'],
  [
    999_999_999_999,
    'dokuz yüz doksan dokuz milyar dokuz yüz doksan dokuz milyon dokuz yüz doksan dokuz bin dokuz yüz doksan dokuz',
  ],
])('%i in words is %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(`${words} Türk lirası`);
});
