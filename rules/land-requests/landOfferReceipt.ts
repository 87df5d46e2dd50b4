import { firstPhoneKey } from '../people/phone.ts';
import { isSamePlace, type Place } from '../places/place.ts';
import { property, textsOf } from '../records/properties.ts';
import { isReference } from './reference.ts';

/** How long the device of an owner keeps what was sent (product, 4). */
export const landOfferReceiptMs = 24 * 60 * 60 * 1000;

/** What an owner has sent, as the owner's device keeps it. */
export interface LandOfferReceipt {
  /** Undefined where the server's answer named none. */
  reference: string | undefined;
  /** The secret by which photographs are added; undefined where the answer named none. */
  token?: string | undefined;
  /** Photographs were chosen, and the answer named no secret to send them by. */
  photosLost?: boolean;
  /** In milliseconds since 1970. */
  sentAtMs: number;
  place: Place;
  /** The names of province, district and neighbourhood. */
  placeNames: readonly string[];
  ada: string;
  parsel: string;
  phone: string;
}

const placeFields = ['il', 'ilce', 'mahalle'] as const satisfies readonly (keyof Place)[];
const textFields = ['ada', 'parsel', 'phone'] as const;

/** Reads a stored receipt; undefined for anything else. */
export function readLandOfferReceipt(stored: unknown): LandOfferReceipt | undefined {
  const texts = textsOf(stored, textFields);
  const place = textsOf(property(stored, 'place'), placeFields);
  const [sentAtMs, names, reference, token] = ['sentAtMs', 'placeNames', 'reference', 'token'].map((name) =>
    property(stored, name),
  );
  if (!texts || !place || typeof sentAtMs !== 'number' || !Array.isArray(names)) return undefined;
  const placeNames = names.map(String);
  return {
    ...texts,
    place,
    placeNames,
    sentAtMs,
    reference: isReference(reference) ? reference : undefined,
    token: typeof token === 'string' ? token : undefined,
    ...(property(stored, 'photosLost') === true && { photosLost: true }),
  };
}

/** Whether a receipt is still kept. A clock that was set back must not keep it for ever. */
export function isReceiptKept({ sentAtMs }: Pick<LandOfferReceipt, 'sentAtMs'>, now: number): boolean {
  return Math.abs(now - sentAtMs) < landOfferReceiptMs;
}

type Sent = Pick<LandOfferReceipt, 'place' | 'ada' | 'parsel' | 'phone'>;

/** The receipt of the same parcel and phone, however both were typed. */
export function receiptOfSame(
  receipts: readonly LandOfferReceipt[],
  { place, ...form }: Sent,
): LandOfferReceipt | undefined {
  return receipts.find((receipt) => isSamePlace(receipt.place, place) && keyOf(receipt) === keyOf(form));
}

function keyOf({ ada, parsel, phone }: Omit<Sent, 'place'>): string {
  const numbers = [ada, parsel].map((text) => text.replaceAll(/\s/g, '').toLocaleUpperCase('tr'));
  return [...numbers, firstPhoneKey(phone)].join(' ');
}
