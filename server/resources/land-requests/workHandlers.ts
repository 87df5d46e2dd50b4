import { type Kysely, type SqlBool, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { type CallDayFault, callDayFault } from '../../../rules/land-requests/work.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { requireSession, type Session } from '../../identity/sessions.ts';
import { alertText } from '../../outbox/alertText.ts';
import { lockAssignee, refusedAssignee, selectTeam } from '../assignees.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { addNote, readNotes, toNote } from '../notes.ts';
import { saveOnce } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { closedLandRequest, outdatedLandRequest } from './changedMeanwhile.ts';
import { lockGroup, settleReplies } from './joined.ts';
import {
  assigneeName,
  nextCallOn,
  nextCallTime,
  nextWorkVersion,
  selectLandRequests,
  toPlan,
} from './landRequestRows.ts';
import { landRequestText } from './landRequestText.ts';

const selectPlan = (db: Kysely<Database>) =>
  db
    .selectFrom('land_requests')
    .select(['durum', 'work_version', 'assignee_id', 'erased_at', 'joined_to'])
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
        const assignee = await lockAssignee(trx, wanted.assignee_id);
        await lockGroup(trx, [id]);
        const before = await selectPlan(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
        if (!before) throw new Refusal(404, refusalText.missing);
        const { assignee_id, next_call_on, next_call_time, durum, work_version } = before;
        const { erased_at, joined_to } = before;
        const isGiven = wanted.assignee_id !== assignee_id;
        const isPlanned = wanted.next_call_on !== next_call_on || wanted.next_call_time !== next_call_time;
        // also a repeat after a lost answer
        if (!isGiven && !isPlanned) return;
        if (erased_at) throw new Refusal(409, landRequestText.erased);
        if (durum === 3 || durum === 4) throw await closedLandRequest(trx, id, durum, session);
        if (joined_to !== null) throw new Refusal(409, landRequestText.joined(id, joined_to));
        if (work_version !== body.version) throw await outdatedLandRequest(trx, id, 'work', session);
        if (isGiven && wanted.assignee_id !== null && !assignee) throw refusedAssignee();
        const { day: today } = istanbulTime(now());
        const fault = callDayFault(wanted.next_call_on ?? '', next_call_on ?? '', today);
        if (fault) throw refusedDay(fault);
        // a call that is planned no longer answers nobody
        const settles = isPlanned && wanted.next_call_on !== null;
        await trx
          .updateTable('land_requests')
          .set({ ...wanted, work_version: nextWorkVersion, ...(settles && { reply_waits: false }) })
          .where('id', '=', id)
          .execute();
        if (settles) await settleReplies(trx, id);
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

    async addLandRequestNote({ params: { id }, query, body, headers, session }) {
      const author = requireSession(session);
      const form = { text: body.text.trim(), landRequest: id };
      await saveOnce(
        services,
        { kind: 'landRequestNote', headers, id, form, mismatchMessage: refusalText.usedKey },
        (transact) =>
          transact(async (trx) => {
            const landRequest = (await lockGroup(trx, [id])).find((one) => one.id === id);
            if (!landRequest) throw new Refusal(404, refusalText.missing);
            const { erased_at, joined_to } = landRequest;
            if (erased_at) throw new Refusal(409, landRequestText.erased);
            if (joined_to !== null) throw new Refusal(409, landRequestText.joined(id, joined_to));
            // who has read the reply and writes a note has acted on it
            const read = await trx
              .updateTable('land_requests')
              .set({ reply_waits: false })
              .where('id', '=', id)
              .where('work_version', '=', query.version ?? sql.ref<number>('work_version'))
              .executeTakeFirst();
            if (read.numUpdatedRows > 0n) await settleReplies(trx, id);
            await addNote(trx, 'request', { id, text: form.text, author });
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
  const group = sql`array(select ${id}::bigint union all select id from land_requests where joined_to = ${id})`;
  const [notes, team] = await Promise.all([readNotes(db, 'request', group), selectTeam(db).execute()]);
  return {
    ...toPlan(plan),
    version: plan.work_version,
    notes: notes.map((note) => ({
      ...toNote(note),
      ...(note.record_id !== id && { land_request_id: note.record_id }),
    })),
    team,
    self: personId,
  };
}

function refusedDay(fault: CallDayFault): Refusal {
  return new Refusal(400, refusalText.checkFields, { fields: { next_call_on: landRequestText.work[fault] } });
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
    .where(
      // two lists of ids, each read by its index
      sql<SqlBool>`id = any(array(
        select id from land_requests
        where assignee_id = ${adminId} and durum in (1, 2) and joined_to is null
        union all
        select id from land_requests where joined_to is not null and assignee_id = ${adminId}
      ))`,
    )
    .returning('id')
    .execute();
  const ids = given.map(({ id }) => id);
  await recordHistory(trx, 'request', ids, session, 'assigned');
}
