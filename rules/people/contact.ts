import { foldLocalPart, readEmail } from './email.ts';
import { dialledNumber, isForeign, numbersIn, phoneKey, readDigits } from './phone.ts';
import { readTyped } from './typedText.ts';

/**
 * What a person is found by. A foreign number that has the digits of a Turkish one, such as
 * +45 22 34 56 78 and 0452 234 56 78, is marked.
 */
export type Contact = { email: string } | PhoneContact;
interface PhoneContact {
  digits: string;
  isForeign?: true;
}

/** Of a whole Turkish number. */
const nationalDigits = 10;

/** Fewer digits are no whole number: they would be found in many. */
const minDigits = 7;

/** The digits that all spellings of a phone number share: without +90, 0090 and 0. */
const sharedDigits = (phone: string): string => phoneKey(readDigits(phone)).replace(/^\+90|^0+/, '');

/** Reads a whole phone number or an email address; undefined for anything else. */
export function readContact(text: string): Contact | undefined {
  const email = readEmail(text);
  if (email !== undefined) return { email };
  if (text.includes('@')) return undefined;
  const number = dialledNumber(text) ?? readDigits(text);
  const digits = sharedDigits(number);
  if (digits.length < minDigits) return undefined;
  return isForeign(number) && digits.length === nationalDigits ? { digits, isForeign: true } : { digits };
}

/** The {@link phoneKey}s of what may be phone numbers in a text. */
export function phoneKeysIn(text: string): string[] {
  return numbersIn(text)
    .filter((part) => part.replace(/\D/g, '').length >= minDigits)
    .map(phoneKey);
}

function holdsNumber(number: string, contact: PhoneContact): boolean {
  const { digits } = contact;
  const isWhole = sharedDigits(number) === digits;
  if (digits.length < nationalDigits) return isWhole;
  if (isWhole && digits.length === nationalDigits) return isForeign(number) === (contact.isForeign ?? false);
  return [number.replace(/\D/g, ''), phoneKey(number)].some((held) => held.includes(digits));
}

/**
 * Whether a text holds what somebody is found by: the phone number in any spelling, or the email
 * address. A whole Turkish number may have others beside it.
 */
export function mentions(text: string, contact: Contact): boolean {
  if ('email' in contact) return holdsEmail(text, contact.email);
  return numbersIn(text).some((number) => holdsNumber(number, contact));
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
  return 'digits' in contact && holdsNumber(readDigits(phone), contact);
}
