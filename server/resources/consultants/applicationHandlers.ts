import { normaliseEmail } from '../../../rules/people/email.ts';
import { Refusal } from '../../config/refusal.ts';
import { registerFiles } from '../../files/fileRegister.ts';
import { saveWithDocuments } from '../../files/saveWithFiles.ts';
import { alertMessages } from '../../outbox/alerts.ts';
import { alertText } from '../../outbox/alertText.ts';
import { notifyAccount } from '../../outbox/notifyAccount.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { consultantKeys, fullName } from './consultantRows.ts';
import { consultantText } from './consultantText.ts';

/** The consultant application: row, documents and message are stored together (product, 4, 5). */
export function applicationHandlers(services: Services) {
  const { db, config, outbox } = services;
  const emailTaken = () =>
    new Refusal(409, consultantText.emailTaken, { fields: { email: consultantText.emailTaken } });

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
        // before the files are stored, so that a refusal costs little
        const known = await db
          .selectFrom('users')
          .select('id')
          .where('email', '=', consultant.email)
          .executeTakeFirst();
        if (known) throw emailTaken();
        return await saveWithDocuments(services, { tax_plate, certificate }, (names) =>
          transact(async (trx) => {
            const row = await trx
              .insertInto('users')
              .values({ ...consultant, ...consultantKeys(consultant), ...names })
              .onConflict((conflict) => conflict.column('email').doNothing())
              .returning('id')
              .executeTakeFirst();
            // a concurrent application with the same address was first
            if (!row) throw emailTaken();
            await registerFiles(trx, Object.values(names), { documentsOf: row.id });
            await recordHistory(trx, 'user', row.id, undefined, 'applied');
            const message = consultantText.message.applicationReceived(fullName(consultant));
            await notifyAccount(outbox, trx, 'applicationReceived', consultant, message);
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
      });
      outbox.wake();
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}
