import { expect, test } from 'vitest';
import { digestOf, hashDigest, isDigestOf } from './passwords.ts';

test('the digest of a password is the MD5 of its UTF-8 bytes', () => {
  expect(digestOf('Zeytin.61')).toBe('dbd96acb572b33c483118891b726df2c');
  expect(digestOf('Şifre.61')).toBe('964a68ccd007f34bc94bbd3c0495720d');
});

test('a digest matches its own hash alone', async () => {
  const stored = await hashDigest(digestOf('Zeytin.61'));
  expect(await isDigestOf(stored, digestOf('Zeytin.61'))).toBe(true);
  expect(await isDigestOf(stored, digestOf('Zeytin.62'))).toBe(false);
});

test('no password matches an account without one, not even the decoy that it is compared with', async () => {
  for (const password of ['', 'decoy']) {
    expect(await isDigestOf(null, digestOf(password))).toBe(false);
    expect(await isDigestOf(undefined, digestOf(password))).toBe(false);
  }
});
