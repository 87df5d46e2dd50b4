import { plainText } from './excerpt.ts';

/** The characters of the meta description that search engines show (product, 9). */
export const metaLength = 160;

/** The meta description of a post: the author's own, or else the text's beginning (product, 2). */
export function metaDescription(post: { meta_desc: string; content: string }): string {
  const text = post.meta_desc.trim() || plainText(post.content);
  return [...text].slice(0, metaLength).join('').trim();
}
