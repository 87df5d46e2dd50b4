/**
 * Whether a text is a name as the land form takes it: letters, Turkish ones included, and spaces, 3
 * to 50 characters once trimmed (product, 5).
 */
export function isPersonName(text: string): boolean {
  const name = trimName(text);
  return name.length >= 3 && name.length <= 50 && /^[\p{L} ]+$/u.test(name);
}

/**
 * Trims, and composes letters that a phone's keyboard sends in two parts (s + cedilla), which the
 * rule would otherwise refuse.
 */
export function trimName(text: string): string {
  return text.normalize('NFC').trim();
}
