import { Refusal } from '../../config/refusal.ts';
import { registerFiles } from '../../files/fileRegister.ts';
import { saveWithFiles } from '../../files/saveWithFiles.ts';
import { notify } from '../../outbox/notify.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { contentUnder, keepKey, readKey, saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { fullName, normaliseEmail, userKeys } from './consultantRows.ts';
import { userText } from './consultantText.ts';

/**
 * A consultant applies: the row, both documents and the message appear together or not at all
 * (product, 4 and 5).
 */
export function applicationHandlers(services: Services): Pick<Handlers, 'applyAsConsultant'> {
  const { db, outbox, now } = services;
  const taken = () => new Refusal(409, userText.emailTaken, { fields: { email: userText.emailTaken } });

  return {
    async applyAsConsultant({ body, headers }) {
      const key = readKey(headers);
      const person = {
        email: normaliseEmail(body.email),
        name: body.name.trim(),
        last_name: body.last_name.trim(),
        phone: body.phone.trim(),
        office_name: body.office_name.trim(),
      };
      const { office_position_id, tax_plate, certificate } = body;
      const content = await contentUnder(key, { ...person, office_position_id, tax_plate, certificate });
      await saveOnce(db, { kind: 'user', key, content }, async () => {
        // before the files are stored, so that a refusal costs little
        const known = await db
          .selectFrom('users')
          .select('id')
          .where('email', '=', person.email)
          .executeTakeFirst();
        if (known) throw taken();
        return await saveWithFiles(services, { tax_plate, certificate }, (names) =>
          db.transaction().execute(async (trx) => {
            const row = await trx
              .insertInto('users')
              .values({ ...person, ...userKeys(person), ...names, office_position_id })
              .onConflict((conflict) => conflict.column('email').doNothing())
              .returning('id')
              .executeTakeFirst();
            // somebody was quicker with the same address
            if (!row) throw taken();
            await keepKey(trx, { kind: 'user', key, id: row.id, content }, now());
            await registerFiles(trx, Object.values(names), { documentsOf: row.id });
            await recordHistory(trx, 'user', row.id, undefined, 'applied');
            const message = userText.message.applicationReceived(fullName(person));
            await notify(outbox, trx, 'applicationReceived', person, message);
            return row.id;
          }),
        );
      });
      outbox.wake();
      return { status: 200, body: { status: 'success' } };
    },
  };
}
