import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Kysely, type Selectable, sql } from 'kysely';
import { adminId } from '../../rules/account/adminId.ts';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import { plannedOnce } from '../database/plannedOnce.ts';
import type { Database } from '../database/schema.ts';

const lifetimeMs = 30 * 24 * 60 * 60 * 1000;
/** A call within this time after the last noted use is not noted: no write for each call. */
const noteEveryMs = 5 * 60 * 1000;
const maxUserAgent = 300;
/** The contract's limit of a list. */
const maxListed = 100;

/** The signed-in caller of a request. */
export interface Session {
  /** The id on the wire; every admin has the same one. */
  userId: number;
  /** The person's row in `users`. */
  personId: number;
  /** The person's full name. */
  name: string;
  isAdmin: boolean;
  tokenHash: string;
  signedInAt: Date;
  /** Whether the person has turned on a second factor. */
  hasSecondFactor: boolean;
  /** The key with which a program calls in the person's name; missing for a page. */
  apiKey?: { id: number; name: string };
}

/** Where a call comes from. */
export interface Caller {
  /** `addressKey` of the client's address. */
  network: string;
  userAgent: string;
}

/** A session as its person sees it. */
export type OpenSession = Pick<
  Selectable<Database['sessions']>,
  'id' | 'token_hash' | 'created_at' | 'last_used_at' | 'user_agent' | 'network'
>;

export interface Sessions {
  /**
   * Starts a session if the user may still sign in and still has the password that was checked.
   * @returns the session's token, of which only the hash is stored; undefined when the account has
   * changed.
   */
  open(
    db: Kysely<Database>,
    account: { userId: number; passwordHash: string },
    caller?: Caller,
  ): Promise<string | undefined>;
  /**
   * The session of a header `{id}.{token}`; undefined when the header is missing or malformed, the
   * session does not exist, has expired or was too long without use, or its user may not sign in.
   * @param user of the call; undefined for one that a page makes by itself, which is no use.
   */
  find(header: string | undefined, user?: Caller): Promise<Session | undefined>;
  /** The last used sessions of an account of `users` that can be used, the last used one first. */
  list(userId: number): Promise<OpenSession[]>;
  /** Ends the session of a header `{id}.{token}`, if it exists. */
  close(header: string | undefined): Promise<void>;
  /** Ends all sessions of an account of `users` except `except`. */
  closeAll(db: Kysely<Database>, userId: number, except?: Session): Promise<void>;
  /** Removes reset links that have expired, and sessions that have, or were too long without use. */
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

/** @param adminIdleHours after which an admin's session ends that was not used. */
export function createSessions(
  db: Kysely<Database>,
  now: () => Date,
  { adminIdleHours }: { adminIdleHours: number },
): Sessions {
  /** Whether a session can still be used, of a query that joins `sessions` and `users`. */
  const isAlive = () => {
    const at = now();
    const idleSince = new Date(at.getTime() - adminIdleHours * 60 * 60 * 1000);
    return sql<boolean>`sessions.expires_at > ${at}
      and (users.role <> 'admin' or sessions.last_used_at > ${idleSince})`;
  };

  /** Skips a row that another call has locked: this one or the next will note the use. */
  const noteUse = async (tokenHash: string, before: Date, { network }: Caller) => {
    await sql`
      with relaxed as materialized (select set_config('synchronous_commit', 'off', true)),
      unused as (
        select token_hash from sessions
        where token_hash = ${tokenHash} and last_used_at < ${before}
        for no key update skip locked
      )
      update sessions set last_used_at = ${now()}, network = ${network}
      from relaxed, unused
      where sessions.token_hash = unused.token_hash`.execute(db);
  };

  return {
    async open(within, { userId, passwordHash }, { network, userAgent } = { network: '', userAgent: '' }) {
      const { token, tokenHash } = newToken();
      const at = now();
      const expires = new Date(at.getTime() + lifetimeMs);
      const device = userAgent.slice(0, maxUserAgent);
      // The lock waits for a concurrent change of password or status, then reads the row again. A
      // later change waits for this transaction, then ends its session.
      const { rows } = await sql`
        with account as (
          select id from users
          where id = ${userId} and password_hash = ${passwordHash} and status = 1 and is_deleted = 0
          for share
        )
        insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at, user_agent, network)
        select ${tokenHash}, id, ${at}::timestamptz, ${at}::timestamptz, ${expires}::timestamptz,
          ${device}, ${network}
        from account
        returning user_id`.execute(within);
      return rows.length === 0 ? undefined : token;
    },

    async find(header, user) {
      const named = parseToken(header);
      if (!named) return undefined;
      const { userId, tokenHash } = named;
      const row = await db
        .selectFrom('sessions')
        .modifyFront(plannedOnce)
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
        .select(['users.id', 'users.role', 'users.name', 'users.last_name', wireId.as('wire_id')])
        .select(['sessions.created_at', 'sessions.last_used_at'])
        .select('second_factors.confirmed_at')
        .where('sessions.token_hash', '=', tokenHash)
        .where(isAlive())
        .where('users.status', '=', 1)
        .where('users.is_deleted', '=', 0)
        .executeTakeFirst();
      if (!row || row.wire_id !== userId) return undefined;
      const noteBefore = new Date(now().getTime() - noteEveryMs);
      if (user && row.last_used_at < noteBefore) await noteUse(tokenHash, noteBefore, user);
      const { id: personId, role, created_at: signedInAt } = row;
      const name = `${row.name} ${row.last_name}`.trim();
      const isAdmin = role === 'admin';
      const hasSecondFactor = row.confirmed_at !== null;
      return { userId, personId, name, isAdmin, tokenHash, signedInAt, hasSecondFactor };
    },

    async list(userId) {
      return await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['sessions.id', 'token_hash', 'sessions.created_at', 'last_used_at', 'user_agent', 'network'])
        .where('sessions.user_id', '=', userId)
        .where(isAlive())
        .orderBy('last_used_at', 'desc')
        .orderBy('sessions.id', 'desc')
        .limit(maxListed)
        .execute();
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
      await db
        .deleteFrom('sessions')
        .using('users')
        .whereRef('users.id', '=', 'sessions.user_id')
        .where(sql<boolean>`not (${isAlive()})`)
        .execute();
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
  session: Pick<Session, 'tokenHash' | 'apiKey'> | undefined,
): Promise<void> {
  if (session?.apiKey) return await requireOpenKey(trx, session.apiKey.id);
  const open = trx.selectFrom('sessions').select('token_hash').forShare();
  const row = session && (await open.where('token_hash', '=', session.tokenHash).executeTakeFirst());
  if (!row) throw new Refusal(401, refusalText.signedOut);
}

/** The same for the key of a program: a concurrent revocation waits. */
async function requireOpenKey(trx: Kysely<Database>, id: number): Promise<void> {
  const open = trx.selectFrom('api_keys').select('id').where('revoked_at', 'is', null).forShare();
  const row = await open.where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal(401, refusalText.badKey);
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
