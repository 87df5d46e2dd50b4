import { foldLocalPart, readEmail } from './email.ts';
import { numbersIn, phoneKey, readDigits, smsNumber } from './phone.ts';
import { readTyped } from './typedText.ts';

/** What a person is found by. */
export type Contact = { email: string } | { digits: string };

/** Fewer digits are no whole number: they would be found in many. */
const minDigits = 7;

/** The digits that all spellings of a phone number share: without +90, 0090 and 0. */
export const sharedDigits = (phone: string): string => phoneKey(readDigits(phone)).replace(/^\+90|^0+/, '');

/** Reads a whole phone number or an email address; undefined for anything else. */
export function readContact(text: string): Contact | undefined {
  const email = readEmail(text);
  if (email !== undefined) return { email };
  if (text.includes('@')) return undefined;
  const digits = sharedDigits(smsNumber(text) ?? text);
  return digits.length < minDigits ? undefined : { digits };
}

/** The digits of each number in a text. */
const digitGroups = (text: string): string[] =>
  numbersIn(text).flatMap((part) => part.replace(/\D/g, '') || []);

/** The {@link phoneKey}s of what may be phone numbers in a text. */
export function phoneKeysIn(text: string): string[] {
  return digitGroups(text)
    .filter((digits) => digits.length >= minDigits)
    .map(phoneKey);
}

const holdsNumber = (number: string, digits: string): boolean =>
  digits.length < 10 ? sharedDigits(number) === digits : number.includes(digits);

/**
 * Whether a text holds what somebody is found by: the phone number in any spelling, or the email
 * address. A whole Turkish number may have others beside it.
 */
export function mentions(text: string, contact: Contact): boolean {
  if ('email' in contact) return holdsEmail(text, contact.email);
  return digitGroups(text).some((number) => holdsNumber(number, contact.digits));
}

/** More than the longest part before an @, however its letters were typed. */
const maxLocalChars = 200;

/** Looks at each @ once: a visitor's text may hold thousands of signs in front of it. */
function holdsEmail(text: string, email: string): boolean {
  const [localPart = '', host = ''] = email.split('@');
  const [first = '', ...others] = readTyped(text).split('@');
  let before = first;
  return others.some((after) => {
    const word = foldLocalPart(before.slice(-maxLocalChars));
    before = after;
    if (!word.endsWith(localPart) || !isWordEnd(word.slice(0, -localPart.length))) return false;
    const [domain = ''] = /^[\p{L}\p{M}\p{N}.-]*/u.exec(after) ?? [];
    // a sentence may begin without a blank: a label of a domain is rarely capitalised
    const domains = [domain, ...domain.split(/\.(?=\p{Lu}\p{Ll}{2})/u, 1)];
    return domains.some((one) => readEmail(`x@${one.replace(/(?<![.-])[.-]+$/, '')}`) === `x@${host}`);
  });
}

/** Whether an address may begin behind this text: `veli.` is a part of one, a sign or bullet is not. */
const isWordEnd = (text: string): boolean =>
  !/[\p{L}\p{M}\p{N}]$/u.test(text.replace(/(?<![._+-])[._+-]+$/, ''));

/** Whether a message to this recipient goes to the person. */
export function isAddressOf(recipient: string, contact: Contact): boolean {
  return 'email' in contact ? readEmail(recipient) === contact.email : isPhoneOf(recipient, contact);
}

/** Whether a phone field, in which anything may have been typed, holds the number. */
export function isPhoneOf(phone: string, contact: Contact): boolean {
  return 'digits' in contact && holdsNumber(readDigits(phone).replaceAll(/\D/g, ''), contact.digits);
}
