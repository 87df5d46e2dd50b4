/** Invisible characters and those that change the direction of a text; pasted text brings them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;

/**
 * A text without the characters that set its direction, such as those around a phone number that was
 * copied from an address book. Fields of one line refuse them (`NotInOneLine` in `openapi.yaml`).
 */
export const withoutDirections = (text: string): string =>
  text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');

/** What was typed, in NFKC and without invisible characters. */
export const readTyped = (text: string): string => text.normalize('NFKC').replaceAll(invisible, '').trim();

/**
 * A text with the digits of any script as ASCII digits, and without invisible characters. All other
 * signs stay: NFKC would make 52 of `5²`.
 */
export function asciiDigits(text: string): string {
  return text.replaceAll(invisible, '').replaceAll(/\p{Nd}/gu, (typed) => {
    // full-width digits, and those of mathematics, which have several rows
    const digit = typed.normalize('NFKC');
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    // each script has its ten digits in a row
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return code < 0x80 ? digit : String(value);
  });
}
