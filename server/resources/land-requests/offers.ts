import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { offerEnd } from '../../../rules/land-requests/offerEnd.ts';
import { landRequestReference } from '../../../rules/land-requests/reference.ts';
import { paths } from '../../../rules/site/paths.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { hashToken, newToken, type Session } from '../../identity/sessions.ts';
import { alertMessages } from '../../outbox/alerts.ts';
import { alertText } from '../../outbox/alertText.ts';
import { type HistoryActions, recordHistory } from '../history.ts';
import { parcelOf } from '../parcels/storedParcels.ts';
import type { Services } from '../services.ts';
import { nextVersion } from '../versions.ts';
import { hasOnly, refuseChanged } from './changedMeanwhile.ts';
import { lockGroup, repeatReplies, unsettleReplies } from './joined.ts';
import { ownPhotos } from './landRequestPhotos.ts';
import { nextWorkVersion, replyOf } from './landRequestRows.ts';
import { landRequestText } from './landRequestText.ts';
import { openPlan } from './purchasePlans.ts';

type Schemas = components['schemas'];
type Reply = Schemas['Reply'];

/** The link by which an owner reads an offer and answers it. */
export interface OfferLink {
  url: string;
  expiresAt: Date;
}

/** How long the message of an offer waits, so that the offer can be taken back. */
export const offerDelaySeconds = 10;
/** The delay, and the time that a call of the last second may take. */
const maxTakeBackSeconds = offerDelaySeconds + 20;

/**
 * Stores an offer and ends the link of the one before it; call it in the transaction of the move,
 * which has locked the land request. Only the token's hash is stored; the link itself is only in
 * its message.
 * @param offer.amountBefore the amount that it replaces, 0 for none.
 * @param offer.madeBy the admin's row in `users`.
 */
export async function makeOffer(
  { config }: Pick<Services, 'config'>,
  trx: Kysely<Database>,
  {
    madeAt,
    ...offer
  }: {
    landRequestId: number;
    amount: number;
    amountBefore: number;
    madeBy: number | undefined;
    madeAt: Date;
  },
): Promise<OfferLink> {
  const expiresAt = offerEnd(madeAt, config.offerDays);
  const { token, tokenHash } = newToken();
  await endOffer(trx, offer.landRequestId, madeAt);
  await trx
    .insertInto('offers')
    .values({
      land_request_id: offer.landRequestId,
      amount: offer.amount,
      token_hash: tokenHash,
      amount_before: offer.amountBefore,
      made_at: madeAt,
      made_by: offer.madeBy ?? null,
      expires_at: expiresAt,
    })
    .execute();
  return { url: config.publicUrl + paths.ownerOffer.to(token), expiresAt };
}

/** Ends the link of a land request's offer; call it in the transaction of what ends the offer. */
export async function endOffer(trx: Kysely<Database>, landRequestId: number, now: Date): Promise<void> {
  await trx
    .updateTable('offers')
    .set({ ended_at: now })
    .where('land_request_id', '=', landRequestId)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Takes the last offer back whose message still waits, and restores what was before it: durum,
 * amount, and the link to the offer before it, with its reply. The offer's row goes with its
 * message, because nobody but the office has seen it; the history keeps both.
 * @param seen the version that the caller has read; without one nothing is compared.
 * @throws Refusal 404 for an unknown land request; 409 when it has changed since or is closed, the
 * owner has replied, there is no offer, or its message has left.
 */
export async function takeBackOffer(
  trx: Kysely<Database>,
  id: number,
  seen: number | undefined,
  session: Session | undefined,
): Promise<void> {
  const group = await lockGroup(trx, [id]);
  const landRequest = group.find((one) => one.id === id);
  if (!landRequest) throw new Refusal(404, refusalText.missing);
  const offer = await trx
    .selectFrom('offers')
    .select(['id', 'amount', 'amount_before', 'made_at', 'reply'])
    .where('land_request_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  // the answer to the first call was lost
  if (await hasOnly(trx, 'offerTakenBack', landRequest, seen, session)) return;
  if (offer?.reply) throw new Refusal(409, landRequestText.takeBack.answered);
  await refuseChanged(trx, landRequest, seen, session);
  // a message that is being claimed is locked until its attempt is counted
  const message = await trx
    .selectFrom('outbox_messages')
    .select(['id', 'attempts', 'abandoned_as'])
    .select(
      sql<boolean>`created_at > now() - make_interval(secs => ${sql.lit(maxTakeBackSeconds)})`.as('is_new'),
    )
    .where('land_request_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!offer || offer.amount_before === null) throw new Refusal(409, landRequestText.takeBack.none);
  const isUntouched = message && message.attempts === 0 && message.abandoned_as === null && message.is_new;
  if (!isUntouched) throw new Refusal(409, landRequestText.takeBack.sent);
  await trx.deleteFrom('outbox_messages').where('id', '=', message.id).execute();
  await trx.deleteFrom('offers').where('id', '=', offer.id).execute();
  await reopenOfferBefore(trx, id, offer.made_at);
  const before = offer.amount_before;
  await sql`
    update land_requests
    set durum = ${before > 0 ? 2 : 1}, teklif_tutar = ${before},
      first_offered_at = nullif(first_offered_at, ${offer.made_at}::timestamptz)
    where id = ${id}`.execute(trx);
  await unsettleReplies(trx, id, offer.made_at);
  await repeatReplies(trx, [id], sql`newest.reply is not null`);
  await recordHistory(trx, 'request', id, session, 'offerTakenBack', { teklif_tutar: offer.amount });
}

/**
 * Opens the link again that the offer made at this time has ended. Its message goes out if it was
 * stopped by the later one alone.
 */
async function reopenOfferBefore(trx: Kysely<Database>, landRequestId: number, madeAt: Date): Promise<void> {
  const reopened = await trx
    .updateTable('offers')
    .set({ ended_at: null })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('offers')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('land_request_id', '=', landRequestId),
    )
    .where('ended_at', '=', madeAt)
    .executeTakeFirst();
  if (reopened.numUpdatedRows === 0n) return;
  await sql`
    update outbox_messages set abandoned_as = null, next_attempt_at = now()
    where abandoned_as = 'revoked' and delivered_at is null and erased_at is null
      and id = (select max(id) from outbox_messages where land_request_id = ${landRequestId})`.execute(trx);
}

/** The offer of an open link, with its owner's name and plot. */
const selectOpenOffer = (db: Kysely<Database>, token: string, now: Date) =>
  db
    .selectFrom('offers')
    .innerJoin('land_requests', 'land_requests.id', 'offers.land_request_id')
    .innerJoin('provinces', 'provinces.id', 'land_requests.province_id')
    .innerJoin('districts', 'districts.id', 'land_requests.district_id')
    .innerJoin('neighbourhoods', 'neighbourhoods.id', 'land_requests.neighbourhood_id')
    .select(['provinces.name as il_adi', 'districts.name as ilce_adi', 'neighbourhoods.name as mahalle_adi'])
    .select(['land_requests.id', 'land_requests.name', 'land_requests.ada', 'land_requests.parsel'])
    .select(['land_requests.metrekare', 'offers.amount', 'offers.made_at', 'offers.expires_at'])
    .select(parcelOf('land_request_id', sql`land_requests.id`).as('outline'))
    .select(['offers.reply', 'offers.reply_note', 'offers.counter_amount', 'offers.replied_at'])
    .where('offers.token_hash', '=', hashToken(token))
    .where('offers.ended_at', 'is', null)
    // whoever has accepted follows the purchase after the last day of the offer
    .where(({ eb, or }) => or([eb('offers.expires_at', '>', now), eb('offers.reply', '=', 'accept')]));

/**
 * Reads the offer of a link. Reading changes nothing: previews of messages open links too.
 * @throws Refusal 404, the same for a token that is wrong, ended or expired.
 */
export async function readOffer(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Schemas['OwnerOffer']> {
  const row = await selectOpenOffer(db, token, now).executeTakeFirst();
  if (!row) throw endedLink();
  const {
    id,
    amount,
    made_at,
    expires_at,
    reply,
    reply_note: note,
    counter_amount,
    replied_at,
    outline,
    ...shown
  } = row;
  const photos = await ownPhotos(db, id);
  return {
    ...shown,
    reference: landRequestReference(id),
    teklif_tutar: amount,
    offered_at: made_at.toISOString(),
    expires_at: expires_at.toISOString(),
    ...(expires_at <= now && { expired: true as const }),
    ...replyOf({ reply, note, counter_amount, replied_at }),
    ...(photos.length > 0 && { fotograflar: photos }),
    ...(outline && { parcel: outline }),
  };
}

/** How the history names each reply. */
const actions = {
  accept: 'accepted',
  decline: 'declined',
  callMe: 'callAsked',
} as const satisfies Record<Reply, HistoryActions['request']>;

/** An owner's reply, with the note as it is stored. */
type GivenReply = Omit<Schemas['OwnerReply'], 'tarih'>;

const isSameReply = (one: GivenReply, other: GivenReply) =>
  one.reply === other.reply && one.note === other.note && one.karsi_teklif === other.karsi_teklif;

/** How often an owner may answer one offer in 24 hours; whoever has the link could do it endlessly. */
const maxRepliesPerDay = 5;

/** @throws Refusal 429 with `Retry-After` for one reply too many; the land request must be locked. */
async function refuseTooManyReplies(trx: Kysely<Database>, landRequestId: number): Promise<void> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from created_at + interval '24 hours' - now()))::int as seconds
    from history
    where kind = 'request' and record_id = ${landRequestId} and action in (${sql.join(Object.values(actions))})
      and created_at > now() - interval '24 hours'
      -- a new offer asks anew
      and id > coalesce(
        (select max(id) from history where kind = 'request' and record_id = ${landRequestId} and action = 'offered'),
        0
      )
    order by id desc
    offset ${sql.lit(maxRepliesPerDay - 1)} limit 1`.execute(trx);
  const [earliest] = rows;
  if (!earliest) return;
  const headers = { 'Retry-After': String(Math.max(1, earliest.seconds)) };
  throw new Refusal(429, landRequestText.tooManyReplies, { headers });
}

/**
 * Stores an owner's reply, with its history entry and the alerts to the office. The same reply
 * again, with the same note and amount, stores nothing. It raises the version of the land request, so that no admin who has not
 * seen the reply makes the next move, and that of the work.
 * @returns the offer with the reply.
 * @throws Refusal 404, the same for a token that is wrong, ended or expired; 429 with `Retry-After`
 * after `maxRepliesPerDay`.
 */
export async function storeReply(
  { config, outbox, now }: Pick<Services, 'config' | 'outbox' | 'now'>,
  trx: Kysely<Database>,
  token: string,
  given: GivenReply,
): Promise<Schemas['OwnerOffer']> {
  const tokenHash = hashToken(token);
  const offered = await trx
    .selectFrom('offers')
    .select('land_request_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!offered) throw endedLink();
  // locked as the office's moves do it, so that none ends the link during the reply
  const group = await lockGroup(trx, [offered.land_request_id]);
  const owner = group.find(({ id }) => id === offered.land_request_id);
  if (!owner) throw endedLink();
  const offer = await readOffer(trx, token, now());
  if (offer.owner_reply && isSameReply(offer.owner_reply, given)) return offer;
  if (offer.expired) throw endedLink();
  await refuseTooManyReplies(trx, owner.id);
  const repliedAt = now();
  const { reply, note, karsi_teklif } = given;
  await trx
    .updateTable('offers')
    .set({ reply, reply_note: note, counter_amount: karsi_teklif ?? null, replied_at: repliedAt })
    .where('token_hash', '=', tokenHash)
    .execute();
  const { id } = owner;
  await trx
    .updateTable('land_requests')
    .set({ version: nextVersion, owner_reply: reply, owner_reply_at: repliedAt, reply_waits: true })
    .set({ reply_settled_at: null })
    // who plans the next call without having seen the reply is told of it
    .set({ work_version: nextWorkVersion })
    .where('id', '=', id)
    .execute();
  // the office sees it with the leader, whose next move must know of it
  if (owner.joined_to !== null) await repeatReplies(trx, [owner.joined_to], sql`true`);
  if (reply === 'accept') await openPlan(trx, id, repliedAt);
  const detail = { ...(note !== '' && { note }), ...(karsi_teklif !== undefined && { karsi_teklif }) };
  const hasDetail = Object.keys(detail).length > 0;
  await recordHistory(trx, 'request', id, 'owner', actions[reply], hasDetail ? detail : undefined);
  const alert = alertText.ownerReply(config.publicUrl, owner, offer, given);
  for (const message of alertMessages(config, alert, { kind: 'request', id })) await outbox.add(trx, message);
  return { ...offer, owner_reply: { ...given, tarih: repliedAt.toISOString() } };
}

/** The same for a token that is wrong, ended or expired. */
export function endedLink(): Refusal {
  return new Refusal(404, landRequestText.endedLink);
}
