import { fold } from '../lists/folding.ts';

/** The slug of a post: its title in lower case with hyphens for spaces (product, 2). */
export function postSlug(title: string): string {
  return title.trim().toLocaleLowerCase('tr').replace(/\s+/g, '-');
}

/**
 * The slug of an ad: as a post's, with Turkish letters as ASCII and no other characters (product,
 * 2).
 */
export function adSlug(title: string): string {
  return fold(postSlug(title))
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-');
}
