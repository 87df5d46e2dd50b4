import { expect, test } from 'vitest';
import { metaDescription } from './metaDescription.ts';

test('the author’s own description is cut at 160 characters, never within one', () => {
  expect(metaDescription({ meta_desc: ' Kısa anlatım ', content: '<p>Metin</p>' })).toBe('Kısa anlatım');
  expect(metaDescription({ meta_desc: 'ğ'.repeat(161), content: '' })).toBe('ğ'.repeat(160));
  expect(metaDescription({ meta_desc: '🌾'.repeat(161), content: '' })).toBe('🌾'.repeat(160));
});

test('without one, it is the beginning of the text', () => {
  const content = `<h2>Tapu &amp; imar</h2><p>${'a'.repeat(200)}</p>`;
  expect(metaDescription({ meta_desc: '  ', content })).toBe(`Tapu & imar ${'a'.repeat(148)}`);
});

test('the cut leaves no space', () => {
  expect(metaDescription({ meta_desc: `${'a'.repeat(159)} b`, content: '' })).toBe('a'.repeat(159));
});
