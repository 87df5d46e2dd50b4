import type { Kysely } from 'kysely';
import { type LandRequestMove, landRequestMoves } from '../../../rules/land-requests/landRequestMoves.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { requireAdmin } from '../../identity/sessions.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import type { Services } from '../services.ts';
import { nextVersion, outdated } from '../versions.ts';
import { createLandRequest } from './createLandRequest.ts';
import { landRequestList } from './landRequestList.ts';
import { selectLandRequests, toLandRequest } from './landRequestRows.ts';
import { landRequestText } from './landRequestText.ts';

type LandRequestHandlers = Pick<
  Handlers,
  | 'createLandRequest'
  | 'listLandRequests'
  | 'listPurchasedLandRequests'
  | 'listCanceledLandRequests'
  | 'getLandRequest'
  | 'offerLandRequest'
  | 'purchaseLandRequest'
  | 'cancelLandRequest'
>;

/** Owners' requests, and what admins do with them (product, 4). */
export function landRequestHandlers(services: Services): LandRequestHandlers {
  const { db, outbox } = services;
  return {
    createLandRequest: (call) => createLandRequest(services, call),
    listLandRequests: async ({ query, session }) => {
      requireAdmin(session);
      return landRequestList(db, [1, 2], query);
    },
    listPurchasedLandRequests: async ({ query, session }) => {
      requireAdmin(session);
      return landRequestList(db, [3], query);
    },
    listCanceledLandRequests: async ({ query, session }) => {
      requireAdmin(session);
      return landRequestList(db, [4], query);
    },
    async getLandRequest({ params, session }) {
      requireAdmin(session);
      const row = await selectLandRequests(db).where('land_requests.id', '=', params.id).executeTakeFirst();
      if (!row) throw new Refusal(404, refusalText.missing);
      return { status: 200, body: [toLandRequest(row)] };
    },
    async offerLandRequest({ params, body, session }) {
      requireAdmin(session);
      await db.transaction().execute(async (trx) => {
        await move(trx, params.id, 'offer', body.version, body.teklif_tutar);
        await recordHistory(trx, 'request', params.id, session, 'offered', {
          teklif_tutar: body.teklif_tutar,
        });
        const row = await selectLandRequests(trx)
          .where('land_requests.id', '=', params.id)
          .executeTakeFirstOrThrow();
        await outbox.add(trx, {
          kind: 'offerMade',
          to: row.phone,
          subject: landRequestText.offerSubject,
          body: landRequestText.offerBody({
            ...row,
            place: `${row.il_adi} ${row.ilce_adi} ${row.mahalle_adi}`,
            amount: body.teklif_tutar,
          }),
        });
      });
      outbox.wake();
      return { status: 200, body: { status: 'success' } };
    },
    async purchaseLandRequest({ params, query, session }) {
      requireAdmin(session);
      await db.transaction().execute(async (trx) => {
        await move(trx, params.id, 'purchase', query.version);
        await recordHistory(trx, 'request', params.id, session, 'purchased');
      });
      return { status: 202, body: { status: 'success' } };
    },
    async cancelLandRequest({ params, query, session }) {
      requireAdmin(session);
      await db.transaction().execute(async (trx) => {
        await move(trx, params.id, 'cancel', query.version);
        await recordHistory(trx, 'request', params.id, session, 'canceled');
      });
      return { status: 202, body: { status: 'success' } };
    },
  };
}

/**
 * Makes the move in one statement, so that two admins cannot both make theirs.
 * @param seen the version that the admin has read; without one nothing is compared.
 * @param amount what is offered, in TL.
 * @throws Refusal 404 or 409 when it cannot be made.
 */
async function move(
  trx: Kysely<Database>,
  id: number,
  name: LandRequestMove,
  seen: number | undefined,
  amount?: number,
): Promise<void> {
  const { from, to } = landRequestMoves[name];
  let moving = trx
    .updateTable('land_requests')
    .set({ durum: to, version: nextVersion, ...(amount === undefined ? {} : { teklif_tutar: amount }) })
    .where('id', '=', id)
    .where('durum', 'in', from);
  if (seen !== undefined) moving = moving.where('version', '=', seen);
  if (await moving.returning('id').executeTakeFirst()) return;
  const row = await trx.selectFrom('land_requests').select('durum').where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal(404, refusalText.missing);
  if (row.durum === 3 || row.durum === 4) throw new Refusal(409, landRequestText.closed[row.durum]);
  throw outdated();
}
