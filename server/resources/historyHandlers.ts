import type { components } from '../../api/schema.ts';
import { wireId } from '../identity/sessions.ts';
import type { Handlers } from './handlerTypes.ts';
import type { Services } from './services.ts';

type Wire = components['schemas']['HistoryEntry'];

const maxEntries = 500;

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
