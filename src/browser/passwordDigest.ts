import { md5 } from 'js-md5';

/** What a sign-in sends for a password (product, 5); see `docs/decisions/password-digest.md`. */
export const passwordDigest = (password: string): string => md5(password);
