import { type Kysely, type SqlBool, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import type { Database } from '../../database/schema.ts';

/** The longest list of the contract. */
const maxMessages = 20;
const openingLength = 120;

/** The newest contact messages of the phone of a land request; none without enough digits. */
export async function messagesOfOwner(
  db: Kysely<Database>,
  landRequestId: number,
): Promise<components['schemas']['NewestContactMessages']> {
  const found = await db
    .selectFrom('contact_messages')
    .select(['id', 'created_at', 'subject', 'message', 'answered_at', 'read_at', 'source'])
    .where(
      sql<SqlBool>`phone_key = (select phone_key from land_requests where id = ${landRequestId})
        and length(phone_key) >= 7`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    // one more than is shown tells whether there are more
    .limit(maxMessages + 1)
    .execute();
  return {
    messages: found
      .slice(0, maxMessages)
      .map(({ created_at, message, answered_at, read_at, source, ...one }) => ({
        ...one,
        tarih: created_at.toISOString(),
        opening: openingOf(message),
        answered: answered_at !== null,
        ...(read_at === null && { unread: true }),
        ...(source === 'whatsapp' && { source }),
      })),
    more: found.length > maxMessages,
  };
}

function openingOf(message: string): string {
  const letters = [...message.replace(/\s+/g, ' ')];
  return letters.length > openingLength ? `${letters.slice(0, openingLength).join('')}…` : letters.join('');
}
