import { sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { withoutToken } from '../../identity/resetLinks.ts';
import { requireAdmin } from '../../identity/sessions.ts';
import { listPage, type PagedList } from '../answerList.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';
import { outboxText } from './outboxText.ts';

const messages: PagedList<'tarih' | 'recipient' | 'kind' | 'state'> = {
  table: 'outbox_messages',
  counts: ['outbox_messages'],
  sortColumns: { tarih: 'created_at', recipient: 'recipient', kind: 'kind', state: 'state' },
  defaultSort: '-tarih',
};
const columns = [
  'id',
  'created_at',
  'kind',
  'recipient',
  'subject',
  'body',
  'state',
  'attempts',
  'next_attempt_at',
  'delivered_at',
  'last_error',
] as const;

/** The messages to people and their delivery (an extension for the people who run the business). */
export function outboxHandlers({
  db,
  outbox,
  now,
}: Pick<Services, 'db' | 'outbox' | 'now'>): Pick<Handlers, 'listOutbox' | 'resendMessage'> {
  return {
    async listOutbox({ query, session }) {
      requireAdmin(session);
      const shown = db.selectFrom('outbox_messages').select(columns);
      const { rows, total, headers } = await listPage(db, messages, query, shown);
      const body = rows.map(
        ({
          created_at,
          delivered_at,
          next_attempt_at,
          last_error,
          body: text,
          ...shown
        }): components['schemas']['OutboxMessage'] => ({
          ...shown,
          body: withoutToken(shown.kind, text),
          tarih: created_at.toISOString(),
          ...(delivered_at && { sent_at: delivered_at.toISOString() }),
          ...(isOpen(shown.state) && { next_attempt_at: next_attempt_at.toISOString() }),
          // a mail server may quote what it refused
          ...(last_error === null ? {} : { last_error: withoutToken(shown.kind, last_error) }),
        }),
      );
      return { status: 200, body, headers: { 'X-Total-Count': total, ...headers } };
    },

    async resendMessage({ params: { id }, session }) {
      requireAdmin(session);
      const { numUpdatedRows } = await db
        .updateTable('outbox_messages')
        .set({
          delivered_at: null,
          abandoned_as: null,
          last_error: null,
          attempts: 0,
          next_attempt_at: sql<Date>`now()`,
          delivery_key: sql<string>`gen_random_uuid()`,
        })
        .where('id', '=', id)
        // a link that leads nowhere would only make its recipient ask again
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('token_hash', 'is', null),
            exists(
              selectFrom('reset_tokens')
                .select('user_id')
                .whereRef('reset_tokens.token_hash', '=', 'outbox_messages.token_hash')
                .where('spent_at', 'is', null)
                .where('expires_at', '>', now()),
            ),
          ]),
        )
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) {
        const message = await db
          .selectFrom('outbox_messages')
          .select('id')
          .where('id', '=', id)
          .executeTakeFirst();
        throw message ? new Refusal(409, outboxText.deadLink) : new Refusal(404, refusalText.missing);
      }
      outbox.wake();
      return { status: 202, body: { status: 'success' } };
    },
  };
}

/** Whether delivery is still to be tried. */
function isOpen(state: components['schemas']['OutboxMessage']['state']): boolean {
  return state === 'waiting' || state === 'failed';
}
