import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a header with the expected secret, in constant time. */
export function isSameSecret(given: string | string[] | undefined, expected: string): boolean {
  if (typeof given !== 'string') return false;
  // `timingSafeEqual` needs equal lengths
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
