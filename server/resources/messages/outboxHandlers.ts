import { type Kysely, type SqlBool, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { requireOpenSession } from '../../identity/sessions.ts';
import { isRevoked } from '../../outbox/outbox.ts';
import { withoutToken } from '../../outbox/withoutToken.ts';
import { answerList, type PagedList, type RowOf } from '../answerList.ts';
import type { Call, Handlers } from '../handlerTypes.ts';
import { userName } from '../history.ts';
import { equals, madeBetween } from '../listFilters.ts';
import { saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { outboxText } from './outboxText.ts';

const outboxMessages: PagedList<'tarih' | 'recipient' | 'kind' | 'state'> = {
  table: 'outbox_messages',
  counts: ['outbox_messages'],
  sortColumns: { tarih: 'created_at', recipient: 'recipient', kind: 'kind', state: 'state' },
  defaultSort: '-tarih',
};

/** Without parameters, so that the partial index of these rows matches it. */
export const isUndelivered = sql<SqlBool>`state in ('failed', 'givenUp')`;

const inState = ({ state }: Call<'listOutbox'>['query']) =>
  state === 'undelivered' ? [isUndelivered] : equals('state', state);

type MessageRecord = components['schemas']['MessageRecord'];

/** The record of a row, with the names that it has now. An erased message names nobody. */
const recordOfMessage = sql<MessageRecord | null>`
  case when erased_at is null then
    case record_kind
      when 'request' then (
        select jsonb_build_object(
          'kind', 'landRequest', 'id', id, 'name', name, 'ada', ada, 'parsel', parsel,
          'ilce_adi', (select name from districts where id = district_id),
          'mahalle_adi', (select name from neighbourhoods where id = neighbourhood_id)
        )
        from land_requests where id = record_id
      )
      when 'user' then (
        select jsonb_build_object(
          'kind', case role when 'admin' then 'admin' else 'consultant' end, 'id', id, 'name', ${userName}
        )
        from users where id = record_id
      )
      when 'contact' then (
        select jsonb_build_object(
          'kind', 'contactMessage', 'id', id, 'name', trim(name || ' ' || last_name)
        )
        from contact_messages where id = record_id
      )
    end
  end`;

const selectMessages = (db: Kysely<Database>) =>
  db
    .selectFrom('outbox_messages')
    .select(['id', 'created_at', 'kind', 'recipient', 'subject', 'body'])
    .select(['state', 'attempts', 'next_attempt_at', 'delivered_at', 'last_error'])
    .select(['parts', 'cost', 'channel', 'whatsapp_error'])
    .select(recordOfMessage.as('record'));

/** The messages to owners and consultants, and their delivery (an extension for the admins). */
export function outboxHandlers({ db, outbox, now }: Pick<Services, 'db' | 'outbox' | 'now'>) {
  return {
    listOutbox({ query }) {
      const conditions = [...inState(query), ...madeBetween(query)];
      return answerList(db, { ...outboxMessages, conditions }, query, selectMessages, toWire);
    },

    async resendMessage({ params: { id }, query, headers, session }) {
      await saveOnce({ db, now }, { kind: 'resend', headers, id }, (transact) =>
        transact(async (trx) => {
          await makeDueAgain(trx, id, query, now());
          await requireOpenSession(trx, session);
          return id;
        }),
      );
      outbox.wake();
      return { status: 202, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}

/** A new delivery: what the gateway has said of the last one is not about it. */
const untoldColumns = {
  unknown_since: null,
  gateway: null,
  gateway_reference: null,
  report: null,
  parts: null,
  cost: null,
  dead_number: null,
  dead_email: null,
  report_due_at: null,
  report_asks: 0,
} as const;

/** The kinds that tell somebody of a cancellation. */
const toldOfEnd: readonly string[] = ['applicationRefused', 'membershipClosed'];

type State = components['schemas']['OutboxMessage']['state'];

/** Of a message that its recipient has got or is about to get. */
const sentStates: readonly State[] = ['waiting', 'sent', 'delivered'];

const deliveredAtOnWire = sql<string>`to_char(delivered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * @param seen the state and the delivery that the admin has seen, as far as the caller tells.
 * @throws Refusal 404 for an unknown id, 409 for a message that is not worth sending any more, or
 *   that was sent since it was seen.
 */
async function makeDueAgain(
  trx: Kysely<Database>,
  id: number,
  { state: seen, sent_at: seenDelivery }: Call<'resendMessage'>['query'],
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox_messages')
    .set({
      delivered_at: null,
      abandoned_as: null,
      last_error: null,
      // an untried alert could become part of a summary
      attempts: sql<number>`case when kind = 'alert' then 1 else 0 end`,
      next_attempt_at: sql<Date>`now()`,
      delivery_key: sql<string>`gen_random_uuid()`,
      ...untoldColumns,
    })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where(({ not }) => not(isRevoked))
    .$if(seen !== undefined, (query) =>
      // the list of another admin may be older than what was sent
      query.where(
        'state',
        'not in',
        sentStates.filter((state) => state !== seen),
      ),
    )
    .$if(seenDelivery !== undefined, (query) =>
      // as text: the wire has no microseconds, and what is no time fits no delivery
      query.where(sql<SqlBool>`${deliveredAtOnWire} = ${seenDelivery}`),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  const message = await trx
    .selectFrom('outbox_messages')
    .select(['kind', 'land_request_id', 'saved_search_id', 'erased_at', isRevoked.as('is_revoked')])
    .select((eb) => eb('expires_at', '<=', now).as('is_expired'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!message) throw new Refusal(404, refusalText.missing);
  if (message.erased_at) throw new Refusal(409, outboxText.erased);
  if (!message.is_revoked && !message.is_expired) throw new Refusal(409, outboxText.sentMeanwhile);
  if (message.saved_search_id !== null) throw new Refusal(409, outboxText.endedSearch);
  if (toldOfEnd.includes(message.kind)) throw new Refusal(409, outboxText.restored);
  if (message.land_request_id === null) throw new Refusal(409, outboxText.deadLink);
  throw new Refusal(409, message.is_revoked ? outboxText.deadOffer : outboxText.expiredOffer);
}

function toWire({
  created_at,
  delivered_at,
  next_attempt_at,
  last_error,
  body,
  record,
  parts,
  cost,
  channel,
  whatsapp_error,
  ...shown
}: RowOf<typeof selectMessages>): components['schemas']['OutboxMessage'] {
  const isOpen = shown.state === 'waiting' || shown.state === 'failed';
  return {
    ...shown,
    ...(channel !== null && { channel }),
    ...(whatsapp_error !== null && { whatsapp_error }),
    ...(record && { about: record }),
    body: withoutToken(shown.kind, body),
    tarih: created_at.toISOString(),
    ...(delivered_at && { sent_at: delivered_at.toISOString() }),
    ...(isOpen && { next_attempt_at: next_attempt_at.toISOString() }),
    ...(parts !== null && { parts }),
    ...(cost !== null && { cost }),
    // a mail server may quote the message that it refused
    ...(last_error !== null && { last_error: withoutToken(shown.kind, last_error) }),
  };
}
