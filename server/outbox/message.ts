import { type Kysely, sql } from 'kysely';
import { fold } from '../../rules/lists/folding.ts';
import type { CommercialKind, InformationalKind } from '../../rules/messages/messageClass.ts';
import { phoneKeysIn } from '../../rules/people/contact.ts';
import { phoneKey, readDigits } from '../../rules/people/phone.ts';
import { readTyped } from '../../rules/people/typedText.ts';
import type { Database } from '../database/schema.ts';
import type { Arrival, MessageTemplate, OutboxTable } from '../database/tables/outbox.ts';
import type { ResetLink } from '../identity/resetLinks.ts';
import { withoutToken } from './withoutToken.ts';

/** The hour in Istanbul from which people are told of what can wait until the morning. */
export const firstMessageHour = 8;

export type MessageRecord = Readonly<{ kind: NonNullable<OutboxTable['record_kind']>; id: number }>;

interface MessageWords {
  kind: OutboxTable['kind'];
  /** A phone number or an email address. */
  to: string;
  subject: string;
  body: string;
  /** The same words as parameters of an approved template, by which it goes out by WhatsApp. */
  template?: MessageTemplate | null | undefined;
  /** The link in the body that sets a password. */
  link?: ResetLink;
  /** The offer that it announces; a later message for the same land request replaces it. */
  offer?: { landRequestId: number; expiresAt: Date };
  /** When it has no use any more, where neither a link nor an offer ends it. */
  expiresAt?: Date;
  /** The record that it is about; the office finds it by the message. */
  record?: MessageRecord | undefined;
  /** What an alert tells of. */
  alerts?: readonly Arrival[] | undefined;
  /** No second message with the same one is stored. */
  onceKey?: string;
  /** How long it waits before it is delivered, so that it can be taken back. */
  delaySeconds?: number;
  /** Why it is stored for the office to see, and not delivered. */
  heldBecause?: string;
}

/** A message of a kind that needs no consent. */
export interface InformationalMessage extends MessageWords {
  kind: InformationalKind;
}

/** A message that goes out with a consent only. */
export interface CommercialMessage extends MessageWords {
  kind: CommercialKind;
  /** The saved search whose new ads it tells of, and whose consent it needs. */
  savedSearchId: number;
}

export type OutboxMessage = InformationalMessage | CommercialMessage;

/** A message that is being delivered. */
export interface Delivery extends MessageWords {
  channel?: OutboxTable['channel'];
  /** How many there have been, with this one. */
  attempts?: number;
  /** The same for every attempt, so that a server can discard duplicates. */
  deliveryKey: string;
  /**
   * Seconds since an earlier attempt whose end nobody knows; undefined where all are known not to
   * have handed the message over.
   */
  unknownForSeconds?: number | undefined;
}

/**
 * A phone field as a recipient. Without its `@`, because a recipient with one gets an email, and
 * the field may hold the address of a stranger.
 */
export const toPhone = (phone: string): string => phone.replaceAll(/[@＠﹫]/g, ' ').trim();

/**
 * Stores a message in the transaction of the change that it announces.
 * @returns whether it was stored; false when another one has its `onceKey`.
 */
export async function addMessage(trx: Kysely<Database>, message: OutboxMessage): Promise<boolean> {
  const { kind, to, subject, body, template, link, offer } = message;
  const { expiresAt, record, alerts, onceKey, delaySeconds, heldBecause } = message;
  if (onceKey !== undefined && kind === 'alert' && (await isSummarised(trx, to, onceKey))) return false;
  const about = record ?? (offer && ({ kind: 'request', id: offer.landRequestId } as const));
  const stored = await trx
    .insertInto('outbox_messages')
    .values({
      kind,
      recipient: to,
      subject,
      body,
      channel: template ? 'whatsapp' : to.includes('@') ? 'email' : 'sms',
      template: template ? JSON.stringify(template) : null,
      search_text: searchText({ kind, to, subject, body, alerts }),
      token_hash: link?.tokenHash ?? null,
      expires_at: link?.expiresAt ?? offer?.expiresAt ?? expiresAt ?? null,
      land_request_id: offer?.landRequestId ?? null,
      record_kind: about?.kind ?? null,
      record_id: about?.id ?? null,
      saved_search_id: 'savedSearchId' in message ? message.savedSearchId : null,
      alerts: alerts ? JSON.stringify(alerts) : null,
      once_key: onceKey ?? null,
      ...(delaySeconds !== undefined && {
        next_attempt_at: sql<Date>`now() + make_interval(secs => ${delaySeconds})`,
      }),
      ...(heldBecause !== undefined && { abandoned_as: 'givenUp', last_error: heldBecause }),
    })
    .onConflict((conflict) => conflict.column('once_key').where('once_key', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Whether a summary of the last two days has replaced an alert with this key, which names a day. */
async function isSummarised(trx: Kysely<Database>, to: string, onceKey: string): Promise<boolean> {
  const summary = await trx
    .selectFrom('outbox_messages')
    .select('id')
    .where('recipient', '=', to)
    .where('kind', '=', 'alert')
    .where('created_at', '>', sql<Date>`now() - interval '2 days'`)
    .where(sql<boolean>`alerts @> ${JSON.stringify([{ onceKey }])}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return summary !== undefined;
}

/**
 * Text for the panel's search, and for the erasure of a person's data. A summary that goes out by
 * SMS has no names in its own text, so the text of its alerts is included.
 */
export function searchText({
  kind,
  to,
  subject,
  body,
  alerts = [],
}: Pick<MessageWords, 'kind' | 'to' | 'subject' | 'body' | 'alerts'>): string {
  const phone = to.includes('@') ? '' : phoneKey(readDigits(to));
  const lines = alerts.length > 1 ? alerts.map(({ line }) => line) : [];
  const text = [withoutToken(kind, body), ...lines.filter((line) => !body.includes(line))].join('\n');
  // without invisible characters, which would hide an address from an erasure
  return fold(readTyped([to, phone, subject, text, ...phoneKeysIn(text)].join(' ')));
}
