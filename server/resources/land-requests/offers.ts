import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { paths } from '../../../rules/site/paths.ts';
import { Refusal } from '../../config/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { hashToken, newToken } from '../../identity/sessions.ts';
import { alertMessages } from '../../outbox/alerts.ts';
import { alertText } from '../../outbox/alertText.ts';
import { type HistoryActions, recordHistory } from '../history.ts';
import type { Services } from '../services.ts';
import { nextVersion } from '../versions.ts';
import { landRequestText } from './landRequestText.ts';

type Schemas = components['schemas'];
type Reply = Schemas['Reply'];

const dayMs = 24 * 60 * 60 * 1000;

/** The link by which an owner reads an offer and answers it. */
export interface OfferLink {
  url: string;
  expiresAt: Date;
}

/**
 * Stores an offer and ends the link of the one before it; call it in the transaction of the move,
 * which has locked the land request. Only the token's hash is stored; the link itself is only in
 * its message.
 * @param madeBy the admin's row in `users`.
 */
export async function makeOffer(
  { config, now }: Pick<Services, 'config' | 'now'>,
  trx: Kysely<Database>,
  offer: { landRequestId: number; amount: number; madeBy: number | undefined },
): Promise<OfferLink> {
  const madeAt = now();
  const expiresAt = new Date(madeAt.getTime() + config.offerDays * dayMs);
  const { token, tokenHash } = newToken();
  await endOffer(trx, offer.landRequestId, madeAt);
  await trx
    .insertInto('offers')
    .values({
      land_request_id: offer.landRequestId,
      amount: offer.amount,
      token_hash: tokenHash,
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

/** The offer of an open link, with its plot. */
const selectOpenOffer = (db: Kysely<Database>, token: string, now: Date) =>
  db
    .selectFrom('offers')
    .innerJoin('land_requests', 'land_requests.id', 'offers.land_request_id')
    .innerJoin('provinces', 'provinces.id', 'land_requests.province_id')
    .innerJoin('districts', 'districts.id', 'land_requests.district_id')
    .innerJoin('neighbourhoods', 'neighbourhoods.id', 'land_requests.neighbourhood_id')
    .select(['provinces.name as il_adi', 'districts.name as ilce_adi', 'neighbourhoods.name as mahalle_adi'])
    .select(['land_requests.ada', 'land_requests.parsel', 'offers.amount', 'offers.expires_at'])
    .select(['offers.reply', 'offers.reply_note', 'offers.replied_at'])
    .where('offers.token_hash', '=', hashToken(token))
    .where('offers.ended_at', 'is', null)
    .where('offers.expires_at', '>', now);

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
  const { amount, expires_at, reply, reply_note, replied_at, ...plot } = row;
  return {
    ...plot,
    teklif_tutar: amount,
    expires_at: expires_at.toISOString(),
    ...(reply && replied_at && { owner_reply: { reply, note: reply_note, tarih: replied_at.toISOString() } }),
  };
}

/** How the history names each reply. */
const actions = {
  accept: 'accepted',
  decline: 'declined',
  callMe: 'callAsked',
} as const satisfies Record<Reply, HistoryActions['request']>;

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
 * again stores nothing. It raises the version of the land request, so that no admin who has not
 * seen the reply makes the next move.
 * @returns the offer with the reply.
 * @throws Refusal 404, the same for a token that is wrong, ended or expired; 429 with `Retry-After`
 * after `maxRepliesPerDay`.
 */
export async function storeReply(
  { config, outbox, now }: Pick<Services, 'config' | 'outbox' | 'now'>,
  trx: Kysely<Database>,
  token: string,
  { reply, note }: { reply: Reply; note: string },
): Promise<Schemas['OwnerOffer']> {
  const tokenHash = hashToken(token);
  // locked as the office's moves do it, so that none ends the link during the reply
  const owner = await trx
    .selectFrom('land_requests')
    .select(['id', 'name', 'phone'])
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('offers').select('land_request_id').where('token_hash', '=', tokenHash),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!owner) throw endedLink();
  const offer = await readOffer(trx, token, now());
  if (offer.owner_reply?.reply === reply && offer.owner_reply.note === note) return offer;
  await refuseTooManyReplies(trx, owner.id);
  const repliedAt = now();
  await trx
    .updateTable('offers')
    .set({ reply, reply_note: note, replied_at: repliedAt })
    .where('token_hash', '=', tokenHash)
    .execute();
  const { id } = owner;
  await trx.updateTable('land_requests').set({ version: nextVersion }).where('id', '=', id).execute();
  const detail = note === '' ? undefined : { note };
  await recordHistory(trx, 'request', id, 'owner', actions[reply], detail);
  const alert = alertText.ownerReply(config.publicUrl, owner, offer, { reply, note });
  for (const message of alertMessages(config, alert, { kind: 'request', id })) await outbox.add(trx, message);
  return { ...offer, owner_reply: { reply, note, tarih: repliedAt.toISOString() } };
}

function endedLink(): Refusal {
  return new Refusal(404, landRequestText.endedLink);
}
