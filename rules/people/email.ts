import { readTyped } from './typedText.ts';

/** What a mail program reads as more than one mailbox, as a name, or as a comment. */
const mailboxName = /^[^\s\p{Cc}@,;:<>()[\]\\"]+$/u;
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const domainName = /^(?=.{4,})(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const maxChars = 200;

/**
 * Reads one mailbox, and gives the form in which addresses are stored, compared and written to:
 * compatible characters, no unseen ones, lower case with one i for i, İ, I and (before the @) ı, and
 * the domain as DNS has it.
 * @returns undefined for what is no single mailbox, such as a list of two.
 */
export function readEmail(text: string): string | undefined {
  // the normal form of what is longer would be too long too, or takes long to find
  if (text.length > 2 * maxChars) return undefined;
  const letters = readTyped(text).replaceAll(/[Iİ]/g, 'i').toLowerCase().replaceAll('i\u0307', 'i');
  const [typed = '', host = '', ...more] = letters.normalize('NFC').split('@');
  // in a domain ı is a letter of its own: the one with i belongs to somebody else
  const name = typed.replaceAll('ı', 'i');
  if (more.length > 0 || !mailboxName.test(name) || !typedDomain.test(host)) return undefined;
  if (name.startsWith('.') || name.endsWith('.') || name.includes('..') || name.length > 64) return undefined;
  const domain = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
  const email = `${name}@${domain}`;
  return domainName.test(domain) && email.length <= maxChars ? email : undefined;
}

/** Whether a text is one mailbox, see {@link readEmail}. */
export const isEmail = (text: string): boolean => readEmail(text) !== undefined;

/** The form of {@link readEmail}; what is no mailbox stays as it is, and is nobody's. */
export const normaliseEmail = (text: string): string => readEmail(text) ?? text;
