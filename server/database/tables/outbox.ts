import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { components } from '../../../api/schema.ts';

export interface OutboxTables {
  outbox_messages: OutboxTable;
  gateway_accounts: GatewayAccountTable;
  commercial_refusals: CommercialRefusalTable;
}

export interface OutboxTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  kind: components['schemas']['OutboxMessage']['kind'];
  /** A phone number or an email address. */
  recipient: string;
  subject: string;
  body: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  delivered_at: Date | null;
  last_error: string | null;
  /** UUID; the same for every attempt, and a new one when an admin resends the message. */
  delivery_key: Generated<string>;
  /** The `reset_tokens.token_hash` of the link in the message. */
  token_hash: string | null;
  /** When the link in the message expires, a reset link or the link to an offer. */
  expires_at: Date | null;
  /** The land request whose offer the message announces. */
  land_request_id: number | null;
  /** What the message is about: a land request, an account, or a contact message. */
  record_kind: 'request' | 'user' | 'contact' | null;
  record_id: number | null;
  /** The saved search whose new ads the message tells of; it may be removed by now. */
  saved_search_id: number | null;
  /** Why delivery ended without success. */
  abandoned_as: 'expired' | 'revoked' | 'givenUp' | null;
  /** When the personal data in it were overwritten; it is not sent any more. */
  erased_at: Generated<Date | null>;
  state: GeneratedAlways<
    'waiting' | 'sent' | 'delivered' | 'failed' | 'expired' | 'revoked' | 'givenUp' | 'erased'
  >;
  /** When the first attempt began of which nobody knows whether it handed the message over. */
  unknown_since: Date | null;
  /** How it goes out; null for what was erased before there were several ways to a phone. */
  channel: 'email' | 'sms' | 'whatsapp' | null;
  /** What the approved template of WhatsApp says. */
  template: ColumnType<MessageTemplate | null, string | null | undefined, null>;
  /** Why it did not go by WhatsApp, and goes by SMS. */
  whatsapp_error: string | null;
  /** The SMS gateway that has taken it, or `whatsapp`. */
  gateway: string | null;
  /** The gateway's id of it. */
  gateway_reference: string | null;
  /** What the gateway has reported for good; `last_error` says why it was not delivered. */
  report: 'delivered' | 'undelivered' | null;
  /** Parts of a text message: an estimate until the gateway reports them. */
  parts: number | null;
  /** What the account was charged, in the gateway's credits. */
  cost: number | null;
  /** The `firstPhoneKey` of the recipient, to which no text message gets. */
  dead_number: string | null;
  /** The recipient's normalised address, where its mail server has refused it for good. */
  dead_email: string | null;
  /** When the gateway is asked for a report next; null where it is not. */
  report_due_at: Date | null;
  report_asks: Generated<number>;
  /** Folded text that the list searches. */
  search_text: string;
  /** What an alert tells of: one arrival, or those of a summary. */
  alerts: ColumnType<readonly Arrival[] | null, string | null, never>;
  /** No second message with the same one is stored. */
  once_key: string | null;
}

/** The account at an SMS gateway or at WhatsApp, a row for each that was used. */
export interface GatewayAccountTable {
  provider: string;
  /** Since when the gateway refuses to send for the account, and why. */
  refused_at: Date | null;
  refusal: string | null;
  /** No process asks for reports before. */
  ask_after: Generated<Date>;
}

/** A number to which no commercial message goes, because its owner refuses them. */
export interface CommercialRefusalTable {
  /** A `firstPhoneKey`. */
  phone_key: string;
  refused_at: Generated<Date>;
  /** The SMS gateway that has reported it, and with which words. */
  gateway: string;
  reason: string;
}

/** The variable parts of an approved template, in its order. */
export interface MessageTemplate {
  body: readonly string[];
  /** The end of the address that its button opens. */
  button: string;
}

/**
 * What an alert tells the office: something has arrived, a call is due, a disk fills up, or a
 * webhook is not reached.
 */
export interface Arrival {
  kind:
    | 'landRequest'
    | 'application'
    | 'contactMessage'
    | 'ownerReply'
    | 'photos'
    | 'papers'
    | 'appointment'
    | 'assigned'
    | 'assignedMessage'
    | 'call'
    | 'disk'
    | 'webhook';
  /** One line for a summary. */
  line: string;
  /** The panel's list of them. */
  list: string;
  /** In a summary: the `once_key` of the message that it replaces. */
  onceKey?: string;
}
