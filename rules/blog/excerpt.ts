import { decodeHTMLStrict } from 'entities/decode';

/**
 * The plain text of an HTML text, without tags, comments, scripts and styles. Entities are decoded
 * after the tags are removed, so that `&lt;b&gt;` stays text; never use the result as HTML.
 */
export function plainText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1[^<>]*>|$)/gi, ' ')
    // a block ends a word, an inline tag does not
    .replace(/<\/?(p|div|br|h[1-6]|li|ul|ol|blockquote|pre|tr|td|th|table|hr|img|figure)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '');
  return decodeHTMLStrict(text).replace(/\s+/g, ' ').trim();
}

/**
 * The first `length` code points of an HTML text's plain text (product, 9: 160 on a card, 100 in
 * the panel), and whether more follows.
 */
export function excerpt(html: string, length: number): { text: string; goesOn: boolean } {
  const letters = [...plainText(html)];
  return { text: letters.slice(0, length).join(''), goesOn: letters.length > length };
}

/** The first characters of an HTML text, with `…` after a cut (product, 9). */
export function excerptText(html: string, length: number): string {
  const { text, goesOn } = excerpt(html, length);
  return goesOn ? `${text}…` : text;
}
