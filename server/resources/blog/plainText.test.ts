import { expect, test } from 'vitest';
import { cutAt, plainText } from './plainText.ts';
import { sanitise } from './sanitise.ts';

test('text is read off HTML with its entities decoded once, and a blank between blocks', () => {
  expect(
    plainText(sanitise('<h2>Tapu &amp; imar</h2><p>3 &lt; 5<br>&ldquo;Ev&rdquo;&nbsp; &amp;lt;b&gt;</p>')),
  ).toBe('Tapu & imar 3 < 5 “Ev” &lt;b>');
  expect(plainText(sanitise('<p>a<strong>b</strong>c</p>'))).toBe('abc');
});

test('a cut never halves a character', () => {
  expect(cutAt('ağaç', 3)).toBe('ağa');
  expect(cutAt('a🌾b', 2)).toBe('a🌾');
  expect(cutAt('a b', 2)).toBe('a');
  expect(cutAt('kısa', 160)).toBe('kısa');
});
