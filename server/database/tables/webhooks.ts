import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { components } from '../../../api/schema.ts';
import type { Instant } from './accounts.ts';

type Delivery = components['schemas']['WebhookDelivery'];
type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface WebhookTables {
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
}

/** Programs that are told what happens to land requests. */
interface WebhooksTable {
  id: GeneratedAlways<number>;
  address: string;
  /** The actions of the history that it is told of. */
  events: components['schemas']['WebhookEvent'][];
  is_active: Generated<boolean>;
  /** With `whsec_`. The server signs with it, so that it cannot be stored as a hash. */
  secret: string;
  /** Signs beside `secret` until `previous_until`. */
  previous_secret: ColumnType<string | null, string | null | undefined, string | null>;
  previous_until: MaybeInstant;
  /** Nothing is sent before: the receiver is overloaded, or has asked for it. */
  slowed_until: MaybeInstant;
  /** When the receiver answered 410. */
  ended_at: MaybeInstant;
  created_at: Instant;
}

/** Written by the trigger `history_tells_webhooks` alone. */
interface WebhookDeliveriesTable {
  id: GeneratedAlways<number>;
  /** The header `webhook-id`, the same in every attempt. */
  message_id: Generated<string>;
  webhook_id: number;
  event: Delivery['event'];
  land_request_id: number;
  happened_at: Instant;
  /** What is sent, which every attempt repeats byte by byte. */
  body: string;
  state: Generated<Delivery['state']>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  /** Of the process whose attempt is under way. */
  claim_key: ColumnType<string | null, string | null | undefined, string | null>;
  claimed_until: MaybeInstant;
  attempted_at: MaybeInstant;
  /** The status of the last answer. */
  status: ColumnType<number | null, number | null | undefined, number | null>;
  failure: ColumnType<
    NonNullable<Delivery['failure']> | null,
    NonNullable<Delivery['failure']> | null | undefined,
    NonNullable<Delivery['failure']> | null
  >;
}
