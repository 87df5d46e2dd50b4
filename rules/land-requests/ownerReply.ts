import type { components } from '../../api/schema.ts';

/** The characters of the note that an owner adds to a reply, as in the contract. */
export const maxReplyNoteLength = 300;

type LandRequest = components['schemas']['LandRequest'];
type FullLandRequest = components['schemas']['FullLandRequest'];

/**
 * The amount that the owner would accept, where an offer to this owner can take it up; undefined for
 * what the owner of a joined land request has named.
 */
export function counterAmount({
  owner_reply,
  reply_from,
}: Pick<FullLandRequest, 'owner_reply' | 'reply_from'>): number | undefined {
  return reply_from === undefined ? owner_reply?.karsi_teklif : undefined;
}

/** Whether the owner can still answer the offer. */
export function isOpenOffer(
  { durum, offer_expires_at = '' }: Pick<LandRequest, 'durum' | 'offer_expires_at'>,
  now: Date,
): boolean {
  return durum === 2 && Date.parse(offer_expires_at) > now.getTime();
}
