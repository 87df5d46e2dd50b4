/**
 * The decorative end of a post's address: lower-cased title, spaces turned into hyphens
 * (product, 2).
 */
export function postSlug(title: string): string {
  return title.trim().toLocaleLowerCase('tr').replace(/\s+/g, '-');
}

const ascii: Record<string, string> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
};

/**
 * The decorative end of an ad's address: as a post's, with Turkish letters as ASCII, and every
 * other character dropped.
 */
export function adSlug(title: string): string {
  return postSlug(title)
    .replace(/[^a-z0-9-]/g, (letter) => ascii[letter] ?? '')
    .replace(/-{2,}/g, '-');
}
