import type { Kysely } from 'kysely';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { approvalLinkSeconds, createResetLink } from '../../identity/resetLinks.ts';
import type { Session } from '../../identity/sessions.ts';
import { notifyAccount } from '../../outbox/notifyAccount.ts';
import type { Handlers } from '../handlerTypes.ts';
import { type HistoryActions, recordHistory } from '../history.ts';
import type { Services } from '../services.ts';
import { nextVersion, refuseOutdated } from '../versions.ts';
import { fullName } from './consultantRows.ts';
import { consultantText } from './consultantText.ts';

interface State {
  status: number;
  is_deleted: number;
}
interface Move {
  to: Partial<State>;
  action: HistoryActions['user'];
  /** Why the move is refused in a state; undefined where it is allowed. */
  refusal(from: State): string | undefined;
}

/** The moves of a consultant (product, 4). */
const moves = {
  approve: {
    to: { status: 1 },
    action: 'approved',
    refusal: (from) => {
      if (from.is_deleted === 1) return consultantText.cannotApproveCancelled;
      return from.status === 1 ? consultantText.alreadyApproved : undefined;
    },
  },
  cancel: {
    to: { is_deleted: 1 },
    action: 'canceled',
    refusal: (from) => (from.is_deleted === 1 ? consultantText.alreadyCancelled : undefined),
  },
  restore: {
    to: { is_deleted: 0 },
    action: 'restored',
    refusal: (from) => (from.is_deleted === 0 ? consultantText.notCancelled : undefined),
  },
} satisfies Record<string, Move>;

/** Approval, cancellation and restoration. Admins are switched off instead: `teamHandlers.ts`. */
export function consultantMoveHandlers({ db, config, outbox, sessions, now }: Services) {
  const done = { status: 202, body: { status: 'success' } } as const;

  return {
    async approveUser({ params: { id }, query, session }) {
      await db.transaction().execute(async (trx) => {
        const consultant = await makeMove(trx, id, moves.approve, session, query.version);
        const link = await createResetLink(trx, config.publicUrl, id, now(), approvalLinkSeconds);
        const message = consultantText.message.approved(fullName(consultant), link.url);
        await notifyAccount(outbox, trx, 'approved', consultant, { ...message, link });
      });
      outbox.wake();
      return done;
    },

    async cancelUser({ params: { id }, session }) {
      await db.transaction().execute(async (trx) => {
        await makeMove(trx, id, moves.cancel, session);
        await sessions.closeAll(trx, id);
        await trx.deleteFrom('reset_tokens').where('user_id', '=', id).execute();
      });
      return done;
    },

    async restoreUser({ params: { id }, session }) {
      await db.transaction().execute((trx) => makeMove(trx, id, moves.restore, session));
      return done;
    },
  } satisfies Partial<Handlers>;
}

/**
 * @param seen the version that the admin has read; without one nothing is compared.
 * @throws Refusal 404 when the id is not a consultant's or their data were erased, 409 in a state
 * that refuses the move or when the consultant has changed since the admin read them.
 */
async function makeMove(
  trx: Kysely<Database>,
  id: number,
  { to, action, refusal }: Move,
  admin: Session | undefined,
  seen?: number,
) {
  const consultant = await trx
    .selectFrom('users')
    .select(['email', 'phone', 'name', 'last_name', 'status', 'is_deleted', 'version'])
    .where('id', '=', id)
    .where('role', '=', 'consultant')
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!consultant) throw new Refusal(404, refusalText.missing);
  const reason = refusal(consultant);
  if (reason !== undefined) throw new Refusal(409, reason);
  refuseOutdated(consultant, seen);
  await trx
    .updateTable('users')
    .set({ ...to, version: nextVersion })
    .where('id', '=', id)
    .execute();
  await recordHistory(trx, 'user', id, admin, action);
  return consultant;
}
