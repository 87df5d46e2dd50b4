/** Whether a text has the form of an email address, by the rule of the contract. */
export function isEmail(text: string): boolean {
  return /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(text) && text.trim().length <= 200;
}
