import { expect, test } from 'vitest';
import { metaDescription } from './metaDescription.ts';

test('what the author wrote comes first, and is cut at 160 characters, never within one', () => {
  expect(metaDescription({ meta_desc: ' Kısa anlatım ', content: '<p>Metin</p>' })).toBe('Kısa anlatım');
  expect(metaDescription({ meta_desc: 'ğ'.repeat(161), content: '' })).toBe('ğ'.repeat(160));
  expect(metaDescription({ meta_desc: '🌾'.repeat(161), content: '' })).toBe('🌾'.repeat(160));
});

test('without it, the text of the post begins it', () => {
  const content = `<h2>Tapu &amp; imar</h2><p>${'a'.repeat(200)}</p>`;
  expect(metaDescription({ meta_desc: '  ', content })).toBe(`Tapu & imar ${'a'.repeat(148)}`);
});

test('no space is left at the cut', () => {
  expect(metaDescription({ meta_desc: `${'a'.repeat(159)} b`, content: '' })).toBe('a'.repeat(159));
});
