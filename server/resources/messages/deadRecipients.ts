import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { firstPhoneKey } from '../../../rules/people/phone.ts';
import type { Database } from '../../database/schema.ts';

/**
 * Whether an SMS gateway has said for good that no text message gets to a number, and none has
 * arrived there since.
 * @param key a `firstPhoneKey`.
 */
export const getsNoSms = (key: RawBuilder<string>) => sql<SqlBool>`(
  ${key} <> '' and exists (select from outbox_messages where dead_number = ${key})
)`;

/** The same of a phone field. */
export async function phoneGetsNoSms(db: Kysely<Database>, phone: string): Promise<boolean> {
  const { rows } = await sql<{ dead: boolean }>`
    select ${getsNoSms(sql`${firstPhoneKey(phone)}::text`)} as dead`.execute(db);
  return rows[0]?.dead ?? false;
}

/**
 * Whether a mail server has said for good that it does not know an address, and none has taken a
 * message for it since.
 * @param email in the form of `normaliseEmail`.
 */
export const getsNoEmail = (email: RawBuilder<string>) => sql<boolean>`(
  ${email} <> '' and exists (select from outbox_messages where dead_email = ${email})
)`;
