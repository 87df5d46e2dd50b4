import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import { addressKey, networkKey } from './addressKey.ts';

/**
 * Limits the forms that this process receives at once, because each holds a connection and
 * temporary files. `server/http/contract/addressLimits.ts` limits the calls a minute.
 */
export interface UploadSlots {
  /**
   * Takes a slot before a form is read.
   * @returns a function that releases the slot; further calls do nothing.
   * @throws Refusal 429 with `Retry-After` when the address, its network or all visitors have none
   * left.
   */
  take(sender: { ip: string; isVisitor: boolean }): () => void;
}

/** An office shares an address, and each of its browsers sends one form. */
const maxPerAddress = 8;
/** Of visitors in one IPv6 /56, which may be a single customer with 256 /64 networks. */
const maxPerNetwork = 16;
const networkPrefixBits = 56;
/** Limits the disk space for temporary files: 200 applications of 20 MB are 4 GB. */
const maxOfVisitors = 200;
const retryAfterSeconds = 10;

export function createUploadSlots(): UploadSlots {
  const taken = new Map<string, number>();
  const count = (key: string) => taken.get(key) ?? 0;
  const change = (key: string, by: 1 | -1) => {
    if (count(key) + by === 0) taken.delete(key);
    else taken.set(key, count(key) + by);
  };

  return {
    take({ ip, isVisitor }) {
      const limits: [key: string, max: number][] = [[addressKey(ip), maxPerAddress]];
      if (isVisitor) {
        limits.push([`network ${networkKey(ip, networkPrefixBits)}`, maxPerNetwork]);
        limits.push(['visitors', maxOfVisitors]);
      }
      if (limits.some(([key, max]) => count(key) >= max)) {
        const headers = { 'Retry-After': String(retryAfterSeconds) };
        throw new Refusal(429, refusalText.tooManyUploads, { headers });
      }
      for (const [key] of limits) change(key, 1);

      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        for (const [key] of limits) change(key, -1);
      };
    },
  };
}
