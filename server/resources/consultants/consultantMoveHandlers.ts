import type { Kysely } from 'kysely';
import {
  type ConsultantMove,
  type ConsultantState,
  consultantMoves,
  consultantState,
  endedBy,
} from '../../../rules/consultants/consultantMoves.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { approvalLinkSeconds, createResetLink } from '../../identity/resetLinks.ts';
import { notifyAccount } from '../../outbox/notifyAccount.ts';
import { addVisitorMessage } from '../../outbox/visitorMessages.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import type { Services } from '../services.ts';
import { nextVersion, refuseOutdated } from '../versions.ts';
import { fullName } from './consultantRows.ts';
import { consultantText } from './consultantText.ts';

/** The message that tells a person of the end of the application or the membership. */
const endings = { refused: 'applicationRefused', closed: 'membershipClosed' } as const;

/** Why a state refuses a move. */
function refusalOf(move: ConsultantMove, state: ConsultantState): string {
  if (move === 'cancel') return consultantText.alreadyCancelled;
  if (move === 'restore') return consultantText.notCancelled;
  return state === 'cancelled' ? consultantText.cannotApproveCancelled : consultantText.alreadyApproved;
}

/** Approval, cancellation and restoration. Admins are switched off instead: `teamHandlers.ts`. */
export function consultantMoveHandlers({ db, config, outbox, sessions, now }: Services) {
  const done = { status: 202, body: { status: 'success' } } as const;

  return {
    async approveUser({ params: { id }, query, session }) {
      await db.transaction().execute(async (trx) => {
        const consultant = await makeMove(trx, id, 'approve', query.version);
        await recordHistory(trx, 'user', id, session, 'approved');
        const link = await createResetLink(trx, config.publicUrl, id, now(), approvalLinkSeconds);
        const message = consultantText.message.approved(fullName(consultant), link.url);
        await notifyAccount(outbox, trx, 'approved', consultant, { ...message, link });
      });
      outbox.wake();
      return done;
    },

    async cancelUser({ params: { id }, query, session }) {
      const reason = query.neden?.trim() ?? '';
      await db.transaction().execute(async (trx) => {
        const consultant = await makeMove(trx, id, 'cancel', query.version);
        const ended = endedBy(consultant);
        await recordHistory(trx, 'user', id, session, ended, reason === '' ? undefined : { note: reason });
        await sessions.closeAll(trx, id);
        await trx.deleteFrom('reset_tokens').where('user_id', '=', id).execute();
        const kind = endings[ended];
        if (ended === 'closed') {
          const message = consultantText.message.closed(fullName(consultant), reason);
          await notifyAccount(outbox, trx, kind, consultant, message);
          return;
        }
        // nobody has confirmed who has applied
        const { phone, email } = consultant;
        const record = { kind: 'user', id } as const;
        for (const to of [{ phone }, { email }]) {
          const message = { kind, ...consultantText.message.refused(reason), record, ...to };
          await addVisitorMessage(outbox, trx, message, { now: now(), isOver: false });
        }
      });
      outbox.wake();
      return done;
    },

    async restoreUser({ params: { id }, session }) {
      await db.transaction().execute(async (trx) => {
        await makeMove(trx, id, 'restore');
        await recordHistory(trx, 'user', id, session, 'restored');
        // for good: a later cancellation tells of itself, on the same day too
        await trx
          .updateTable('outbox_messages')
          .set({ abandoned_as: 'revoked', once_key: null })
          .where('kind', 'in', Object.values(endings))
          .where('record_kind', '=', 'user')
          .where('record_id', '=', id)
          .where('delivered_at', 'is', null)
          .execute();
      });
      return done;
    },
  } satisfies Partial<Handlers>;
}

/**
 * @param seen the version that the admin has read; without one nothing is compared.
 * @throws Refusal 404 when the id is not a consultant's or their data were erased, 409 in a state
 * that refuses the move or when the consultant has changed since the admin read them.
 */
async function makeMove(trx: Kysely<Database>, id: number, move: ConsultantMove, seen?: number) {
  const consultant = await trx
    .selectFrom('users')
    .select(['id', 'email', 'phone', 'name', 'last_name', 'status', 'is_deleted', 'version'])
    .where('id', '=', id)
    .where('role', '=', 'consultant')
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!consultant) throw new Refusal(404, refusalText.missing);
  const state = consultantState(consultant);
  const { from, to } = consultantMoves[move];
  if (!from.includes(state)) throw new Refusal(409, refusalOf(move, state));
  refuseOutdated(consultant, seen);
  await trx
    .updateTable('users')
    .set({ ...to, version: nextVersion })
    .where('id', '=', id)
    .execute();
  return consultant;
}
