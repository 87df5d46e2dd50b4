/**
 * The decorative end of a post's address: lower-cased title, spaces turned into hyphens
 * (product, 2).
 */
export function postSlug(title: string): string {
  return title.trim().toLocaleLowerCase('tr').replace(/\s+/g, '-');
}

/** A post's page, with the slug as browsers write it. */
export function postPath(post: { id: number; title: string }): string {
  return `/blog/detay/${post.id}/${encodeURIComponent(postSlug(post.title))}`;
}
