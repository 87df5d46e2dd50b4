import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { normaliseEmail } from '../../../rules/people/email.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { requireOpenSession } from '../../identity/sessions.ts';
import { alertMessages } from '../../outbox/alerts.ts';
import { alertText } from '../../outbox/alertText.ts';
import { answerList, type PagedList, type RowOf } from '../answerList.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { landRequestsOfPhone } from '../land-requests/similarLandRequests.ts';
import { madeBetween, ofAssignee } from '../listFilters.ts';
import { saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { contactKeys } from './contactKeys.ts';
import { contactText } from './contactText.ts';
import { contactWork, isWaiting, toContactWork } from './contactWork.ts';
import { getsNoEmail, phoneGetsNoSms } from './deadRecipients.ts';

const contactMessages: PagedList<'tarih' | 'name' | 'phone' | 'subject'> = {
  table: 'contact_messages',
  counts: ['contact_messages'],
  sortColumns: { tarih: 'created_at', name: 'name_sort', phone: 'phone', subject: 'subject_sort' },
  defaultSort: '-tarih',
};

const isRead = sql<SqlBool>`read_at is not null`;
const isAnswered = sql<SqlBool>`answered_at is not null`;
/** Without parameters, so that the partial index of these rows matches it. */
const isUnread = sql<SqlBool>`read_at is null`;

/** One of two conditions; none without a wish. */
const either = (wish: boolean | undefined, yes: RawBuilder<SqlBool>, no: RawBuilder<SqlBool>) =>
  wish === undefined ? [] : [wish ? yes : no];

const selectMessages = (db: Kysely<Database>) =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'created_at', 'read_at', 'name', 'last_name', 'phone', 'email', 'subject', 'message'])
    .select('source')
    .select(contactWork);

const toWire = ({
  created_at,
  read_at,
  assignee_id,
  assignee_name,
  answered_at,
  answered_by,
  source,
  ...message
}: RowOf<typeof selectMessages>) => ({
  ...message,
  tarih: created_at.toISOString(),
  read: read_at !== null,
  ...(source === 'whatsapp' && { source }),
  ...toContactWork({ assignee_id, assignee_name, answered_at, answered_by }),
});

/** Visitors' messages, which are stored and sent on to the office (product, 2 and 7). */
export function contactHandlers(services: Services) {
  const { db, config, outbox, now } = services;

  return {
    async sendContactMessage({ body, headers }) {
      const form = {
        name: body.name.trim(),
        last_name: body.last_name.trim(),
        phone: body.phone.trim(),
        // it becomes the subject of an email, which is one line
        subject: body.subject.trim().replace(/\s+/g, ' '),
        message: body.message.trim(),
        // a form that was sent before there was this field is repeated without it
        ...(body.email !== undefined && { email: normaliseEmail(body.email) }),
      };
      const fullName = `${form.name} ${form.last_name}`;
      const keys = contactKeys(form);
      const email = { ...contactText({ ...form, fullName }), to: config.messages.contactEmail };
      await saveOnce(services, { kind: 'contact', headers, form }, (transact) =>
        transact(async (trx) => {
          const { id } = await trx
            .insertInto('contact_messages')
            .values({ ...form, ...keys })
            .returning('id')
            .executeTakeFirstOrThrow();
          await recordHistory(trx, 'contact', id, undefined, 'received');
          const record = { kind: 'contact', id } as const;
          await outbox.add(trx, { kind: 'contactMessage', ...email, record });
          const alert = alertText.contactMessage(config.publicUrl, { ...form, name: fullName, id });
          // the message above tells that address already
          const others = alertMessages(config, alert, record).filter(
            ({ to }) => normaliseEmail(to) !== normaliseEmail(email.to),
          );
          for (const other of others) await outbox.add(trx, other);
          return id;
        }),
      );
      outbox.wake();
      return { status: 200, body: { status: true } };
    },

    async getContactMessage({ params: { id }, request }) {
      const message = await selectMessages(db)
        .select(getsNoEmail(sql`contact_messages.email`).as('email_unreachable'))
        .where('id', '=', id)
        .executeTakeFirst();
      if (!message) throw new Refusal(404, refusalText.missing);
      const samePhone = await landRequestsOfPhone(db, message.phone);
      request.trace = {
        alsoRead: samePhone.landRequests.map((one) => ({ kind: 'landRequest', id: one.id })),
      };
      const isUnreachable = await phoneGetsNoSms(db, message.phone);
      const { email_unreachable, ...row } = message;
      return {
        status: 200,
        body: {
          ...toWire(row),
          samePhone,
          ...(isUnreachable && { sms_unreachable: true }),
          ...(email_unreachable && { email_unreachable }),
        },
      };
    },

    async readContactMessage({ params: { id }, session }) {
      await db.transaction().execute(async (trx) => {
        const message = await trx
          .updateTable('contact_messages')
          .set(({ fn, ref, val }) => ({ read_at: fn.coalesce(ref('read_at'), val(now())) }))
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst();
        if (!message) throw new Refusal(404, refusalText.missing);
        await requireOpenSession(trx, session);
      });
      return { status: 200, body: { status: 'success' } };
    },

    listContactMessages({ query, session }) {
      const conditions = [
        ...either(query.read, isRead, isUnread),
        ...either(query.answered, isAnswered, isWaiting),
        ...ofAssignee(query.assignee, session),
        ...madeBetween(query),
      ];
      return answerList(db, { ...contactMessages, conditions }, query, selectMessages, toWire);
    },
  } satisfies Partial<Handlers>;
}
