import type { components } from '../../api/schema.ts';
import { mayMake } from './landRequestMoves.ts';
import { isOpenOffer } from './ownerReply.ts';

/** What tells whether two land requests can be joined. */
export type Joinable = Pick<
  components['schemas']['FoundLandRequest'],
  'durum' | 'offer_expires_at' | 'owner_reply' | 'joined_to'
>;

/** How many land requests may be joined to one. */
export const maxJoined = 20;

/** Whether the owner has an offer that nobody has answered, and that still can be. */
const isPending = (landRequest: Joinable, now: Date) =>
  isOpenOffer(landRequest, now) && landRequest.owner_reply === undefined;

/** Why two land requests with an unanswered offer each cannot be joined; page and server say it. */
export const bothOfferedText =
  'İki talebin de cevap bekleyen teklifi var. Birine cevap gelince ya da birinin süresi dolunca birleştirebilirsiniz.';

/**
 * Whether one land request can be joined to another, as far as the two tell; `bothOffered` when two
 * offers would wait for an answer in one record. The server also refuses one that leads others.
 */
export function joinOf(other: Joinable, leader: Joinable, now: Date): 'may' | 'bothOffered' | 'no' {
  if (!mayMake(leader, 'offer') || !mayMake(other, 'offer')) return 'no';
  return isPending(other, now) && isPending(leader, now) ? 'bothOffered' : 'may';
}
