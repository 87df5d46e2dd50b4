import { excerpt } from '../../../rules/blog/excerpt.ts';

/**
 * The first characters of an HTML text (product, 9), then dots where there is more.
 */
export function Excerpt({ html, length }: { html: string; length: number }) {
  const { text, goesOn } = excerpt(html, length);
  return <span>{goesOn ? `${text}…` : text}</span>;
}
