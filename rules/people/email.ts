import { readTyped } from './typedText.ts';

/** What a mail program reads as more than one mailbox, as a name, or as a comment. */
const localPartRule = /^[^\s\p{Cc}@,;:<>()[\]\\"]+$/u;
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const domainName = /^(?=.{4,})(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const maxChars = 200;

/**
 * Reads one mailbox. Addresses are stored, compared and written to in the form that it returns:
 * NFKC, without invisible characters, in lower case, and the domain in Punycode. İ and I become i;
 * before the @, so does ı.
 * @returns undefined for a text that is not exactly one mailbox, such as a list of two.
 */
export function readEmail(text: string): string | undefined {
  // the normal form of what is longer would be too long too, or takes long to find
  if (text.length > 2 * maxChars) return undefined;
  const [local = '', host = '', ...more] = foldLetters(text).split('@');
  // in a domain ı is a letter of its own: the one with i belongs to somebody else
  const localPart = dotless(local);
  if (more.length > 0 || !localPartRule.test(localPart) || !typedDomain.test(host)) return undefined;
  if (/^\.|\.\.|\.$/.test(localPart) || localPart.length > 64) return undefined;
  const domain = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
  const email = `${localPart}@${domain}`;
  return domainName.test(domain) && email.length <= maxChars ? email : undefined;
}

const foldLetters = (text: string): string =>
  readTyped(text)
    .replaceAll(/[Iİ]/g, 'i')
    .toLowerCase()
    .replaceAll(/i\u0307+/g, 'i')
    .normalize('NFC');

/** With the marks behind the letter: what is read again must stay as it is. */
const dotless = (text: string): string => text.replaceAll(/ı\u0307*/g, 'i').normalize('NFC');

/** What stands before the @ of an address, with the letters of {@link readEmail}. */
export const foldLocalPart = (text: string): string => dotless(foldLetters(text));

/** Whether a text is one mailbox, see {@link readEmail}. */
export const isEmail = (text: string): boolean => readEmail(text) !== undefined;

/** The form of {@link readEmail}, or the text in lower case when it is not a mailbox. */
export const normaliseEmail = (text: string): string => readEmail(text) ?? text.trim().toLowerCase();

const ignoresDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * One text for the addresses that reach one inbox, for limits alone: without `+tag`, and at Gmail
 * without dots. Nobody is recognised by it, since other providers may read such addresses apart.
 * @param email in the form of {@link readEmail}.
 */
export function inboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const [untagged = ''] = local.split('+', 1);
  const name = untagged === '' ? local : untagged;
  return ignoresDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
