import type { Kysely } from 'kysely';
import { deviceName } from '../../../rules/account/device.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { addressKey } from '../../identity/addressKey.ts';
import { maskNetwork } from '../../identity/maskNetwork.ts';
import { requireOpenSession, requireSession, type Session } from '../../identity/sessions.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';

/** The caller's own sessions: where they are open, and how each or all others end (product, 10). */
export function sessionHandlers({ db, sessions }: Pick<Services, 'db' | 'sessions'>) {
  return {
    async listSessions({ session, request }) {
      const { personId, tokenHash } = requireSession(session);
      const here = addressKey(request.ip);
      const open = await sessions.list(personId);
      const body = open.map((one) => ({
        id: one.id,
        device: deviceName(one.user_agent),
        network: maskNetwork(one.network),
        same_network: one.network === here,
        signed_in_at: one.created_at.toISOString(),
        last_used_at: one.last_used_at.toISOString(),
        current: one.token_hash === tokenHash,
      }));
      return { status: 200, body };
    },

    async endSession({ params: { id }, session }) {
      const caller = requireSession(session);
      await db.transaction().execute(async (trx) => {
        await lockSessions(trx, caller);
        const ended = await trx
          .deleteFrom('sessions')
          .where('id', '=', id)
          .where('user_id', '=', caller.personId)
          .returning('id')
          .executeTakeFirst();
        if (!ended) throw new Refusal(404, refusalText.missing);
      });
      return { status: 200, body: { status: 'success' } };
    },

    async endOtherSessions({ session }) {
      const caller = requireSession(session);
      await db.transaction().execute(async (trx) => {
        await lockSessions(trx, caller);
        await sessions.closeAll(trx, caller.personId, caller);
      });
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}

/**
 * Locks the account before its sessions, as every change of them does: two sessions that end each
 * other at once would wait for each other.
 */
async function lockSessions(trx: Kysely<Database>, caller: Session): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', caller.personId).forNoKeyUpdate().execute();
  await requireOpenSession(trx, caller);
}
