import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import { addressKey, networkKey } from './addressKey.ts';

/**
 * Each unfinished form holds a connection and temporary files, so this process takes in only so
 * many at once.
 */
export interface UploadSlots {
  /**
   * Takes a slot for a form that is about to be read.
   * @returns gives the slot back; further calls do nothing.
   * @throws Refusal 429 with `Retry-After` when the address, or all visitors together, have no slot
   * left.
   */
  take(sender: { ip: string; isVisitor: boolean }): () => void;
}

/** An office shares an address; its browsers send one form each. */
const maxPerAddress = 8;
/** Of visitors in one IPv6 /56, which a single customer may hold with its 256 addresses. */
const maxPerNetwork = 16;
const networkPrefixBits = 56;
/**
 * Bounds the temporary files of senders from many addresses: 200 applications of 20 MB are 4 GB.
 */
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
