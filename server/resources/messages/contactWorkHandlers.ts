import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { requireSession, type Session } from '../../identity/sessions.ts';
import { alertText } from '../../outbox/alertText.ts';
import { lockAssignee, refusedAssignee, selectTeam } from '../assignees.ts';
import type { Handlers } from '../handlerTypes.ts';
import { lastEntry, recordHistory } from '../history.ts';
import { addNote, readNotes, toNote } from '../notes.ts';
import { saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { nextVersion, outdated, outdatedBy } from '../versions.ts';
import { contactWorkText as text } from './contactText.ts';
import { contactWork, isWaiting, toContactWork } from './contactWork.ts';

const selectWork = (db: Kysely<Database>) =>
  db.selectFrom('contact_messages').select(contactWork).select(['version', 'erased_at']);

/** Who has a contact message, whether it was answered, and notes (product, 10). */
export function contactWorkHandlers(services: Services) {
  const { db, now, config, outbox } = services;

  const answer = async (id: number, session: Session | undefined) => {
    const body = await readWork(db, id, requireSession(session));
    return { status: 200, body } as const;
  };

  const tellAssignee = async (trx: Kysely<Database>, id: number, { email }: { email: string }) => {
    const { name, last_name, ...message } = await trx
      .selectFrom('contact_messages')
      .select(['id', 'name', 'last_name', 'phone', 'subject'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const visitor = { ...message, name: `${name} ${last_name}` };
    const { arrival, ...words } = alertText.assignedMessage(config.publicUrl, visitor);
    const record = { kind: 'contact', id } as const;
    await outbox.add(trx, { kind: 'alert', to: email, ...words, alerts: [arrival], record });
  };

  return {
    getContactMessageWork: ({ params, session }) => answer(params.id, session),

    async planContactMessageWork({ params: { id }, body, session }) {
      const wanted = body.assignee_id ?? null;
      await db.transaction().execute(async (trx) => {
        const assignee = await lockAssignee(trx, wanted);
        const before = await selectWork(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
        if (!before) throw new Refusal(404, refusalText.missing);
        const isMarked = body.answered !== (before.answered_at !== null);
        const isGone = wanted !== null && !assignee;
        // a message waits for nobody who has left the team
        const given = isGone && isMarked && wanted === before.assignee_id ? null : wanted;
        const isGiven = given !== before.assignee_id;
        // also a repeat after a lost answer, and a mark that a colleague has made first
        if (!isGiven && !isMarked) return;
        if (before.erased_at) throw new Refusal(409, text.erased);
        if (before.version !== body.version) throw await outdatedMessage(trx, id, session);
        if (isGiven && given !== null && !assignee) throw refusedAssignee();
        const mark = body.answered
          ? { answered_at: now(), answered_by: requireSession(session).personId }
          : { answered_at: null, answered_by: null };
        await trx
          .updateTable('contact_messages')
          .set({ assignee_id: given, ...(isMarked && mark), version: nextVersion })
          .where('id', '=', id)
          .execute();
        if (isGiven) {
          const detail = assignee && { assignee: assignee.name };
          await recordHistory(trx, 'contact', id, session, 'assigned', detail);
        }
        if (isMarked)
          await recordHistory(trx, 'contact', id, session, body.answered ? 'answered' : 'unanswered');
        // an admin who takes a message needs no alert
        if (isGiven && assignee && assignee.id !== session?.personId) await tellAssignee(trx, id, assignee);
      });
      outbox.wake();
      return await answer(id, session);
    },

    async addContactMessageNote({ params: { id }, body, headers, session }) {
      const author = requireSession(session);
      const form = { text: body.text.trim(), contactMessage: id };
      await saveOnce(
        services,
        { kind: 'contactMessageNote', headers, id, form, mismatchMessage: refusalText.usedKey },
        (transact) =>
          transact(async (trx) => {
            const found = trx.selectFrom('contact_messages').select('erased_at').where('id', '=', id);
            const message = await found.forNoKeyUpdate().executeTakeFirst();
            if (!message) throw new Refusal(404, refusalText.missing);
            if (message.erased_at) throw new Refusal(409, text.erased);
            await addNote(trx, 'contact', { id, text: form.text, author });
            return id;
          }),
      );
      return await answer(id, session);
    },
  } satisfies Partial<Handlers>;
}

/** @throws Refusal 404 for an unknown id. */
async function readWork(
  db: Kysely<Database>,
  id: number,
  { personId }: Session,
): Promise<components['schemas']['ContactMessageWork']> {
  const work = await selectWork(db).where('id', '=', id).executeTakeFirst();
  if (!work) throw new Refusal(404, refusalText.missing);
  const [notes, team] = await Promise.all([
    readNotes(db, 'contact', sql`array[${id}::bigint]`),
    selectTeam(db).execute(),
  ]);
  return { ...toContactWork(work), version: work.version, notes: notes.map(toNote), team, self: personId };
}

/** The refusal of a change to work that has changed since it was read, by the history. */
async function outdatedMessage(
  trx: Kysely<Database>,
  id: number,
  caller: { personId: number } | undefined,
): Promise<Refusal> {
  const last = await lastEntry(trx, 'contact', [id], ['assigned', 'answered', 'unanswered']);
  return last ? outdatedBy(last, text.changed[last.action](last.detail ?? {}), caller) : outdated();
}

/**
 * Gives back the waiting messages of an admin who is being switched off. Call it after the admin's
 * row was locked.
 */
export async function giveBackContactMessages(
  trx: Kysely<Database>,
  adminId: number,
  session: { personId: number } | undefined,
): Promise<void> {
  const given = await trx
    .updateTable('contact_messages')
    .set({ assignee_id: null, version: nextVersion })
    .where('assignee_id', '=', adminId)
    .where(isWaiting)
    .returning('id')
    .execute();
  const ids = given.map(({ id }) => id);
  await recordHistory(trx, 'contact', ids, session, 'assigned');
}
