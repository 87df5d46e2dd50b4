/** The named entities that a Turkish text is likely to contain; other names stay undecoded. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  euro: '€',
  sup2: '²',
  sup3: '³',
  deg: '°',
  uuml: 'ü',
  Uuml: 'Ü',
  ouml: 'ö',
  Ouml: 'Ö',
  ccedil: 'ç',
  Ccedil: 'Ç',
  acirc: 'â',
  icirc: 'î',
  ucirc: 'û',
};

/**
 * The plain text of an HTML text, without tags, comments, scripts and styles. Entities are decoded
 * after the tags are removed, so that `&lt;b&gt;` stays text; never use the result as HTML.
 */
export function plainText(html: string): string {
  return (
    html
      .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1[^<>]*>|$)/gi, ' ')
      // a block ends a word, an inline tag does not
      .replace(/<\/?(p|div|br|h[1-6]|li|ul|ol|blockquote|pre|tr|td|th|table|hr|img|figure)\b[^<>]*>/gi, ' ')
      .replace(/<\/?[a-z][^<>]*>/gi, '')
      .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+\d?);/gi, decoded)
      .replace(/\s+/g, ' ')
      .trim()
  );
}

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return entities[name] ?? entity;
  // the leading zero makes `x131` a hexadecimal literal and keeps a decimal one as it is
  const code = Number(`0${name.slice(1)}`);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
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
