import type { components } from '../../api/schema.ts';

export type MessageKind = components['schemas']['OutboxMessage']['kind'];

/**
 * What the law (6563) asks of a message. Information answers what its recipient has asked for, or
 * is about the recipient's own record or work; it needs no consent. Everything else is commercial:
 * it goes out with a consent only, and not after a refusal.
 */
export type MessageClass = 'informational' | 'commercial';

/** The class of each kind of message; a new kind does not compile without one (product, 10). */
export const messageClasses = {
  offerMade: 'informational',
  applicationReceived: 'informational',
  approved: 'informational',
  applicationRefused: 'informational',
  membershipClosed: 'informational',
  resetLink: 'informational',
  passwordChanged: 'informational',
  emailChanged: 'informational',
  phoneChanged: 'informational',
  secondFactor: 'informational',
  contactMessage: 'informational',
  landRequestReceived: 'informational',
  purchaseStep: 'informational',
  appointmentReminder: 'informational',
  alert: 'informational',
  savedSearch: 'commercial',
} as const satisfies Readonly<Record<MessageKind, MessageClass>>;

type KindOf<Class extends MessageClass> = {
  [Kind in MessageKind]: (typeof messageClasses)[Kind] extends Class ? Kind : never;
}[MessageKind];
export type InformationalKind = KindOf<'informational'>;
export type CommercialKind = KindOf<'commercial'>;
