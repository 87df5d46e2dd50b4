import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashToken, newToken } from './sessions.ts';

/** Lifetime of a link for a forgotten password. */
export const resetLinkSeconds = 60 * 60;
/** Lifetime of the link in an approval, which may be read days later. */
export const approvalLinkSeconds = 7 * 24 * 60 * 60;

export interface ResetLink {
  url: string;
  tokenHash: string;
  expiresAt: Date;
}

/**
 * Creates a link that sets a password once. `reset_tokens` holds only the token's hash; the link
 * itself is only in its outbox message.
 */
export async function createResetLink(
  db: Kysely<Database>,
  publicUrl: string,
  userId: number,
  now: Date,
  seconds: number,
): Promise<ResetLink> {
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await db
    .insertInto('reset_tokens')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
    .execute();
  return { url: `${publicUrl}/sifre-sifirla?token=${token}`, tokenHash, expiresAt };
}

/** An unexpired reset token, with the account whose password it sets. */
export interface FoundToken {
  userId: number;
  passwordHash: string | null;
  isSpent: boolean;
}

/** @returns undefined when the token is unknown or expired, or its user may not sign in. */
export async function findResetToken(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<FoundToken | undefined> {
  const row = await db
    .selectFrom('reset_tokens')
    .innerJoin('users', 'users.id', 'reset_tokens.user_id')
    .select(['users.id', 'users.password_hash', 'reset_tokens.spent_at'])
    .where('reset_tokens.token_hash', '=', hashToken(token))
    .where('reset_tokens.expires_at', '>', now)
    .where('users.status', '=', 1)
    .where('users.is_deleted', '=', 0)
    .executeTakeFirst();
  return row && { userId: row.id, passwordHash: row.password_hash, isSpent: row.spent_at !== null };
}

/**
 * Marks the token as spent and deletes its user's unspent ones.
 * @returns false when a concurrent request has spent or deleted the token.
 */
export async function spendResetToken(trx: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const spent = await trx
    .updateTable('reset_tokens')
    .set({ spent_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('spent_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!spent) return false;
  await endResetLinks(trx, spent.user_id);
  return true;
}

/** Ends an account's unspent links; the outbox then abandons their waiting messages. */
export async function endResetLinks(trx: Kysely<Database>, userId: number): Promise<void> {
  await trx.deleteFrom('reset_tokens').where('user_id', '=', userId).where('spent_at', 'is', null).execute();
}
