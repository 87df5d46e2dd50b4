import { createHash } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';

// the package exports a const enum, which type stripping cannot handle
const argon2id: Algorithm.Argon2id = 2;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The digest that browsers send for a password: MD5 of its UTF-8 bytes, lower-case hexadecimal
 * (product, 5).
 */
export function digestOf(password: string): string {
  return createHash('md5').update(password).digest('hex');
}

/** The argon2id hash that is stored for a digest. */
export function hashDigest(digest: string): Promise<string> {
  return hash(digest, cost);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the digest matches the stored hash. It takes as long without a stored hash, so that the
 * time does not reveal who has an account.
 */
export async function isDigestOf(stored: string | null | undefined, digest: string): Promise<boolean> {
  decoy ??= hashDigest(digestOf('decoy'));
  const matches = await verify(stored ?? (await decoy), digest);
  return matches && typeof stored === 'string';
}
