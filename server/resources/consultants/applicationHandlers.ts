import type { Kysely } from 'kysely';
import { normaliseEmail } from '../../../rules/people/email.ts';
import type { Database } from '../../database/schema.ts';
import { registerFiles } from '../../files/fileRegister.ts';
import { saveWithDocuments } from '../../files/saveWithFiles.ts';
import { alertMessages } from '../../outbox/alerts.ts';
import { alertText } from '../../outbox/alertText.ts';
import { addVisitorMessage, isOverDailyTotal } from '../../outbox/visitorMessages.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { consultantKeys, fullName } from './consultantRows.ts';
import { consultantText } from './consultantText.ts';

/** A concurrent application with the same address was first. */
class KnownMeanwhile extends Error {}

/** The consultant application: row, documents and message are stored together (product, 4, 5). */
export function applicationHandlers(services: Services) {
  const { db, config, outbox, now } = services;
  const selectKnown = (trx: Kysely<Database>, email: string) =>
    trx.selectFrom('users').select('id').where('email', '=', email);
  const { message } = consultantText;
  const kind = 'applicationReceived';

  return {
    async applyAsConsultant({ body, headers }) {
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
      await saveOnce(services, { kind: 'user', headers, form }, async (transact) => {
        const limits = { now: now(), isOver: await isOverDailyTotal(services, now()) };
        // the visitor is not told who has applied; the mailbox is
        const tellKnown = (id: number) =>
          transact(async (trx) => {
            const { email } = consultant;
            await addVisitorMessage(outbox, trx, { kind, email, ...message.applicationKnown() }, limits);
            return id;
          });
        // before the files are stored, which nobody would need
        const known = await selectKnown(db, consultant.email).executeTakeFirst();
        if (known) return await tellKnown(known.id);
        const stored = saveWithDocuments(services, { tax_plate, certificate }, (names) =>
          transact(async (trx) => {
            const row = await trx
              .insertInto('users')
              .values({ ...consultant, ...consultantKeys(consultant), ...names })
              .onConflict((conflict) => conflict.column('email').doNothing())
              .returning('id')
              .executeTakeFirst();
            if (!row) throw new KnownMeanwhile();
            await registerFiles(trx, Object.values(names), { documentsOf: row.id });
            await recordHistory(trx, 'user', row.id, undefined, 'applied');
            const { phone, email } = consultant;
            await addVisitorMessage(outbox, trx, { kind, phone, ...message.applicationReceived() }, limits);
            await addVisitorMessage(outbox, trx, { kind, email, ...message.applicationReceived() }, limits);
            const alert = alertText.application(config.publicUrl, {
              id: row.id,
              name: fullName(consultant),
              phone: consultant.phone,
              office: consultant.office_name,
            });
            for (const one of alertMessages(config, alert)) await outbox.add(trx, one);
            return row.id;
          }),
        );
        return await stored.catch(async (error: unknown) => {
          if (!(error instanceof KnownMeanwhile)) throw error;
          const { id } = await selectKnown(db, consultant.email).executeTakeFirstOrThrow();
          return await tellKnown(id);
        });
      });
      outbox.wake();
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}
