import { sql } from 'kysely';

/**
 * Makes a message go by SMS that will not arrive by WhatsApp. It does so once: the new key keeps
 * the end of a delivery under way, and a status that comes again, from finding the message.
 * @param reason is shown to the office.
 */
export const bySmsColumns = (reason: string) => ({
  channel: 'sms' as const,
  whatsapp_error: reason,
  delivery_key: sql<string>`gen_random_uuid()`,
  // it has been tried, so that an offer can no longer be taken back
  attempts: 1,
  next_attempt_at: sql<Date>`now()`,
  delivered_at: null,
  abandoned_as: null,
  unknown_since: null,
  last_error: null,
  gateway: null,
  gateway_reference: null,
});
