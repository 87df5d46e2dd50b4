import type { components } from '../../api/schema.ts';
import { mayMake } from './landRequestMoves.ts';
import { isOpenOffer } from './ownerReply.ts';

type LandRequest = components['schemas']['LandRequest'];

/** How many land requests may be joined to one. */
export const maxJoined = 20;

/** Whether the owner has an offer that nobody has answered, and that still can be. */
const isPending = (landRequest: Pick<LandRequest, 'durum' | 'offer_expires_at' | 'owner_reply'>, now: Date) =>
  isOpenOffer(landRequest, now) && landRequest.owner_reply === undefined;

/**
 * Whether one land request can be joined to another, as far as the two tell; `bothOffered` when two
 * offers would wait for an answer in one record. The server also refuses one that leads others.
 */
export function joinOf(other: LandRequest, leader: LandRequest, now: Date): 'may' | 'bothOffered' | 'no' {
  if (!mayMake(leader, 'offer') || !mayMake(other, 'offer')) return 'no';
  return isPending(other, now) && isPending(leader, now) ? 'bothOffered' : 'may';
}
