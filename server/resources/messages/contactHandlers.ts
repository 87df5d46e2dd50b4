import { fold, sortKey } from '../../../rules/lists/turkish.ts';
import { requireAdmin } from '../../identity/sessions.ts';
import { listPage, type PagedList } from '../answerList.ts';
import { userText } from '../consultants/consultantText.ts';
import type { Handlers } from '../handlerTypes.ts';
import { contentUnder, keepKey, readKey, saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';

const columns = ['id', 'created_at', 'name', 'last_name', 'phone', 'subject', 'message'] as const;
const messages: PagedList<'tarih' | 'name' | 'phone' | 'subject'> = {
  table: 'contact_messages',
  counts: ['contact_messages'],
  sortColumns: { tarih: 'created_at', name: 'name_sort', phone: 'phone', subject: 'subject_sort' },
  defaultSort: '-tarih',
};

/**
 * A visitor writes to the company: stored, and on its way to the admin, in one transaction
 * (product, 2 and 7).
 */
export function contactHandlers({
  db,
  config,
  outbox,
  now,
}: Services): Pick<Handlers, 'sendContactMessage' | 'listContactMessages'> {
  return {
    async sendContactMessage({ body, headers }) {
      const key = readKey(headers);
      const message = {
        name: body.name.trim(),
        last_name: body.last_name.trim(),
        phone: body.phone.trim(),
        // it becomes the subject of an email, which is one line
        subject: body.subject.trim().replace(/\s+/g, ' '),
        message: body.message.trim(),
      };
      const letter = userText.message.contact({
        ...message,
        fullName: `${message.name} ${message.last_name}`,
      });
      const content = await contentUnder(key, message);
      await saveOnce(db, { kind: 'contact', key, content }, () =>
        db.transaction().execute(async (trx) => {
          const { id } = await trx
            .insertInto('contact_messages')
            .values({ ...message, ...keysOf(message) })
            .returning('id')
            .executeTakeFirstOrThrow();
          await keepKey(trx, { kind: 'contact', key, id, content }, now());
          await outbox.add(trx, { kind: 'contactMessage', to: config.messages.contactEmail, ...letter });
          return id;
        }),
      );
      outbox.wake();
      return { status: 200, body: { status: true } };
    },

    async listContactMessages({ query, session }) {
      requireAdmin(session);
      const shown = db.selectFrom('contact_messages').select(columns);
      const { rows, total, headers } = await listPage(db, messages, query, shown);
      const body = rows.map(({ created_at, ...message }) => ({
        ...message,
        tarih: created_at.toISOString(),
      }));
      return { status: 200, body, headers: { 'X-Total-Count': total, ...headers } };
    },
  };
}

function keysOf(message: {
  name: string;
  last_name: string;
  phone: string;
  subject: string;
  message: string;
}) {
  const fullName = `${message.name} ${message.last_name}`;
  return {
    search_text: fold(`${fullName} ${message.phone} ${message.subject} ${message.message}`),
    name_sort: sortKey(fullName),
    subject_sort: sortKey(message.subject),
  };
}
