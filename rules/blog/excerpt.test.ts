import { expect, test } from 'vitest';
import { excerpt, plainText } from './excerpt.ts';

test('tags are removed, and the end of a block separates words', () => {
  expect(
    plainText('<h2>Tapu</h2><p>Arsa<strong>nın</strong> değeri</p><ul><li>bir</li><li>iki</li></ul>'),
  ).toBe('Tapu Arsanın değeri bir iki');
});

test('scripts, styles and comments are removed, closed or not', () => {
  expect(plainText('a<script>alert("<p>")</script>b<style>p{}</style>c<!-- d -->e')).toBe('a b c e');
  expect(plainText('a<SCRIPT>alert(1)')).toBe('a');
  expect(plainText('a<!-- b')).toBe('a');
});

test('a line break and an opening block tag separate words regardless of attributes', () => {
  expect(plainText('bir<br>iki<br/>üç')).toBe('bir iki üç');
  expect(plainText('bir<p class="a">iki')).toBe('bir iki');
  expect(plainText('bir<h1>iki<h6>üç')).toBe('bir iki üç');
  expect(plainText('bir<br class="bos" data-i="1">iki')).toBe('bir iki');
});

test('a script of several lines is removed', () => {
  expect(plainText('a<script>\n  let x = 1;\n</script>b')).toBe('a b');
});

test('entities are decoded once', () => {
  expect(plainText('2.450&nbsp;m&sup2; &amp; &Ccedil;e&#351;me &#x131;&hellip;')).toBe('2.450 m² & Çeşme ı…');
  expect(plainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
  expect(plainText('&bilinmez; R&D')).toBe('&bilinmez; R&D');
});

test('a < that opens no tag stays', () => {
  expect(plainText('3 < 5 ve 5 > 3')).toBe('3 < 5 ve 5 > 3');
});

test('a short text stays whole', () => {
  expect(excerpt('<p>Kısa yazı</p>', 9)).toEqual({ text: 'Kısa yazı', goesOn: false });
});

test.each([
  ['inside a word', 21, 'Arazinizi satmadan ön'],
  ['at a space', 19, 'Arazinizi satmadan '],
])('a long text is cut after exactly this many characters, also %s', (_, length, text) => {
  expect(excerpt('<p>Arazinizi satmadan önce, bilin</p>', length)).toEqual({ text, goesOn: true });
});

test('a character outside the basic plane is not cut in half', () => {
  expect(excerpt('🌾🌾🌾🌾', 3)).toEqual({ text: '🌾🌾🌾', goesOn: true });
});
