import { plainText } from './excerpt.ts';

/** Characters that search engines show (product, 9). */
const most = 160;

/**
 * What a post's page says of itself: the beginning of what its author wrote for it, else of its
 * text (product, 2).
 */
export function metaDescription(post: { meta_desc: string; content: string }): string {
  const text = post.meta_desc.trim() || plainText(post.content);
  return [...text].slice(0, most).join('').trim();
}
