import { fromCallback } from 'xstate';
import { type Person, parseAuth, personOf } from '../../machines/account/session.ts';
import {
  isReceiptKept,
  type LandOfferReceipt,
  readLandOfferReceipt,
} from '../../rules/land-requests/landOfferReceipt.ts';
import { property } from '../../rules/records/properties.ts';
import { keys, read, storedAuth, write } from './storage.ts';

/** A receipt with who was signed in when its form was sent; 0 for a visitor. */
interface OwnedReceipt {
  owner: Person;
  receipt: LandOfferReceipt;
}

/** Where the browser stores nothing, the page remembers for as long as it is open. */
let unstored: readonly OwnedReceipt[] | undefined;

const signedIn = () => personOf(parseAuth(storedAuth()));

function keptReceipts(now = Date.now()): readonly OwnedReceipt[] {
  const kept = unstored ?? parse(read(keys.receipts));
  return kept.filter(({ receipt }) => isReceiptKept(receipt, now));
}

function parse(stored: string | null): OwnedReceipt[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.flatMap((one: unknown) => {
      const [owner, receipt] = [property(one, 'owner'), readLandOfferReceipt(one)];
      const isPerson = typeof owner === 'number' || typeof owner === 'string';
      return receipt && isPerson ? [{ owner, receipt }] : [];
    });
  } catch {
    return [];
  }
}

function keep(kept: readonly OwnedReceipt[]): void {
  const flat = kept.map(({ owner, receipt }) => ({ owner, ...receipt }));
  const stored = flat.length === 0 ? null : JSON.stringify(flat);
  write(keys.receipts, stored);
  unstored = read(keys.receipts) === stored ? undefined : kept;
}

/** What `reader` and visitors have sent from this device within a day, the newest first. */
export function storedReceipts(reader = signedIn()): LandOfferReceipt[] {
  return keptReceipts().flatMap(({ owner, receipt }) => (owner === 0 || owner === reader ? [receipt] : []));
}

/** @param opener who opened the page: owns the receipt when the session has ended since. */
export function storeReceipt(receipt: LandOfferReceipt, opener: Person): void {
  keep([{ owner: opener || signedIn(), receipt }, ...keptReceipts()]);
}

/** Removes what `reader` and visitors have sent. */
export function removeReceipts(reader = signedIn()): void {
  keep(keptReceipts().filter(({ owner }) => owner !== 0 && owner !== reader));
}

/** Removes what somebody other than `reader` has sent while signed in. */
export function clearOthersReceipts(reader: Person): void {
  if (hasReceipts()) keep(keptReceipts().filter(({ owner }) => owner === 0 || owner === reader));
}

/** Removes what is older than a day, on whichever page the owner comes back. */
export function removeOldReceipts(): void {
  if (hasReceipts()) keep(keptReceipts());
}
const hasReceipts = () => unstored !== undefined || read(keys.receipts) !== null;

/**
 * Reports what is kept whenever it changes: another tab has sent a form, or a day has passed. A
 * timer of a day would stand still while the device sleeps; this one runs as soon as it wakes.
 */
export const watchReceipts = fromCallback(({ sendBack }) => {
  let reported = JSON.stringify(storedReceipts());
  const timer = setInterval(() => {
    const receipts = storedReceipts();
    const read = JSON.stringify(receipts);
    if (read === reported) return;
    reported = read;
    sendBack({ type: 'receipts.change', receipts });
  }, 1000);
  return () => clearInterval(timer);
});
