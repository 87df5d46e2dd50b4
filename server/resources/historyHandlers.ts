import { type SqlBool, sql } from 'kysely';
import type { components } from '../../api/schema.ts';
import { wireId } from '../identity/sessions.ts';
import type { Handlers } from './handlerTypes.ts';
import type { Services } from './services.ts';

type Wire = components['schemas']['HistoryEntry'];

const maxEntries = 500;

/** The ids of a record, and of the land requests that are joined to it. */
const withJoined = ({ kind, id }: { kind: string; id: number }) =>
  kind === 'request'
    ? sql`array(select ${id}::bigint union all select id from land_requests where joined_to = ${id})`
    : sql`array[${id}::bigint]`;

/** Who did what to a record, newest first (an extension for the admins). */
export function historyHandlers({ db }: Pick<Services, 'db'>) {
  return {
    async listHistory({ params }) {
      const rows = await db
        .selectFrom('history')
        .leftJoin('users', 'users.id', 'history.actor_id')
        .select(['history.id', 'history.created_at', 'record_id', 'actor_name', 'action', 'detail'])
        .select(wireId.as('actor_id'))
        .where('kind', '=', params.kind)
        .where(sql<SqlBool>`record_id = any(${withJoined(params)})`)
        // the leader tells of it already
        .where(
          sql<SqlBool>`(record_id = ${params.id} or (detail ->> 'joined_to') is distinct from ${String(params.id)})`,
        )
        .orderBy('history.id', 'desc')
        .limit(maxEntries)
        .execute();
      const body = rows.map(
        ({ id, created_at, record_id, actor_id, actor_name, action, detail }): Wire => ({
          id,
          tarih: created_at.toISOString(),
          actor: { id: actor_id ?? 0, name: actor_name },
          action,
          ...(detail ? { detail } : {}),
          ...(record_id !== params.id && { land_request_id: record_id }),
        }),
      );
      return { status: 200, body };
    },
  } satisfies Partial<Handlers>;
}
