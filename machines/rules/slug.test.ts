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
