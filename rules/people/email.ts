/** Whether a text has the form of an email address, by the rule of the contract. */
export function isEmail(text: string): boolean {
  return /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(text) && text.trim().length <= 200;
}

/** The form in which email addresses are stored and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
