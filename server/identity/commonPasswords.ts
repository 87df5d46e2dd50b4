import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fold } from '../../rules/lists/folding.ts';

/** Written by `scripts/commonPasswords.ts`, which names its source. */
const file = new URL('./commonPasswords.txt', import.meta.url);
let digests: ReadonlySet<string> | undefined;

/**
 * The first 40 bits of SHA-256, in hexadecimal, of a password without regard to case: whoever
 * guesses `p@ssw0rd` tries `P@SSW0RD` next. A list of digests cannot be mistaken for passwords in
 * use, and no search engine finds it.
 */
export function commonPasswordDigest(password: string): string {
  const folded = fold(password.normalize('NFKC'));
  return createHash('sha256').update(folded).digest('hex').slice(0, 10);
}

/** Whether the password is one of the common ones that the password rule lets through. */
export function isCommonPassword(password: string): boolean {
  digests ??= new Set(readFileSync(file, 'utf8').trim().split('\n'));
  return digests.has(commonPasswordDigest(password));
}
