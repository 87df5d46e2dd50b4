import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import type { Database } from '../../database/schema.ts';
import type { RowOf } from '../answerList.ts';
import { userName } from '../history.ts';
import { getsNoSms } from '../messages/deadRecipients.ts';
import { planIds } from './purchasePlans.ts';

type LandRequest = components['schemas']['LandRequest'];

/**
 * Selects land requests with the names of their places. Planning three joins takes longer than
 * running these scalar subqueries.
 */
export function selectLandRequests(db: Kysely<Database>) {
  return db
    .selectFrom('land_requests')
    .select([
      'id',
      'created_at',
      'name',
      'phone',
      'ada',
      'parsel',
      'durum',
      'neden',
      'teklif_tutar',
      'version',
      'joined_to',
    ])
    .select(['province_id', 'district_id', 'neighbourhood_id', 'arsa_deger', 'metrekare', 'tapu_durum'])
    .select(['imar_durum', 'sahip_zaman', 'resmi_yol', 'edinme_sekli', 'egim', 'manzara'])
    .select(['kvkk_version', 'kvkk_accepted_at'])
    .select([
      sql<string>`(select name from provinces where id = land_requests.province_id)`.as('il_adi'),
      sql<string>`(select name from districts where id = land_requests.district_id)`.as('ilce_adi'),
      sql<string>`(select name from neighbourhoods where id = land_requests.neighbourhood_id)`.as(
        'mahalle_adi',
      ),
      // the end of the last offer's link, and the reply
      sql<LastOffer | null>`(
        select jsonb_build_object(
          'expires_at', expires_at, 'reply', reply, 'note', reply_note, 'counter_amount', counter_amount,
          'replied_at', replied_at
        )
        from offers where land_request_id = land_requests.id order by offers.id desc limit 1
      )`.as('last_offer'),
      // the newest reply, where it is of one that is joined to the land request
      sql<JoinedReply | null>`(
        select jsonb_build_object(
          'id', joined.id, 'reply', reply, 'note', reply_note, 'counter_amount', counter_amount,
          'replied_at', replied_at
        )
        from land_requests as joined join offers on offers.land_request_id = joined.id
        where joined.joined_to = land_requests.id and replied_at = land_requests.owner_reply_at
        limit 1
      )`.as('joined_reply'),
    ]);
}

interface ImportSource {
  id: number;
  file_name: string;
  by: string | null;
  at: string;
}

interface StoredReply {
  reply: components['schemas']['Reply'] | null;
  note: string;
  counter_amount: number | null;
  replied_at: Date | string | null;
}

interface LastOffer extends StoredReply {
  expires_at: string;
}

interface JoinedReply extends StoredReply {
  /** The joined land request. */
  id: number;
}

/** The id of a land request, and of what is joined to it. */
const ownAndJoinedIds = sql`array(
  select land_requests.id union all
  select id from land_requests as joined where joined.joined_to = land_requests.id
)`;

/** Selects a land request with all its offers and photographs, and those of what is joined to it. */
export function selectFullLandRequests(db: Kysely<Database>) {
  return selectLandRequests(db).select([
    'reply_waits',
    'komisyon',
    sql<string | null>`(select ${userName} from users where users.id = land_requests.brought_by)`.as(
      'brought_by',
    ),
    getsNoSms(sql`land_requests.phone_key`).as('sms_unreachable'),
    sql<ImportSource | null>`(
        select jsonb_build_object(
          'id', imports.id, 'file_name', file_name, 'by', ${userName}, 'at', consented_at
        )
        from imports left join users on users.id = imports.consented_by
        where imports.id = land_requests.import_id
      )`.as('import_source'),
    sql<StoredPhoto[]>`(
      select coalesce(jsonb_agg(jsonb_build_object(
        'file', name, 'tarih', made_at, 'land_request_id', nullif(land_request_id, land_requests.id)
      ) order by land_request_id, made_at, name), '[]')
      from land_request_photos where land_request_id = any(${ownAndJoinedIds})
    )`.as('photos'),
    planIds(ownAndJoinedIds).as('purchase_plans'),
    // the admin of an offer may have been removed
    sql<StoredOffer[]>`(
      select coalesce(jsonb_agg(to_jsonb(made) order by made.id desc), '[]') from (
        select id, amount, made_at, expires_at,
          (select ${userName} from users where users.id = offers.made_by) as by,
          reply, reply_note as note, counter_amount, replied_at,
          nullif(land_request_id, land_requests.id) as joined_id,
          id < max(id) over (partition by land_request_id) as replaced
        from offers
        where land_request_id = any(${ownAndJoinedIds})
        order by offers.id desc limit ${sql.lit(maxOffers)}
      ) as made
    )`.as('offers'),
  ]);
}

/** The longest list of the contract. */
const maxOffers = 100;

interface StoredPhoto {
  file: string;
  tarih: string;
  /** The joined land request whose owner has sent it; null for the own owner's. */
  land_request_id: number | null;
}

interface StoredOffer extends LastOffer {
  id: number;
  amount: number;
  made_at: string;
  by: string | null;
  /** The joined land request that it was made for; null for the land request's own. */
  joined_id: number | null;
  replaced: boolean;
}

/**
 * The contract's `FullLandRequest`.
 * @param joined the land requests that are joined to it.
 */
export function toFullLandRequest(
  {
    offers,
    photos,
    reply_waits,
    sms_unreachable,
    brought_by,
    komisyon,
    import_source,
    purchase_plans,
    ...landRequest
  }: RowOf<typeof selectFullLandRequests>,
  joined: readonly RowOf<typeof selectLandRequests>[],
): components['schemas']['FullLandRequest'] {
  return {
    ...toLandRequest(landRequest),
    ...leaderOf(landRequest),
    ...replyFrom(landRequest),
    ...(reply_waits && { reply_waits }),
    ...(sms_unreachable && { sms_unreachable: true }),
    ...(brought_by !== null && { brought_by }),
    ...(komisyon !== '' && { komisyon }),
    ...(import_source && { imported: importedOf(import_source) }),
    ...(purchase_plans.length > 0 && { purchase_plans }),
    ...(joined.length > 0 && { joined: joined.map(toJoined) }),
    ...(photos.length > 0 && {
      fotograflar: photos.map(({ file, tarih, land_request_id }) => ({
        file,
        tarih: new Date(tarih).toISOString(),
        ...(land_request_id !== null && { land_request_id }),
      })),
    }),
    offers: offers.map((offer) => ({
      id: offer.id,
      teklif_tutar: offer.amount,
      tarih: new Date(offer.made_at).toISOString(),
      by: offer.by ?? '',
      expires_at: new Date(offer.expires_at).toISOString(),
      replaced: offer.replaced,
      ...(offer.joined_id !== null && { land_request_id: offer.joined_id }),
      ...replyOf(offer),
    })),
  };
}

/** The contract's `JoinedLandRequest`. */
function toJoined(row: RowOf<typeof selectLandRequests>): components['schemas']['JoinedLandRequest'] {
  const { id, name, phone, ilce, mahalle, ada, parsel, durum, version } = toLandRequest(row);
  return { id, name, phone, ilce, mahalle, ada, parsel, durum, version, joined_to: row.joined_to ?? id };
}

/** The contract's `LandRequest` (product, 3). */
export function toLandRequest({
  created_at,
  province_id,
  district_id,
  neighbourhood_id,
  il_adi,
  ilce_adi,
  mahalle_adi,
  arsa_deger,
  neden,
  last_offer,
  joined_reply,
  joined_to: _,
  kvkk_version,
  kvkk_accepted_at,
  ...shown
}: RowOf<typeof selectLandRequests>): LandRequest {
  return {
    Id: shown.id,
    ...shown,
    tarih: created_at.toISOString(),
    il: { id: province_id, il_adi },
    ilce: { id: district_id, ilce_adi },
    mahalle: { id: neighbourhood_id, mahalle_adi },
    arsa_degeri: arsa_deger,
    ...(neden && { neden }),
    ...ofOwner(last_offer),
    ...(joined_reply && replyOf(joined_reply)),
    ...(kvkk_version !== null && { kvkk_version }),
    ...(kvkk_accepted_at && { kvkk_accepted_at: kvkk_accepted_at.toISOString() }),
  };
}

/** The import that a land request comes from, with who has said that the owner has consented. */
function importedOf({ at, by, ...file }: ImportSource) {
  return { ...file, ...(by && { by }), tarih: new Date(at).toISOString() };
}

/** The contract's `FoundLandRequest`. */
export function toFoundLandRequest(
  row: RowOf<typeof selectLandRequests>,
): components['schemas']['FoundLandRequest'] {
  return { ...toLandRequest(row), ...leaderOf(row) };
}

const leaderOf = ({ joined_to }: { joined_to: number | null }) => (joined_to === null ? {} : { joined_to });
const replyFrom = ({ joined_reply }: { joined_reply: JoinedReply | null }) =>
  joined_reply ? { reply_from: joined_reply.id } : {};

/** What a land request shows of the owner's link. */
function ofOwner(offer: LastOffer | null): Pick<LandRequest, 'owner_reply' | 'offer_expires_at'> {
  if (!offer) return {};
  return { offer_expires_at: new Date(offer.expires_at).toISOString(), ...replyOf(offer) };
}

/** The contract's `OwnerReply` in its field; nothing before the owner has replied. */
export function replyOf({
  reply,
  note,
  counter_amount,
  replied_at,
}: StoredReply): Pick<LandRequest, 'owner_reply'> {
  if (!reply || !replied_at) return {};
  return {
    owner_reply: {
      reply,
      note,
      ...(counter_amount !== null && { karsi_teklif: counter_amount }),
      tarih: new Date(replied_at).toISOString(),
    },
  };
}

/** The name of the admin who has a land request; null while nobody has it. */
export const assigneeName = sql<string | null>`(
  select ${userName} from users where users.id = land_requests.assignee_id
)`;
/** The day of the next call, such as `2026-11-20`. */
export const nextCallOn = sql<string | null>`land_requests.next_call_on::text`;
/** The hour of the next call, such as `18:00`. */
export const nextCallTime = sql<string | null>`to_char(land_requests.next_call_time, 'HH24:MI')`;

/** The new value of `work_version` when the work has changed. */
export const nextWorkVersion = sql<number>`work_version + 1`;

/** Selects land requests with who has them, their next calls, and the version of both. */
export function selectOpenLandRequests(db: Kysely<Database>) {
  return selectLandRequests(db)
    .select(['assignee_id', assigneeName.as('assignee_name'), 'work_version', 'reply_waits'])
    .select([nextCallOn.as('next_call_on'), nextCallTime.as('next_call_time')]);
}

/** The contract's `OpenLandRequest`. */
export function toOpenLandRequest({
  assignee_id,
  assignee_name,
  next_call_on,
  next_call_time,
  work_version,
  reply_waits,
  ...landRequest
}: RowOf<typeof selectOpenLandRequests>): components['schemas']['OpenLandRequest'] {
  return {
    ...toLandRequest(landRequest),
    ...replyFrom(landRequest),
    work_version,
    ...(reply_waits && { reply_waits }),
    ...toPlan({ assignee_id, assignee_name, next_call_on, next_call_time }),
  };
}

/** Who has a land request, and its next call; what has no value is missing. */
export function toPlan({
  assignee_id,
  assignee_name,
  next_call_on,
  next_call_time,
}: {
  assignee_id: number | null;
  assignee_name: string | null;
  next_call_on: string | null;
  next_call_time: string | null;
}): Pick<components['schemas']['OpenLandRequest'], 'assignee' | 'next_call_on' | 'next_call_time'> {
  return {
    ...(assignee_id !== null && { assignee: { id: assignee_id, name: assignee_name ?? '' } }),
    ...(next_call_on !== null && { next_call_on }),
    ...(next_call_time !== null && { next_call_time }),
  };
}
