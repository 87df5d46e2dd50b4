import { excerpt } from '../../../rules/blog/excerpt.ts';

/** The first characters of an HTML text, with dots after a cut (product, 9). */
export function Excerpt({ html, length }: { html: string; length: number }) {
  const { text, goesOn } = excerpt(html, length);
  return <span>{goesOn ? `${text}…` : text}</span>;
}
