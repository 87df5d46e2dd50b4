import { fold } from '../lists/turkish.ts';

/**
 * The decorative end of a post's address: lower-cased title, spaces turned into hyphens
 * (product, 2).
 */
export function postSlug(title: string): string {
  return title.trim().toLocaleLowerCase('tr').replace(/\s+/g, '-');
}

/**
 * The decorative end of an ad's address: a post's slug with Turkish letters as ASCII and every
 * other character dropped.
 */
export function adSlug(title: string): string {
  return fold(postSlug(title))
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-');
}
