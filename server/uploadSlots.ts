import { addressKey } from './addressKey.ts';
import { Refusal } from './refusal.ts';
import { text } from './text.ts';

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
/**
 * Bounds the temporary files of senders from many addresses: 200 applications of 20 MB are 4 GB.
 */
const maxOfVisitors = 200;
const retryAfterSeconds = 10;

export function createUploadSlots(): UploadSlots {
  const takenByAddress = new Map<string, number>();
  let takenByVisitors = 0;

  return {
    take({ ip, isVisitor }) {
      const address = addressKey(ip);
      const taken = takenByAddress.get(address) ?? 0;
      if (taken >= maxPerAddress || (isVisitor && takenByVisitors >= maxOfVisitors)) {
        const headers = { 'Retry-After': String(retryAfterSeconds) };
        throw new Refusal(429, text.refusal.tooManyUploads, { headers });
      }
      takenByAddress.set(address, taken + 1);
      if (isVisitor) takenByVisitors += 1;

      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (takenByAddress.get(address) ?? 1) - 1;
        if (left === 0) takenByAddress.delete(address);
        else takenByAddress.set(address, left);
        if (isVisitor) takenByVisitors -= 1;
      };
    },
  };
}
