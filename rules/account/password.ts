/** Which of the five parts of the password rule a password meets (product, 5). */
interface PasswordParts {
  /** At least eight characters. */
  length: boolean;
  upper: boolean;
  lower: boolean;
  digit: boolean;
  /** One of !@#$%^&*(),.?":{}|<>. */
  sign: boolean;
}

/** Checks each part, so that a page can list the missing ones. Turkish letters count. */
export function passwordParts(password: string): PasswordParts {
  return {
    length: [...password].length >= 8,
    upper: /[A-ZÇĞİÖŞÜ]/.test(password),
    lower: /[a-zçğıöşü]/.test(password),
    digit: /[0-9]/.test(password),
    sign: /[!@#$%^&*(),.?":{}|<>]/.test(password),
  };
}

export function isStrongPassword(password: string): boolean {
  return Object.values(passwordParts(password)).every(Boolean);
}
