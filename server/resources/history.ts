import { type Kysely, sql } from 'kysely';
import type { components } from '../../api/schema.ts';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import type { Database } from '../database/schema.ts';
import type { HistoryTable } from '../database/tables/history.ts';
import { requireOpenSession, type Session, wireId } from '../identity/sessions.ts';
import type { Handlers } from './handlerTypes.ts';
import type { Services } from './services.ts';

type Wire = components['schemas']['HistoryEntry'];
type Kind = HistoryTable['kind'];

/** The actions on each kind of record. */
export interface HistoryActions {
  request:
    | 'received'
    | 'offered'
    | 'accepted'
    | 'declined'
    | 'callAsked'
    | 'purchased'
    | 'canceled'
    | 'assigned'
    | 'callPlanned'
    | 'erased';
  user:
    | 'applied'
    | 'approved'
    | 'canceled'
    | 'restored'
    | 'resetLinkSent'
    | 'passwordSet'
    | 'changed'
    | 'created'
    | 'switchedOff'
    | 'switchedOn'
    | 'erased';
  post: 'created' | 'changed' | 'deleted';
  ad: 'created' | 'changed' | 'deleted';
}

/** The name of a row of `users`, in SQL. */
export const userName = sql<string>`trim(users.name || ' ' || users.last_name)`;

/** The actor of an entry that a visitor caused. */
export const visitorName = 'Ziyaretçi';
/** The actor of a reply to an offer: whoever has the owner's link. */
const ownerName = 'Arazi sahibi';

const maxEntries = 500;

/**
 * Adds a history entry; call it in the transaction of the change, before the actor's own account is
 * closed.
 * @param recordIds of one record, or of all that were changed alike; none adds nothing.
 * @param actor the caller's session; the person alone for a link, which needs none; the owner by
 * the link to their offer; undefined for a visitor.
 * @throws Refusal 401 when the session has ended, or the person may no longer sign in.
 */
export async function recordHistory<Of extends Kind>(
  trx: Kysely<Database>,
  kind: Of,
  recordIds: number | readonly number[],
  actor: Session | { personId: number } | 'owner' | undefined,
  action: HistoryActions[Of],
  detail?: Wire['detail'],
): Promise<void> {
  const person =
    typeof actor === 'object'
      ? sql`
        select id as actor_id, ${userName} as actor_name from users
        where id = ${actor.personId}::bigint and status = 1 and is_deleted = 0`
      : sql`select null::bigint as actor_id, ${actor === 'owner' ? ownerName : visitorName}::text as actor_name`;
  const ids = [recordIds].flat();
  if (ids.length === 0) return;
  const { numAffectedRows } = await sql`
    insert into history (kind, record_id, actor_id, actor_name, action, detail)
    select ${kind}, record_id, actor_id, actor_name,
      ${action}, ${detail === undefined ? null : JSON.stringify(detail)}::jsonb
    from (${person}) as person, unnest(${ids}::bigint[]) as record_id`.execute(trx);
  if (numAffectedRows === 0n) throw new Refusal(401, refusalText.signedOut);
  // After the insert, which has locked the actor's account: a call that ends the session locks the
  // account first too, so that the two cannot wait for each other.
  if (typeof actor === 'object' && 'tokenHash' in actor) await requireOpenSession(trx, actor);
}

/** The names of the fields that `changes` gives another value. */
export function changedFields(before: object, changes: object): string[] {
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.entries(changes).flatMap(([field, value]) => (stored.get(field) === value ? [] : [field]));
}

/** Who did what to a record, newest first (an extension for the admins). */
export function historyHandlers({ db }: Pick<Services, 'db'>) {
  return {
    async listHistory({ params }) {
      const rows = await db
        .selectFrom('history')
        .leftJoin('users', 'users.id', 'history.actor_id')
        .select(['history.id', 'history.created_at', 'actor_name', 'action', 'detail'])
        .select(wireId.as('actor_id'))
        .where('kind', '=', params.kind)
        .where('record_id', '=', params.id)
        .orderBy('history.id', 'desc')
        .limit(maxEntries)
        .execute();
      const body = rows.map(
        ({ id, created_at, actor_id, actor_name, action, detail }): Wire => ({
          id,
          tarih: created_at.toISOString(),
          actor: { id: actor_id ?? 0, name: actor_name },
          action,
          ...(detail ? { detail } : {}),
        }),
      );
      return { status: 200, body };
    },
  } satisfies Partial<Handlers>;
}
