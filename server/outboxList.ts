import { sql } from 'kysely';
import type { components } from '../api/schema.ts';
import type { Handlers } from './contract.ts';
import { parseSort } from './lists.ts';
import { matchesText } from './pagedLists.ts';
import { Refusal } from './refusal.ts';
import { withoutToken } from './resetLinks.ts';
import type { Services } from './services.ts';
import { requireAdmin } from './sessions.ts';
import { text } from './text.ts';
import { outboxText } from './text-outbox.ts';

const sortColumns = { tarih: 'created_at', recipient: 'recipient', kind: 'kind', state: 'state' } as const;
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
      const matching = db.selectFrom('outbox_messages').where(matchesText(query.q, 'search_text'));
      const sort = parseSort(query.sort, sortColumns) ?? { column: 'created_at', direction: 'desc' };
      // what lies before the page is passed over in the index alone
      let page = matching
        .select('id as shown')
        .orderBy(sql.ref(sort.column), sort.direction)
        .orderBy('id', sort.direction);
      if (query.size !== undefined) page = page.limit(query.size).offset((query.page ?? 0) * query.size);
      const rows = await db
        .selectFrom('outbox_messages')
        .innerJoin(page.as('page'), 'page.shown', 'id')
        .select(columns)
        .orderBy(sql.ref(sort.column), sort.direction)
        .orderBy('id', sort.direction)
        .execute();
      const { total } = await matching
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
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
      return { status: 200, body, headers: { 'X-Total-Count': total } };
    },

    async resendMessage({ params: { id }, session }) {
      requireAdmin(session);
      await db.transaction().execute(async (trx) => {
        const message = await trx
          .selectFrom('outbox_messages')
          .select('token_hash')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!message) throw new Refusal(404, text.refusal.missing);
        if (message.token_hash !== null) {
          const alive = await trx
            .selectFrom('reset_tokens')
            .select('user_id')
            .where('token_hash', '=', message.token_hash)
            .where('expires_at', '>', now())
            .executeTakeFirst();
          // a link that leads nowhere would only make its recipient ask again
          if (!alive) throw new Refusal(409, outboxText.deadLink);
        }
        await trx
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
          .execute();
      });
      outbox.wake();
      return { status: 202, body: { status: 'success' } };
    },
  };
}

/** Whether delivery is still to be tried. */
function isOpen(state: components['schemas']['OutboxMessage']['state']): boolean {
  return state === 'waiting' || state === 'failed';
}
