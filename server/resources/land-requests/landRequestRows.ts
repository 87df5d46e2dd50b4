import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import type { Database } from '../../database/schema.ts';
import type { RowOf } from '../answerList.ts';

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
    .select(['kvkk_version', 'kvkk_accepted_at'])
    .select([
      sql<string>`(select name from provinces where id = land_requests.province_id)`.as('il_adi'),
      sql<string>`(select name from districts where id = land_requests.district_id)`.as('ilce_adi'),
      sql<string>`(select name from neighbourhoods where id = land_requests.neighbourhood_id)`.as(
        'mahalle_adi',
      ),
    ]);
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
  kvkk_version,
  kvkk_accepted_at,
  ...shown
}: RowOf<typeof selectLandRequests>): components['schemas']['LandRequest'] {
  return {
    Id: shown.id,
    ...shown,
    tarih: created_at.toISOString(),
    il: { id: province_id, il_adi },
    ilce: { id: district_id, ilce_adi },
    mahalle: { id: neighbourhood_id, mahalle_adi },
    arsa_degeri: arsa_deger,
    ...(kvkk_version !== null && { kvkk_version }),
    ...(kvkk_accepted_at && { kvkk_accepted_at: kvkk_accepted_at.toISOString() }),
  };
}
