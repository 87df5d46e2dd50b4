import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CancelReason } from '../../../rules/land-requests/cancelReason.ts';
import { type LandRequestMove, landRequestMoves } from '../../../rules/land-requests/landRequestMoves.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import type { Session } from '../../identity/sessions.ts';
import { toPhone } from '../../outbox/message.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { messagesOfOwner } from '../messages/messagesOfOwner.ts';
import type { Services } from '../services.ts';
import { nextVersion } from '../versions.ts';
import { hasOnly, outdatedLandRequest, refuseChanged } from './changedMeanwhile.ts';
import { createLandRequest } from './createLandRequest.ts';
import {
  endJoinedOffers,
  joinLandRequests,
  lockGroup,
  refusePending,
  separateLandRequest,
  settleRepliesByMove,
} from './joined.ts';
import { allLandRequestList, closedLandRequestList, openLandRequestList } from './landRequestList.ts';
import { landRequestPhotoHandlers } from './landRequestPhotos.ts';
import {
  nextWorkVersion,
  selectFullLandRequests,
  selectLandRequests,
  toFullLandRequest,
} from './landRequestRows.ts';
import { landRequestText } from './landRequestText.ts';
import { endOffer, makeOffer, offerDelaySeconds, readOffer, storeReply, takeBackOffer } from './offers.ts';
import { purchaseHandlers } from './purchaseHandlers.ts';
import { cancelAppointments } from './purchasePlans.ts';
import { similarLandRequests } from './similarLandRequests.ts';

/** Owners' land requests, and the moves that admins make with them (product, 4). */
export function landRequestHandlers(services: Services) {
  const { db, outbox, now } = services;

  const purchaseOrCancel = async (
    move: 'purchase' | 'cancel',
    id: number,
    seen: number | undefined,
    admin: Session | undefined,
    neden?: CancelReason,
  ) => {
    await db.transaction().execute(async (trx) => {
      const group = await lockGroup(trx, [id]);
      await makeMove(trx, id, move, { seen, caller: admin, neden });
      await endOffer(trx, id, now());
      // nobody would see a reply to what is joined to a closed land request
      await endJoinedOffers(trx, id, now());
      await settleRepliesByMove(trx, id, now());
      // the deed of a purchase may still be ahead, but not those of the others
      const ended = group.filter((one) => one.joined_to === id || (one.id === id && move === 'cancel'));
      await cancelAppointments(
        trx,
        ended.map((one) => one.id),
        now(),
      );
      const action = move === 'purchase' ? 'purchased' : 'canceled';
      await recordHistory(trx, 'request', id, admin, action, neden && { neden });
    });
    return { status: 202, body: { status: 'success' } } as const;
  };

  return {
    ...landRequestPhotoHandlers(services),
    ...purchaseHandlers(services),
    createLandRequest: (call) => createLandRequest(services, call),
    listAllLandRequests: ({ query }) => allLandRequestList(db, query, now()),
    listLandRequests: ({ query, session }) => openLandRequestList(db, query, { session, now: now() }),
    listPurchasedLandRequests: ({ query }) => closedLandRequestList(db, 3, query),
    listCanceledLandRequests: ({ query }) => closedLandRequestList(db, 4, query),

    async getLandRequest({ params, request }) {
      const found = selectFullLandRequests(db).where('land_requests.id', '=', params.id);
      const row = await found.executeTakeFirst();
      if (!row) throw new Refusal(404, refusalText.missing);
      const joined = await selectLandRequests(db).where('joined_to', '=', row.id).orderBy('id').execute();
      request.trace = { alsoRead: joined.map(({ id }) => ({ kind: 'landRequest', id })) };
      return { status: 200, body: [toFullLandRequest(row, joined)] };
    },

    async listSimilarLandRequests({ params: { id }, request }) {
      const [similar, messages] = await Promise.all([similarLandRequests(db, id), messagesOfOwner(db, id)]);
      const others = [
        ...similar.samePlot.landRequests,
        ...similar.samePhone.landRequests,
        ...similar.nearest,
      ];
      request.trace = {
        alsoRead: [
          ...others.map((one) => ({ kind: 'landRequest', id: one.id }) as const),
          ...messages.messages.map((one) => ({ kind: 'contactMessage', id: one.id }) as const),
        ],
      };
      return { status: 200, body: { ...similar, messages } };
    },

    async offerLandRequest({ params: { id }, body: { teklif_tutar, version }, session }) {
      await db.transaction().execute(async (trx) => {
        const madeAt = now();
        const set = {
          teklif_tutar,
          first_offered_at: sql<Date>`coalesce(first_offered_at, ${madeAt})`,
          // a reply stays with the offer that it answers
          owner_reply: null,
          owner_reply_at: new Date(0),
        };
        const group = await lockGroup(trx, [id]);
        const before = group.find((one) => one.id === id)?.teklif_tutar ?? 0;
        const isNew = await makeMove(trx, id, 'offer', { seen: version, caller: session }, set);
        // the answer to the first call was lost: the owner has the message already
        if (!isNew) return;
        await refusePending(trx, group, id, madeAt);
        await settleRepliesByMove(trx, id, madeAt);
        await recordHistory(trx, 'request', id, session, 'offered', { teklif_tutar });
        const row = await selectLandRequests(trx)
          .where('land_requests.id', '=', id)
          .executeTakeFirstOrThrow();
        const { url, expiresAt } = await makeOffer(services, trx, {
          landRequestId: id,
          amount: teklif_tutar,
          amountBefore: before,
          madeBy: session?.personId,
          madeAt,
        });
        const { template, ...message } = landRequestText.offer(row, url, expiresAt);
        await outbox.add(trx, {
          kind: 'offerMade',
          to: toPhone(row.phone),
          offer: { landRequestId: id, expiresAt },
          delaySeconds: offerDelaySeconds,
          ...message,
          ...(services.config.messages.whatsapp && { template }),
        });
      });
      return { status: 200, body: { status: 'success' } };
    },

    async takeBackOffer({ params, query, session }) {
      await db.transaction().execute((trx) => takeBackOffer(trx, params.id, query.version, session));
      // the message of the offer before may go out again
      outbox.wake();
      return { status: 200, body: { status: 'success' } };
    },

    async joinLandRequests({ params: { id }, body, session }) {
      const seen = { version: body.version, leaderVersion: body.joined_to_version };
      await db
        .transaction()
        .execute((trx) => joinLandRequests(trx, { id, leaderId: body.joined_to }, seen, session, now()));
      return { status: 200, body: { status: 'success' } };
    },

    async separateLandRequest({ params, query, session }) {
      await db.transaction().execute((trx) => separateLandRequest(trx, params.id, query.version, session));
      return { status: 200, body: { status: 'success' } };
    },

    purchaseLandRequest: ({ params, query, session }) =>
      purchaseOrCancel('purchase', params.id, query.version, session),
    cancelLandRequest: ({ params, query, session }) =>
      purchaseOrCancel('cancel', params.id, query.version, session, query.neden),

    getOffer: async ({ params: { token } }) => ({ status: 200, body: await readOffer(db, token, now()) }),

    async replyToOffer({ params: { token }, body }) {
      // one line, as alerts and the history show it
      const note = (body.note ?? '').trim().replaceAll(/\s+/g, ' ');
      const given = { ...body, note };
      const offer = await db.transaction().execute((trx) => storeReply(services, trx, token, given));
      outbox.wake();
      return { status: 200, body: offer };
    },
  } satisfies Partial<Handlers>;
}

/** Nobody is to be called about a closed land request. */
const endOfCall = {
  next_call_on: null,
  next_call_time: null,
  work_version: sql<number>`case when next_call_on is null then work_version else ${nextWorkVersion} end`,
};

/**
 * Makes the move in one statement, so that two admins cannot both make theirs.
 * @param seen the version that the admin has read; without one nothing is compared.
 * @param offer what an offer changes.
 * @param neden why a cancellation ends it, where the admin says so.
 * @returns false when the call repeats an offer: the next version holds just this one, of the same
 * admin.
 * @throws Refusal 404 for an unknown id, 409 when the durum refuses the move, or the land request is
 * joined to another one or has changed since the admin read it.
 */
async function makeMove(
  trx: Kysely<Database>,
  id: number,
  move: LandRequestMove,
  {
    seen,
    caller,
    neden,
  }: { seen: number | undefined; caller: Session | undefined; neden?: CancelReason | undefined },
  offer?: {
    teklif_tutar: number;
    first_offered_at: RawBuilder<Date>;
    owner_reply: null;
    owner_reply_at: Date;
  },
): Promise<boolean> {
  const { from, to } = landRequestMoves[move];
  let update = trx
    .updateTable('land_requests')
    .set({
      durum: to,
      version: nextVersion,
      reply_waits: false,
      ...offer,
      ...(neden !== undefined && { neden }),
      ...(move !== 'offer' && endOfCall),
    })
    .where('id', '=', id)
    .where('durum', 'in', from)
    .where('joined_to', 'is', null);
  if (seen !== undefined) update = update.where('version', '=', seen);
  if (await update.returning('id').executeTakeFirst()) return true;
  const row = await trx
    .selectFrom('land_requests')
    .select(['id', 'durum', 'teklif_tutar', 'version', 'erased_at', 'joined_to'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, refusalText.missing);
  const isSameOffer = row.durum === to && row.teklif_tutar === offer?.teklif_tutar && !row.erased_at;
  if (isSameOffer && (await hasOnly(trx, 'offered', row, seen, caller))) return false;
  await refuseChanged(trx, row, seen, caller);
  // it has changed between the statements
  throw await outdatedLandRequest(trx, id, 'landRequest', caller);
}
