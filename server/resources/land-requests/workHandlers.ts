import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { type CallDayFault, callDayFault } from '../../../rules/land-requests/work.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { requireOpenSession, requireSession, type Session } from '../../identity/sessions.ts';
import { alertText } from '../../outbox/alertText.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory, userName } from '../history.ts';
import { saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { closedLandRequest, outdatedLandRequest } from './changedMeanwhile.ts';
import {
  assigneeName,
  nextCallOn,
  nextCallTime,
  nextWorkVersion,
  selectLandRequests,
  toPlan,
} from './landRequestRows.ts';
import { landRequestText } from './landRequestText.ts';

/** The longest list of the contract. */
const maxNotes = 500;

/** The admins who can sign in, and so can get land requests. */
const selectTeam = (db: Kysely<Database>) =>
  db
    .selectFrom('users')
    .select(['id', userName.as('name')])
    .where('role', '=', 'admin')
    .where('is_deleted', '=', 0)
    .where('password_hash', 'is not', null)
    .orderBy('id');

const selectPlan = (db: Kysely<Database>) =>
  db
    .selectFrom('land_requests')
    .select(['durum', 'work_version', 'assignee_id', 'erased_at'])
    .select([nextCallOn.as('next_call_on'), nextCallTime.as('next_call_time')])
    .select(assigneeName.as('assignee_name'));

/** Who works on a land request, when its owner is called next, and notes (product, 10). */
export function workHandlers(services: Services) {
  const { db, now, config, outbox } = services;

  const answer = async (id: number, session: Session | undefined) => {
    const body = await readWork(db, id, requireSession(session));
    return { status: 200, body } as const;
  };

  const tellAssignee = async (trx: Kysely<Database>, id: number, { email }: { email: string }) => {
    const { il_adi, ilce_adi, mahalle_adi, ...landRequest } = await selectLandRequests(trx)
      .where('land_requests.id', '=', id)
      .executeTakeFirstOrThrow();
    const place = [il_adi, ilce_adi, mahalle_adi].join(', ');
    const { arrival, ...text } = alertText.assigned(config.publicUrl, { ...landRequest, place });
    const record = { kind: 'request', id } as const;
    await outbox.add(trx, { kind: 'alert', to: email, ...text, alerts: [arrival], record });
  };

  return {
    getLandRequestWork: ({ params, session }) => answer(params.id, session),

    async planLandRequestWork({ params: { id }, body, session }) {
      const wanted = {
        assignee_id: body.assignee_id ?? null,
        next_call_on: body.next_call_on ?? null,
        next_call_time: body.next_call_on === undefined ? null : (body.next_call_time ?? null),
      };
      await db.transaction().execute(async (trx) => {
        // The team is locked before the land request, as when an admin is switched off.
        const assignee = await lockAssignee(trx, wanted.assignee_id);
        const before = await selectPlan(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
        if (!before) throw new Refusal(404, refusalText.missing);
        const { assignee_id, next_call_on, next_call_time, durum, work_version, erased_at } = before;
        const isGiven = wanted.assignee_id !== assignee_id;
        const isPlanned = wanted.next_call_on !== next_call_on || wanted.next_call_time !== next_call_time;
        // also a repeat after a lost answer
        if (!isGiven && !isPlanned) return;
        if (erased_at) throw new Refusal(409, landRequestText.erased);
        if (durum === 3 || durum === 4) throw await closedLandRequest(trx, id, durum, session);
        if (work_version !== body.version) throw await outdatedLandRequest(trx, id, 'work', session);
        if (isGiven && wanted.assignee_id !== null && !assignee) throw refused('assignee_id', 'assignee');
        const { day: today } = istanbulTime(now());
        const fault = callDayFault(wanted.next_call_on ?? '', next_call_on ?? '', today);
        if (fault) throw refused('next_call_on', fault);
        await trx
          .updateTable('land_requests')
          .set({ ...wanted, work_version: nextWorkVersion, ...(isPlanned && { reply_waits: false }) })
          .where('id', '=', id)
          .execute();
        if (isGiven)
          await recordHistory(
            trx,
            'request',
            id,
            session,
            'assigned',
            assignee && { assignee: assignee.name },
          );
        if (isPlanned) {
          const { next_call_on: day, next_call_time: time } = body;
          const detail = day && { next_call_on: day, ...(time && { next_call_time: time }) };
          await recordHistory(trx, 'request', id, session, 'callPlanned', detail || undefined);
        }
        // an admin who takes a land request needs no message
        if (isGiven && assignee && assignee.id !== session?.personId) await tellAssignee(trx, id, assignee);
      });
      outbox.wake();
      return await answer(id, session);
    },

    async addLandRequestNote({ params: { id }, body, headers, session }) {
      const author = requireSession(session);
      const form = { text: body.text.trim(), landRequest: id };
      await saveOnce(
        services,
        { kind: 'landRequestNote', headers, id, form, mismatchMessage: refusalText.usedKey },
        (transact) =>
          transact(async (trx) => {
            // locked: a note that is stored after an erasure could name the person again
            const found = trx.selectFrom('land_requests').select('erased_at').where('id', '=', id);
            const landRequest = await found.forNoKeyUpdate().executeTakeFirst();
            if (!landRequest) throw new Refusal(404, refusalText.missing);
            if (landRequest.erased_at) throw new Refusal(409, landRequestText.erased);
            const { numAffectedRows } = await sql`
              insert into land_request_notes (land_request_id, author_id, author_name, text)
              select ${id}, id, ${userName}, ${form.text} from users
              where id = ${author.personId} and status = 1 and is_deleted = 0`.execute(trx);
            if (numAffectedRows === 0n) throw new Refusal(401, refusalText.signedOut);
            // who has written one has read the reply
            await trx.updateTable('land_requests').set({ reply_waits: false }).where('id', '=', id).execute();
            await requireOpenSession(trx, author);
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
): Promise<components['schemas']['LandRequestWork']> {
  const plan = await selectPlan(db).where('id', '=', id).executeTakeFirst();
  if (!plan) throw new Refusal(404, refusalText.missing);
  const [notes, team] = await Promise.all([
    db
      .selectFrom('land_request_notes')
      .select(['id', 'made_at', 'author_name', 'text'])
      .where('land_request_id', '=', id)
      .orderBy('id', 'desc')
      .limit(maxNotes)
      .execute(),
    selectTeam(db).execute(),
  ]);
  return {
    ...toPlan(plan),
    version: plan.work_version,
    notes: notes.map((note) => ({
      id: note.id,
      tarih: note.made_at.toISOString(),
      author: note.author_name,
      text: note.text,
    })),
    team,
    self: personId,
  };
}

/** Keeps an admin from being switched off until the transaction ends. */
async function lockAssignee(trx: Kysely<Database>, id: number | null) {
  if (id === null) return undefined;
  return await selectTeam(trx).select('email').where('id', '=', id).forShare().executeTakeFirst();
}

function refused(field: 'assignee_id' | 'next_call_on', reason: CallDayFault | 'assignee'): Refusal {
  return new Refusal(400, refusalText.checkFields, { fields: { [field]: landRequestText.work[reason] } });
}

/**
 * Gives back the open land requests of an admin who is being switched off; their planned calls stay
 * and are then everyone's. Call it after the admin's row was locked.
 */
export async function giveBackLandRequests(
  trx: Kysely<Database>,
  adminId: number,
  session: { personId: number } | undefined,
): Promise<void> {
  const given = await trx
    .updateTable('land_requests')
    .set({ assignee_id: null, work_version: nextWorkVersion })
    .where('assignee_id', '=', adminId)
    .where('durum', 'in', [1, 2])
    .returning('id')
    .execute();
  const ids = given.map(({ id }) => id);
  await recordHistory(trx, 'request', ids, session, 'assigned');
}
