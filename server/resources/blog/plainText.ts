const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/**
 * The text that a person reads in HTML from `sanitise.ts`, on one line: that HTML is well-formed,
 * and knows only the four entities above.
 */
export function plainText(sanitised: string): string {
  return sanitised
    .replace(/<\/?(?:p|h[1-6]|li|ol|ul|blockquote|br|img)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first `length` characters, never half of one. */
export function cutAt(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim();
}
