import type { Generated, GeneratedAlways } from 'kysely';
import type { components } from '../../../api/schema.ts';

export interface OfferTables {
  offers: OffersTable;
}

interface OffersTable {
  id: GeneratedAlways<number>;
  land_request_id: number;
  /** TL. */
  amount: number;
  /** SHA-256 of the token in the owner's link. */
  token_hash: string;
  made_at: Date;
  /** The admin's row in `users`. */
  made_by: number | null;
  /** When the link ends by itself. */
  expires_at: Date;
  /** When the next offer, the purchase or the cancellation has ended the link. */
  ended_at: Date | null;
  /** The amount that it has replaced, 0 for none; null for offers of earlier versions. */
  amount_before: number | null;
  reply: components['schemas']['Reply'] | null;
  reply_note: Generated<string>;
  /** What the owner would accept, in TL; only with the wish to be called. */
  counter_amount: number | null;
  replied_at: Date | null;
}
