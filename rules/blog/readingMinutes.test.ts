import { expect, test } from 'vitest';
import { readingMinutes } from './readingMinutes.ts';

test.each([
  ['', 1],
  [`<p>${'tapu '.repeat(260)}</p>`, 1],
  [`<h2>İmar</h2><p>${'tapu '.repeat(300)}</p><p>${'imar <b>durumu</b> '.repeat(210)}</p>`, 4],
])('reading %s takes %d min', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
