import { type Kysely, sql } from 'kysely';
import type { components } from '../../api/schema.ts';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import type { Database } from '../database/schema.ts';
import type { HistoryTable } from '../database/tables/history.ts';
import { requireOpenSession, type Session } from '../identity/sessions.ts';
import { historyText } from './historyText.ts';

type Wire = components['schemas']['HistoryEntry'];
type Kind = HistoryTable['kind'];

/** The actions on each kind of record. */
export interface HistoryActions {
  /** Webhooks can be told of each. */
  request: components['schemas']['WebhookEvent'];
  user:
    | 'applied'
    | 'appliedAgain'
    | 'approved'
    | 'refused'
    | 'closed'
    | 'restored'
    | 'resetLinkSent'
    | 'passwordSet'
    | 'changed'
    | 'created'
    | 'switchedOff'
    | 'switchedOn'
    | 'clockConfirmed'
    | 'documentsRemoved'
    | 'factorOn'
    | 'factorOff'
    | 'factorReset'
    | 'recoveryCodesMade'
    | 'apiKeyMade'
    | 'apiKeyRevoked'
    | 'webhookAdded'
    | 'webhookChanged'
    | 'webhookSecretChanged'
    | 'webhookRemoved'
    | 'imported'
    | 'importUndone'
    | 'consentGiven'
    | 'consentWithdrawn'
    | 'erased';
  post: 'created' | 'changed' | 'deleted';
  ad: 'created' | 'changed' | 'deleted' | 'imported' | 'importUndone' | 'parcelStored' | 'parcelRemoved';
  contact: 'received' | 'assigned' | 'answered' | 'unanswered' | 'erased';
}

/** The name of a row of `users`, in SQL. */
export const userName = sql<string>`trim(users.name || ' ' || users.last_name)`;

/**
 * Adds a history entry; call it in the transaction of the change, before the actor's own account is
 * closed.
 * @param recordIds the changed records; an empty list adds nothing.
 * @param actor the caller's session; `{ personId }` for a person who came by a link, without a
 * session; `'owner'` for a reply by the offer's link; `'operator'` for what the server's
 * configuration asks for; undefined for a visitor.
 * @throws Refusal 401 when the session has ended, or the person may no longer sign in.
 */
export async function recordHistory<Of extends Kind>(
  trx: Kysely<Database>,
  kind: Of,
  recordIds: number | readonly number[],
  actor: Session | { personId: number } | 'owner' | 'operator' | undefined,
  action: HistoryActions[Of],
  detail?: Wire['detail'],
): Promise<void> {
  const session = typeof actor === 'object' && 'tokenHash' in actor ? actor : undefined;
  // a program acts in the name of a person, and is named behind them
  const program = session?.apiKey ? refusalText.byKey(session.apiKey.name) : '';
  const person =
    typeof actor === 'object'
      ? sql`
        select id as actor_id, ${userName} || ${program}::text as actor_name from users
        where id = ${actor.personId}::bigint and status = 1 and is_deleted = 0`
      : sql`select null::bigint as actor_id, ${historyText[actor ?? 'visitor']}::text as actor_name`;
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
  if (session) await requireOpenSession(trx, session);
}

/** The newest entry of a record with one of these actions. */
export async function lastEntry<Of extends Kind, Some extends HistoryActions[Of]>(
  db: Kysely<Database>,
  kind: Of,
  ids: readonly number[],
  actions: readonly Some[],
) {
  const entry = await db
    .selectFrom('history')
    .select(['actor_id', 'actor_name', 'action', 'detail'])
    .where('kind', '=', kind)
    .where('record_id', 'in', [...ids])
    .where('action', 'in', [...actions])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const action = actions.find((one) => one === entry?.action);
  return entry && action && { ...entry, action };
}

/** The names of the fields that `changes` gives another value. */
export function changedFields(before: object, changes: object): string[] {
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.entries(changes).flatMap(([field, value]) => (stored.get(field) === value ? [] : [field]));
}
