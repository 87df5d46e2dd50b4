import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import type { Database } from '../../database/schema.ts';
import type { RowOf } from '../answerList.ts';

type LandRequest = components['schemas']['LandRequest'];

/**
 * Selects land requests with the names of their places. Planning three joins takes longer than
 * running these scalar subqueries.
 */
export function selectLandRequests(db: Kysely<Database>) {
  return db
    .selectFrom('land_requests')
    .select(['id', 'created_at', 'name', 'phone', 'ada', 'parsel', 'durum', 'teklif_tutar', 'version'])
    .select(['province_id', 'district_id', 'neighbourhood_id', 'arsa_deger', 'metrekare', 'tapu_durum'])
    .select(['imar_durum', 'sahip_zaman', 'resmi_yol', 'edinme_sekli', 'egim', 'manzara'])
    .select([
      sql<string>`(select name from provinces where id = land_requests.province_id)`.as('il_adi'),
      sql<string>`(select name from districts where id = land_requests.district_id)`.as('ilce_adi'),
      sql<string>`(select name from neighbourhoods where id = land_requests.neighbourhood_id)`.as(
        'mahalle_adi',
      ),
      // the end of the last offer's link, and the reply
      sql<LastOffer | null>`(
        select jsonb_build_object(
          'expires_at', expires_at, 'reply', reply, 'note', reply_note, 'replied_at', replied_at
        )
        from offers where land_request_id = land_requests.id order by offers.id desc limit 1
      )`.as('last_offer'),
    ]);
}

interface LastOffer {
  expires_at: string;
  reply: components['schemas']['Reply'] | null;
  note: string;
  replied_at: string | null;
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
  last_offer,
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
    ...ofOwner(last_offer),
  };
}

/** What a land request shows of the owner's link. */
function ofOwner(offer: LastOffer | null): Pick<LandRequest, 'owner_reply' | 'offer_expires_at'> {
  if (!offer) return {};
  const { expires_at, reply, note, replied_at } = offer;
  return {
    offer_expires_at: new Date(expires_at).toISOString(),
    ...(reply && replied_at && { owner_reply: { reply, note, tarih: new Date(replied_at).toISOString() } }),
  };
}
