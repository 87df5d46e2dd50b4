import { asciiDigits, readTyped } from './typedText.ts';

/** The characters of a phone number in any spelling, as in the contract (product, 5). */
export const maxPhoneLength = 40;

/**
 * The digits of a whole Turkish number. Area codes begin with 2, 3, 4, 5 or 8; a 9 begins the
 * country code of a number that is still being typed.
 */
const nationalNumber = /^(?:90|0)?([2-58]\d{9})$/;

/** The characters of a Turkish number without letters or a country code. */
const national = /^[\d\s().-]+$/;

/**
 * The beginning of a number with another country code, also after a bracket or a word. No code
 * begins with 0, and +5xx before seven digits is a Turkish mobile number without its 90.
 */
const foreign = /^[^\d+]*(?:\+(?!\D*(?:90|0|5\d{2}(?:\D*\d){7}\D*$))|00(?!\D*90))/;

/** The digits of one number; the 0 of `+49 (0) 171` is not dialled from abroad. */
const digitsOf = (number: string): string => number.replaceAll(/\(\s*0\s*\)|\D/g, '');

/** Whether a number that {@link readDigits} has read begins with another country code. */
export const isForeign = (number: string): boolean => foreign.test(number);

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

/** A text with the digits of any script as ASCII digits, and without invisible characters. */
export const readDigits = (text: string): string => asciiDigits(readTyped(text));

/** The parts of a text that may be phone numbers; letters, commas and line breaks separate them. */
export const numbersIn = (text: string): string[] => readDigits(text).split(/[\p{L},;:\n]+/u);

/** A whole Turkish number, which may have another one right behind it. */
const firstWhole = /^(?:(?:00)?90)?0?([2-58]\d{9})(?=$|(?:(?:00)?90)?0?[2-58]\d{9}$)/;
/** A number that is dialled without an area code, all over the country. */
const callCentre = /^444\d{4}$/;

/**
 * What may be a number of a phone field. A slash may separate two numbers, a number from its
 * extension, or the area code from the rest; what follows a `#` is an extension.
 */
const candidatesIn = (phone: string): string[] =>
  numbersIn(phone)
    .flatMap((part) => part.split('#'))
    .flatMap((part) => [part, ...part.split(/[/|]/)]);

/** A complete number as it is dialled; undefined for anything else. */
function completeNumber(number: string): string | undefined {
  const digits = digitsOf(number);
  if (foreign.test(number)) {
    const { length } = digits.replace(/^00/, '');
    return length >= 8 && length <= 15 ? `${number.includes('+') ? '+' : ''}${digits}` : undefined;
  }
  const turkish = firstWhole.exec(digits)?.[1];
  if (turkish !== undefined) return `+90${turkish}`;
  return callCentre.test(digits) ? digits : undefined;
}

/**
 * The number that a call to a phone field goes to: that of {@link smsNumber}, else the first
 * complete one. Only where no part is one may the parts together be one.
 * @returns `+` and digits for a Turkish number or one typed with `+`, else the digits; undefined
 * where the text holds no complete number.
 */
export function dialledNumber(phone: string): string | undefined {
  const sms = smsNumber(phone);
  if (sms !== undefined) return sms;
  for (const candidate of [...candidatesIn(phone), readDigits(phone)]) {
    const number = completeNumber(candidate);
    if (number !== undefined) return number;
  }
  return undefined;
}

/**
 * The number that a text message to a phone field goes to: the first Turkish mobile number in it,
 * however it was typed and whatever stands beside it, else a foreign number with `+`.
 * @returns `+` and digits; undefined where no text message arrives.
 */
export function smsNumber(phone: string): string | undefined {
  const numbers = candidatesIn(phone).flatMap((candidate) => completeNumber(candidate) ?? []);
  const isAbroad = (number: string) => number.startsWith('+') && !number.startsWith('+90');
  return numbers.find(isTurkishMobile) ?? numbers.find(isAbroad);
}

/** The digits with their leading 0; undefined for what is not, or not yet, a Turkish number. */
function nationalDigits(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  const isTurkish = national.test(text) || /^\s*\+90[\d\s().-]*$/.test(text);
  if (!isTurkish) return undefined;
  // only once complete: the 0 must not appear in front of what is being typed
  const complete = nationalNumber.exec(digits)?.[1];
  if (complete !== undefined) return `0${complete}`;
  return national.test(text) && /^0[1-9]/.test(digits) ? digits : undefined;
}

/**
 * Formats a phone field after a keystroke. `caret` is an offset into `typed`; the returned one into
 * `shown`, with the same number of digits after it. `before` is what Backspace has shortened to
 * `typed`: a separator that it removed would come back, so the digit in front of it goes instead.
 */
export function reformatPhone(
  typed: string,
  caret: number,
  before?: string,
): { shown: string; caret: number } {
  const isUndone = before !== undefined && typed !== before && formatPhone(typed) === before;
  const head = typed.slice(0, caret);
  const start = isUndone ? head.replace(/\d\D*$/, '') : head;
  const end = typed.slice(caret);
  const shown = formatPhone(start + end);
  if (shown === start + end) return { shown, caret: start.length };
  const after = end.replaceAll(/\D/g, '').length;
  let position = shown.length;
  for (let seen = 0; seen < after && position > 0; ) {
    position--;
    if (/\d/.test(shown.charAt(position))) seen++;
  }
  if (before !== undefined) position = shown.slice(0, position).replace(/(?<!\D)\D+$/, '').length;
  return { shown, caret: position };
}

/**
 * Whether a call to the number could go through; for a warning only, never a refusal (product, 5).
 */
export function isCompletePhone(phone: string): boolean {
  return dialledNumber(phone) !== undefined;
}

/**
 * Whether a text holds a number to which a text message can go: a Turkish mobile number in any
 * spelling, or a foreign one with `+`. For warnings beside a form, where phones have no format
 * check (product, 5), and for the office's own numbers.
 */
export const canReceiveSms = (phone: string): boolean => smsNumber(phone) !== undefined;

/** Whether a text has as many digits as the shortest number that somebody dials here. */
export const isDialable = (phone: string): boolean => digitsOf(readDigits(phone)).length >= 7;

/**
 * The `tel:` link of a phone number in any spelling: a Turkish number with its country code, which
 * can be dialled from any phone, and a foreign one as it was typed.
 */
export function telLink(phone: string): string {
  const typed = readDigits(phone);
  const abroad = `${typed.includes('+') ? '+' : ''}${digitsOf(typed)}`;
  const number = dialledNumber(phone) ?? (foreign.test(typed) ? abroad : phoneKey(typed));
  return `tel:${number}`;
}

/**
 * A phone number for a search: `+90` and ten digits for a Turkish number in any spelling, whether
 * with +90, 90, 0090, 0 or none of them; the digits alone for any other text, such as a foreign
 * number, which may have ten digits too.
 */
export function phoneKey(phone: string): string {
  const digits = digitsOf(phone);
  return foreign.test(phone) ? digits : digits.replace(/^(?:00)?(?:90)?0?(\d{10})$/, '+90$1');
}

/** The {@link phoneKey} of a phone field's number: that of {@link dialledNumber}, if it holds one. */
export const firstPhoneKey = (phone: string): string => phoneKey(dialledNumber(phone) ?? readDigits(phone));

/** Whether a {@link phoneKey} is that of a whole Turkish number. */
export const isWholePhoneKey = (key: string): boolean => /^\+90[2-58]\d{9}$/.test(key);

/** Whether a {@link phoneKey} is that of a Turkish mobile number. */
export const isTurkishMobile = (key: string): boolean => /^\+905\d{9}$/.test(key);

/**
 * A part of a phone number as it stands in a {@link phoneKey}. A part that begins with +90, 0090 or
 * 0 is the beginning of a number.
 * @returns undefined for a text that is too short, or has other characters than a phone number.
 */
export function phoneKeyPart(text: string): string | undefined {
  if (!/^[\d\s+().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const begins = /^[\s(]*(?:\+|0)/.test(text);
  if (digits.length < (begins ? 3 : 4)) return undefined;
  const key = phoneKey(text);
  if (key.startsWith('+') || !begins) return key;
  return digits.replace(/^(?:0090|90(?=.)|0)0?/, '+90');
}
