import { addressCounts } from './addressKey.ts';
import type { Throttle } from './throttle.ts';

/** The window in which failed passwords are counted; see the two limits below. */
const windowSeconds = 15 * 60;
const maxAccountFailures = 30;
// an office shares one address, so an address may fail far more often than an account
const maxAddressFailures = 200;

/**
 * Counts a guess of an account's password, at the sign-in or where the current one is asked for.
 * Called before the slow check, so that concurrent guesses count too.
 * @returns what takes the count back; to be called when the password is right.
 * @throws Refusal 429 after too many wrong ones.
 */
export async function countPasswordGuess(
  throttle: Throttle,
  email: string,
  ip: string,
): Promise<() => Promise<void>> {
  const account = `login:account:${email}`;
  const addresses = addressCounts(ip).map(({ key, factor }) => ({
    key: `login:address:${key}`,
    limit: factor * maxAddressFailures,
  }));
  for (const { key, limit } of addresses) await throttle.hit(key, limit, windowSeconds);
  await throttle.hit(account, maxAccountFailures, windowSeconds);
  return async () => {
    for (const { key } of addresses) await throttle.giveBack(key);
    await throttle.reset(account);
  };
}
