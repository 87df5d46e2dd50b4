import type { Handlers } from './contract.ts';
import { createLandRequest } from './landRequestForm.ts';
import { landRequestList } from './landRequestList.ts';
import { type LandRequestMove, landRequestMoves } from './landRequestMoves.ts';
import { selectLandRequests, toLandRequest } from './landRequestRows.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import { requireAdmin } from './sessions.ts';
import { text } from './text.ts';
import { landRequestText } from './text-landRequests.ts';

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

/** Owners' requests, and what admins do with them (specification, section 4). */
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
      if (!row) throw new Refusal(404, text.refusal.missing);
      return { status: 200, body: [toLandRequest(row)] };
    },
    async offerLandRequest({ params, body, session }) {
      requireAdmin(session);
      await db.transaction().execute(async (trx) => {
        await move({ ...services, db: trx }, params.id, 'offer', body.teklif_tutar);
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
    async purchaseLandRequest({ params, session }) {
      requireAdmin(session);
      await move(services, params.id, 'purchase');
      return { status: 202, body: { status: 'success' } };
    },
    async cancelLandRequest({ params, session }) {
      requireAdmin(session);
      await move(services, params.id, 'cancel');
      return { status: 202, body: { status: 'success' } };
    },
  };
}

/** Makes the move in one statement, so that two admins cannot both make theirs. Throws 404 or 409 when it cannot be made. */
async function move(
  { db }: Pick<Services, 'db'>,
  id: number,
  name: LandRequestMove,
  amount?: number,
): Promise<void> {
  const { from, to } = landRequestMoves[name];
  const moved = await db
    .updateTable('land_requests')
    .set({ durum: to, ...(amount === undefined ? {} : { teklif_tutar: amount }) })
    .where('id', '=', id)
    .where('durum', 'in', from)
    .returning('id')
    .executeTakeFirst();
  if (moved) return;
  const row = await db.selectFrom('land_requests').select('durum').where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal(404, text.refusal.missing);
  throw new Refusal(409, landRequestText.closed[row.durum === 4 ? 4 : 3]);
}
