/** Whether a text is a name: 3 to 50 letters and spaces once trimmed (product, 5). */
export function isPersonName(text: string): boolean {
  const name = trimName(text);
  return name.length >= 3 && name.length <= 50 && /^[\p{L} ]+$/u.test(name);
}

/** Trims a name, and composes letters that some keyboards send in two parts (s + cedilla). */
export function trimName(text: string): string {
  return text.normalize('NFC').trim();
}
