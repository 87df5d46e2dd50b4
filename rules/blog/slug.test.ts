import { expect, test } from 'vitest';
import { adSlug, postSlug } from './slug.ts';

test("a post's slug is its lower-cased title with hyphens", () => {
  expect(postSlug('Arazinizi IŞIK hızında satın')).toBe('arazinizi-ışık-hızında-satın');
});
test("an ad's slug has ASCII letters only", () => {
  expect(adSlug("Urla'da Deniz Manzaralı İmarlı Arsa (1.200 m²)")).toBe(
    'urlada-deniz-manzarali-imarli-arsa-1200-m',
  );
});
test('spaces around a title, and runs of them, leave one hyphen at most', () => {
  expect(postSlug('  İmar   durumu ')).toBe('imar-durumu');
  expect(adSlug('Urla - Kuşçular')).toBe('urla-kuscular');
});
test('every Turkish letter of a title has its ASCII letter in the slug of an ad', () => {
  expect(adSlug('ÇĞIİÖŞÜ çğıiöşü ÂÎÛ âîû')).toBe('cgiiosu-cgiiosu-aiu-aiu');
});
