import type { Kysely, Selectable } from 'kysely';
import { normaliseEmail } from '../../../rules/people/email.ts';
import { phoneKey, readDigits } from '../../../rules/people/phone.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import type { Database } from '../../database/schema.ts';
import { registerFiles } from '../../files/fileRegister.ts';
import { saveWithDocuments } from '../../files/saveWithFiles.ts';
import { alertMessages } from '../../outbox/alerts.ts';
import { type Alert, alertText } from '../../outbox/alertText.ts';
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
type Account = Pick<Selectable<Database['users']>, 'id' | 'role'>;

/** The consultant application: row, documents and message are stored together (product, 4, 5). */
export function applicationHandlers(services: Services) {
  const { db, config, outbox, now } = services;
  const selectKnown = (email: string) =>
    db.selectFrom('users').select(['id', 'role']).where('email', '=', email);
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
      const sent = sentDocuments('applications', request.ip, [tax_plate.size, certificate.size], now());
      const { phone, email, office_name: office } = consultant;
      const written = { name: fullName(consultant), phone, office };
      const alertOffice = async (trx: Kysely<Database>, alert: Alert, id: number, onceKey?: string) => {
        for (const one of alertMessages(config, alert, { kind: 'user', id }))
          await outbox.add(trx, { ...one, ...(onceKey && { onceKey: `${onceKey} ${one.to}` }) });
      };
      let goesOut = false;
      const tell: typeof addVisitorMessage = async (...words) => {
        const isSent = await addVisitorMessage(...words);
        goesOut ||= isSent;
        return isSent;
      };
      const store = (transact: Transact, limits: { now: Date; isOver: boolean }) => {
        return saveWithDocuments(services, { tax_plate, certificate }, (names) =>
          transact(async (trx) => {
            const row = await trx
              .insertInto('users')
              .values({ ...consultant, ...consultantKeys(consultant), ...names })
              .onConflict((conflict) => conflict.column('email').doNothing())
              .returning('id')
              .executeTakeFirst();
            if (!row) throw new KnownAddress();
            await countDocuments(trx, config.unapprovedFiles, sent, { user: row.id });
            await registerFiles(trx, Object.values(names), { documentsOf: row.id });
            await recordHistory(trx, 'user', row.id, undefined, 'applied');
            const record = { kind: 'user', id: row.id } as const;
            const words = { kind, record, ...message.applicationReceived() };
            await tell(outbox, trx, { ...words, phone }, limits);
            await tell(outbox, trx, { ...words, email }, limits);
            await alertOffice(
              trx,
              alertText.application(config.publicUrl, { ...written, id: row.id }),
              row.id,
            );
            return row.id;
          }),
        );
      };
      // The visitor is not told who has applied: the phone gets what it would get otherwise. The mailbox
      // is told once a day, and the office once a day of each phone, which may be the right person's.
      const tellKnown = (transact: Transact, { id, role }: Account, limits: { now: Date; isOver: boolean }) =>
        transact(async (trx) => {
          // counted too: the quotas must not tell who has applied
          await countDocuments(trx, config.unapprovedFiles, sent, { user: null });
          await tell(outbox, trx, { kind, ...message.applicationReceived(), phone }, limits);
          const about = { kind: 'user', id } as const;
          const words = { kind, once: 'applicationKnown', record: about, ...message.applicationKnown() };
          await tell(outbox, trx, { ...words, email }, limits);
          const record = { ...written, id: role === 'admin' ? undefined : id };
          const onceKey = `repeatedApplication ${id} ${phoneKey(readDigits(phone))} ${istanbulTime(limits.now).day}`;
          await alertOffice(trx, alertText.repeatedApplication(config.publicUrl, record), id, onceKey);
          if (!(await appliedLately(trx, id, limits.now)))
            await recordHistory(trx, 'user', id, undefined, 'appliedAgain');
          return id;
        });
      await saveOnce(services, { kind: 'user', headers, form }, async (transact) => {
        const stored = await withinDailyTotal(services, { kind, now: now() }, async (isOver) => {
          const limits = { now: now(), isOver };
          // before the files are stored, which nobody would need
          await requireRoom(db, config.unapprovedFiles, sent);
          // the files of a known address are stored as well, and then removed: an answer that comes
          // sooner would tell who has applied
          const id = await store(transact, limits).catch(async (error: unknown) => {
            if (!(error instanceof KnownAddress)) throw error;
            return await tellKnown(transact, await selectKnown(email).executeTakeFirstOrThrow(), limits);
          });
          return { id, goesOut };
        });
        return stored.id;
      });
      outbox.wake();
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}

/** Whether the history says so already: a visitor must not fill it. */
async function appliedLately(trx: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  const entry = trx
    .selectFrom('history')
    .select('id')
    .where('kind', '=', 'user')
    .where('record_id', '=', id)
    .where('action', '=', 'appliedAgain')
    .where('created_at', '>', new Date(now.getTime() - 24 * 60 * 60 * 1000));
  return (await entry.executeTakeFirst()) !== undefined;
}
