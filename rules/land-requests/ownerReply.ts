import type { components } from '../../api/schema.ts';

/** The characters of the note that an owner adds to a reply, as in the contract. */
export const maxReplyNoteLength = 300;

type LandRequest = components['schemas']['LandRequest'];

/** Whether the owner can still answer the offer. */
export function isOpenOffer(
  { durum, offer_expires_at = '' }: Pick<LandRequest, 'durum' | 'offer_expires_at'>,
  now: Date,
): boolean {
  return durum === 2 && Date.parse(offer_expires_at) > now.getTime();
}
