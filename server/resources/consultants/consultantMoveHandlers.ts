import type { Kysely } from 'kysely';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { approvalLinkSeconds, createResetLink } from '../../identity/resetLinks.ts';
import { requireAdmin, type Session } from '../../identity/sessions.ts';
import { notify } from '../../outbox/notify.ts';
import type { Handlers } from '../handlerTypes.ts';
import { type HistoryActions, recordHistory } from '../history.ts';
import type { Services } from '../services.ts';
import { nextVersion } from '../versions.ts';
import { fullName } from './consultantRows.ts';
import { userText } from './consultantText.ts';

interface State {
  status: number;
  is_deleted: number;
}
type Move = 'approve' | 'cancel' | 'restore';

/**
 * Which state each move changes, and why it is refused in the others (product, 4).
 */
const moves: Record<
  Move,
  { to: Partial<State>; action: HistoryActions['user']; refusal: (from: State) => string | undefined }
> = {
  approve: {
    to: { status: 1 },
    action: 'approved',
    refusal: (from) => {
      if (from.is_deleted === 1) return userText.cannotApproveCanceled;
      return from.status === 1 ? userText.alreadyApproved : undefined;
    },
  },
  cancel: {
    to: { is_deleted: 1 },
    action: 'canceled',
    refusal: (from) => (from.is_deleted === 1 ? userText.alreadyCanceled : undefined),
  },
  restore: {
    to: { is_deleted: 0 },
    action: 'restored',
    refusal: (from) => (from.is_deleted === 0 ? userText.notCanceled : undefined),
  },
};

/** What admins do with a consultant; the admin is none, and cannot be cancelled. */
export function consultantStateHandlers(
  services: Services,
): Pick<Handlers, 'approveUser' | 'cancelUser' | 'restoreUser'> {
  const { db, config, outbox, sessions, now } = services;
  const done = { status: 202, body: { status: 'success' } } as const;

  return {
    async approveUser({ params, session }) {
      requireAdmin(session);
      await db.transaction().execute(async (trx) => {
        const person = await change(trx, params.id, 'approve', session);
        const link = await createResetLink(trx, config.publicUrl, params.id, now(), approvalLinkSeconds);
        const message = userText.message.approved(fullName(person), link.url);
        await notify(outbox, trx, 'approved', person, { ...message, link });
      });
      outbox.wake();
      return done;
    },

    async cancelUser({ params, session }) {
      requireAdmin(session);
      await db.transaction().execute(async (trx) => {
        await change(trx, params.id, 'cancel', session);
        await sessions.closeAll(trx, params.id);
        await trx.deleteFrom('reset_tokens').where('user_id', '=', params.id).execute();
      });
      return done;
    },

    async restoreUser({ params, session }) {
      requireAdmin(session);
      await db.transaction().execute((trx) => change(trx, params.id, 'restore', session));
      return done;
    },
  };
}

/**
 * @throws Refusal 404 for somebody who is no consultant, 409 in a state that does not allow the
 * move.
 */
async function change(trx: Kysely<Database>, id: number, move: Move, admin: Session | undefined) {
  const person = await trx
    .selectFrom('users')
    .select(['email', 'phone', 'name', 'last_name', 'status', 'is_deleted'])
    .where('id', '=', id)
    .where('role', '=', 'consultant')
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw new Refusal(404, refusalText.missing);
  const { to, action, refusal } = moves[move];
  const reason = refusal(person);
  if (reason !== undefined) throw new Refusal(409, reason);
  await trx
    .updateTable('users')
    .set({ ...to, version: nextVersion })
    .where('id', '=', id)
    .execute();
  await recordHistory(trx, 'user', id, admin, action);
  return person;
}
