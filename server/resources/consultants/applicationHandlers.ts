import type { Kysely } from 'kysely';
import { normaliseEmail } from '../../../rules/people/email.ts';
import type { Database } from '../../database/schema.ts';
import { registerFiles } from '../../files/fileRegister.ts';
import { saveWithDocuments } from '../../files/saveWithFiles.ts';
import { alertMessages } from '../../outbox/alerts.ts';
import { alertText } from '../../outbox/alertText.ts';
import { addVisitorMessage, withinDailyTotal } from '../../outbox/visitorMessages.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { saveOnce, type Transact } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { countDocuments, requireRoom, sentDocuments } from './applicationQuota.ts';
import { consultantKeys, fullName } from './consultantRows.ts';
import { consultantText } from './consultantText.ts';

/** The address is one of an account. */
class KnownAddress extends Error {}

/** The consultant application: row, documents and message are stored together (product, 4, 5). */
export function applicationHandlers(services: Services) {
  const { db, config, outbox, now } = services;
  const selectKnown = (trx: Kysely<Database>, email: string) =>
    trx.selectFrom('users').select('id').where('email', '=', email);
  const { message } = consultantText;
  const kind = 'applicationReceived' as const;

  return {
    async applyAsConsultant({ body, headers, request }) {
      const { office_position_id, tax_plate, certificate } = body;
      const consultant = {
        email: normaliseEmail(body.email),
        name: body.name.trim(),
        last_name: body.last_name.trim(),
        phone: body.phone.trim(),
        office_name: body.office_name.trim(),
        office_position_id,
      };
      const form = { ...consultant, tax_plate, certificate };
      const sent = sentDocuments(request.ip, [tax_plate, certificate], now());
      const alertOffice = async (trx: Kysely<Database>, id: number) => {
        const { phone, office_name: office } = consultant;
        const alert = alertText.application(config.publicUrl, {
          id,
          name: fullName(consultant),
          phone,
          office,
        });
        for (const one of alertMessages(config, alert)) await outbox.add(trx, one);
      };
      const store = (transact: Transact, limits: { now: Date; isOver: boolean }) => {
        const { phone, email } = consultant;
        return saveWithDocuments(services, { tax_plate, certificate }, (names) =>
          transact(async (trx) => {
            const row = await trx
              .insertInto('users')
              .values({ ...consultant, ...consultantKeys(consultant), ...names })
              .onConflict((conflict) => conflict.column('email').doNothing())
              .returning('id')
              .executeTakeFirst();
            if (!row) throw new KnownAddress();
            await countDocuments(trx, config.unapprovedFiles, sent, row.id);
            await registerFiles(trx, Object.values(names), { documentsOf: row.id });
            await recordHistory(trx, 'user', row.id, undefined, 'applied');
            const words = { kind, ...message.applicationReceived() };
            await addVisitorMessage(outbox, trx, { ...words, phone }, limits);
            await addVisitorMessage(outbox, trx, { ...words, email }, limits);
            await alertOffice(trx, row.id);
            return row.id;
          }),
        );
      };
      // the visitor is not told who has applied; the mailbox is, and the office, once a day
      const tellKnown = (transact: Transact, id: number, limits: { now: Date; isOver: boolean }) =>
        transact(async (trx) => {
          // counted too: the quotas must not tell who has applied
          await countDocuments(trx, config.unapprovedFiles, sent, null);
          const words = { kind, once: 'applicationKnown', ...message.applicationKnown() };
          const isFirst = await addVisitorMessage(outbox, trx, { ...words, email: consultant.email }, limits);
          if (!isFirst) return id;
          await recordHistory(trx, 'user', id, undefined, 'applied');
          await alertOffice(trx, id);
          return id;
        });
      await saveOnce(services, { kind: 'user', headers, form }, (transact) =>
        withinDailyTotal(services, { kind, now: now() }, async (isOver) => {
          const limits = { now: now(), isOver };
          // before the files are stored, which nobody would need
          await requireRoom(db, config.unapprovedFiles, sent);
          // the files of a known address are stored as well, and then removed: an answer that comes
          // sooner would tell who has applied
          return await store(transact, limits).catch(async (error: unknown) => {
            if (!(error instanceof KnownAddress)) throw error;
            const { id } = await selectKnown(db, consultant.email).executeTakeFirstOrThrow();
            return await tellKnown(transact, id, limits);
          });
        }),
      );
      outbox.wake();
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}
