import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Kysely, sql } from 'kysely';
import { adminId } from '../../rules/account/adminId.ts';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import type { Database } from '../database/schema.ts';

const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** The signed-in caller of a request. */
export interface Session {
  /** The id on the wire; every admin has the same one. */
  userId: number;
  /** The person's row in `users`. */
  personId: number;
  isAdmin: boolean;
  tokenHash: string;
  /** Whether the person has turned on a second factor. */
  hasSecondFactor: boolean;
}

export interface Sessions {
  /**
   * Starts a session if the user may still sign in and still has the password that was checked.
   * @returns the session's token, of which only the hash is stored; undefined when the account has
   * changed.
   */
  open(db: Kysely<Database>, account: { userId: number; passwordHash: string }): Promise<string | undefined>;
  /**
   * The session of a header `{id}.{token}`; undefined when the header is missing or malformed, the
   * session does not exist or has expired, or its user may not sign in.
   */
  find(header: string | undefined): Promise<Session | undefined>;
  /** Ends the session of a header `{id}.{token}`, if it exists. */
  close(header: string | undefined): Promise<void>;
  /** Ends all sessions of an account of `users` except `except`. */
  closeAll(db: Kysely<Database>, userId: number, except?: Session): Promise<void>;
  /** Removes expired sessions and reset links. */
  sweep(): Promise<void>;
}

/** The id that the wire has for an account of `users`: all admins share one. */
export const wireId = sql<number>`case when users.role = 'admin' then ${sql.lit(adminId)} else users.id end`;

/** A random token of 256 bits, and the hash to store. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** SHA-256 in hexadecimal; a random token needs no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Parses a header `{id}.{token}`; undefined when it is malformed. */
export function parseToken(header: string | undefined): { userId: number; tokenHash: string } | undefined {
  const [, id, token] = /^(\d{1,16})\.([\w-]{43})$/.exec(header ?? '') ?? [];
  return token === undefined ? undefined : { userId: Number(id), tokenHash: hashToken(token) };
}

export function createSessions(db: Kysely<Database>, now: () => Date): Sessions {
  return {
    async open(within, { userId, passwordHash }) {
      const { token, tokenHash } = newToken();
      const expires = new Date(now().getTime() + lifetimeMs);
      // The lock waits for a concurrent change of password or status, then reads the row again. A
      // later change waits for this transaction, then ends its session.
      const { rows } = await sql`
        with account as (
          select id from users
          where id = ${userId} and password_hash = ${passwordHash} and status = 1 and is_deleted = 0
          for share
        )
        insert into sessions (token_hash, user_id, expires_at)
        select ${tokenHash}, id, ${expires} from account
        returning user_id`.execute(within);
      return rows.length === 0 ? undefined : token;
    },

    async find(header) {
      const named = parseToken(header);
      if (!named) return undefined;
      const { userId, tokenHash } = named;
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
        .select(['users.id', 'users.role', 'second_factors.confirmed_at', wireId.as('wire_id')])
        .where('sessions.token_hash', '=', tokenHash)
        .where('sessions.expires_at', '>', now())
        .where('users.status', '=', 1)
        .where('users.is_deleted', '=', 0)
        .executeTakeFirst();
      if (!row || row.wire_id !== userId) return undefined;
      const isAdmin = row.role === 'admin';
      return { userId, personId: row.id, isAdmin, tokenHash, hasSecondFactor: row.confirmed_at !== null };
    },

    async close(header) {
      const named = parseToken(header);
      if (!named) return;
      await db
        .deleteFrom('sessions')
        .using('users')
        .whereRef('users.id', '=', 'sessions.user_id')
        .where('sessions.token_hash', '=', named.tokenHash)
        .where(wireId, '=', named.userId)
        .execute();
    },

    async closeAll(within, userId, except) {
      let ending = within.deleteFrom('sessions').where('user_id', '=', userId);
      if (except) ending = ending.where('token_hash', '!=', except.tokenHash);
      await ending.execute();
    },

    async sweep() {
      await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
      await db.deleteFrom('reset_tokens').where('expires_at', '<=', now()).execute();
    },
  };
}

/** @throws Refusal 401 without a session. */
export function requireSession(session: Session | undefined): Session {
  if (!session) throw new Refusal(401, refusalText.signedOut);
  return session;
}

/**
 * Refuses a change whose caller has been signed out since the request was admitted: its body may
 * have arrived slowly, and the password been reset meanwhile. A concurrent end of the session waits
 * until the change is committed. Call it in the change's transaction; `recordHistory` does.
 * @throws Refusal 401 when the session has ended.
 */
export async function requireOpenSession(
  trx: Kysely<Database>,
  session: Pick<Session, 'tokenHash'> | undefined,
): Promise<void> {
  const open = trx.selectFrom('sessions').select('token_hash').forShare();
  const row = session && (await open.where('token_hash', '=', session.tokenHash).executeTakeFirst());
  if (!row) throw new Refusal(401, refusalText.signedOut);
}

/** @throws Refusal 401 without a session, 403 for anyone but an admin (product, 6). */
export function requireAdmin(session: Session | undefined): Session {
  const signedIn = requireSession(session);
  if (!signedIn.isAdmin) throw new Refusal(403, refusalText.notAllowed);
  return signedIn;
}

/** @throws Refusal 401 without a session, 403 for anyone but the user with this id or an admin. */
export function requireSelfOrAdmin(session: Session | undefined, id: number): Session {
  const caller = requireSession(session);
  if (!caller.isAdmin && caller.userId !== id) throw new Refusal(403, refusalText.notAllowed);
  return caller;
}

/** The request's header `token`, in the form `{id}.{token}`. */
export function tokenHeader({ headers: { token } }: { headers: IncomingHttpHeaders }): string | undefined {
  return Array.isArray(token) ? token[0] : token;
}
