/** Keys with which programs call the API, each in the name of the admin who made it. */
import type { IncomingHttpHeaders } from 'node:http';
import { type Kysely, sql } from 'kysely';
import { adminId } from '../../rules/account/adminId.ts';
import { refusalText } from '../config/refusalText.ts';
import type { Database } from '../database/schema.ts';
import { hashToken, newToken, type Session } from './sessions.ts';

export type KeyScope = Database['api_keys']['scope'];

/** A use within this time after the last noted one is not noted: no write for each call. */
const noteEveryMs = 5 * 60 * 1000;
/** Scanners of published code recognise a key by it. */
const prefix = 'arz_';

/** A random key of 256 bits, the hash to store, and the end by which people recognise it. */
export function newApiKey(): { key: string; keyHash: string; keyEnd: string } {
  const key = prefix + newToken().token;
  return { key, keyHash: hashToken(key), keyEnd: key.slice(-4) };
}

/** What stands behind `Bearer` in the header `Authorization`; undefined without one. */
export function bearerOf({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/**
 * The session of a key, which no sign-in has begun; undefined for an unknown or revoked key, or
 * when the admin who made it may not sign in any more.
 */
export async function findApiKey(
  db: Kysely<Database>,
  key: string,
  now: Date,
): Promise<{ session: Session; scope: KeyScope } | undefined> {
  const tokenHash = hashToken(key);
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['api_keys.id', 'api_keys.name', 'scope', 'last_used_at', 'api_keys.created_at'])
    .select(['users.id as person_id', 'users.name as first_name', 'last_name', 'confirmed_at'])
    .where('key_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('users.role', '=', 'admin')
    .where('users.status', '=', 1)
    .where('users.is_deleted', '=', 0)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, name, scope, last_used_at } = row;
  if (!last_used_at || now.getTime() - last_used_at.getTime() > noteEveryMs) await noteUse(db, id, now);
  return {
    scope,
    session: {
      userId: adminId,
      personId: row.person_id,
      name: `${row.first_name} ${row.last_name}`.trim() + refusalText.byKey(name),
      isAdmin: true,
      tokenHash,
      signedInAt: row.created_at,
      hasSecondFactor: row.confirmed_at !== null,
      apiKey: { id, name },
    },
  };
}

/** Skips a row that another call has locked, as a use of a session does. */
async function noteUse(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await sql`
    with free as (select id from api_keys where id = ${id} for no key update skip locked)
    update api_keys set last_used_at = ${now}::timestamptz
    from free where api_keys.id = free.id`.execute(db);
}
