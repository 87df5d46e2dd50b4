/** The characters of a Turkish number without letters or a country code. */
const national = /^[\d\s().-]+$/;

/**
 * A phone number as the form shows it: `(0532) 111 2233`, also while it is being typed. A foreign
 * number and any other text stay as they are, since phones have no format (product, 5).
 */
export function formatPhone(text: string): string {
  const digits = nationalDigits(text);
  if (digits === undefined) return text;
  const [area, first, last] = [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)];
  if (first === '') return `(${area}`;
  return last === '' ? `(${area}) ${first}` : `(${area}) ${first} ${last}`;
}

/** The digits with their leading 0; undefined for what is not, or not yet, a Turkish number. */
function nationalDigits(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  const isTurkish = national.test(text) || /^\s*\+90[\d\s().-]*$/.test(text);
  if (!isTurkish) return undefined;
  // only once complete: the 0 must not appear in front of what is being typed
  const complete = /^(?:90)?([2-9]\d{9})$/.exec(digits)?.[1];
  if (complete !== undefined) return `0${complete}`;
  return national.test(text) && /^0[1-9]/.test(digits) ? digits : undefined;
}

/**
 * Formats a phone field after a keystroke. `caret` is an offset into `typed`; the returned one into
 * `shown`, with the same number of digits after it.
 */
export function retypePhone(typed: string, caret: number): { shown: string; caret: number } {
  const shown = formatPhone(typed);
  if (shown === typed) return { shown, caret };
  const after = typed.slice(caret).replaceAll(/\D/g, '').length;
  let position = shown.length;
  for (let seen = 0; seen < after && position > 0; ) {
    position--;
    if (/\d/.test(shown.charAt(position))) seen++;
  }
  return { shown, caret: position };
}

/**
 * Whether a call to the number could go through; for a warning only, never a refusal (product, 5).
 */
export function looksComplete(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  const isForeign = /^\s*(\+|00)(?!90)/.test(phone);
  if (isForeign) return digits.length >= 8 && digits.length <= 15;
  return /^(90|0)?[2-9]\d{9}$/.test(digits) || /^444\d{4}$/.test(digits);
}
