/**
 * Whether a text can be an email address, as far as its form tells: the contract's rule, so that
 * nothing is sent in vain.
 */
export function isEmail(text: string): boolean {
  return /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(text) && text.trim().length <= 200;
}
