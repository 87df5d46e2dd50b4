/**
 * A phone number for a search: `+90` and ten digits for a Turkish number in any spelling, whether
 * with +90, 90, 0090, 0 or none of them; the digits alone for any other text.
 */
export function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:00)?(?:90)?0?(\d{10})$/, '+90$1');
}

/**
 * A part of a phone number as it stands in a {@link phoneKey}. A part that begins with +90, 0090 or
 * 0 is the beginning of a number.
 * @returns undefined for a text that is too short, or that has other characters than a phone number.
 */
export function phonePart(text: string): string | undefined {
  if (!/^[\d\s+().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const begins = /^[\s(]*(?:\+|0)/.test(text);
  if (digits.length < (begins ? 3 : 4)) return undefined;
  const key = phoneKey(digits);
  if (key.startsWith('+') || !begins) return key;
  return digits.replace(/^(?:0090|90(?=.)|0)0?/, '+90');
}
