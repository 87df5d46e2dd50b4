import { fold } from './lists.ts';

/** The decorative end of a post's address: lower-cased title, spaces turned into hyphens (specification, section 2). */
export function postSlug(title: string): string {
  return title.trim().toLocaleLowerCase('tr').replace(/\s+/g, '-');
}

/** The decorative end of an ad's address: as a post's, with Turkish letters as ASCII, and every other character dropped. */
export function adSlug(title: string): string {
  return fold(postSlug(title))
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-');
}

/** A post's page, with the slug as browsers write it. */
export function postPath(post: { id: number; title: string }): string {
  return `/blog/detay/${post.id}/${encodeURIComponent(postSlug(post.title))}`;
}

export function adPath(ad: { id: number; title: string }): string {
  return `/ilanlar/detay/${ad.id}/${adSlug(ad.title)}`;
}
