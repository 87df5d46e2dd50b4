import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import type { Database } from '../../database/schema.ts';

/**
 * Selects land requests with the names of their places. Planning three joins takes longer than
 * running these scalar subqueries.
 */
export function selectLandRequests(db: Kysely<Database>) {
  return db
    .selectFrom('land_requests')
    .selectAll('land_requests')
    .select([
      sql<string>`(select name from provinces where id = land_requests.province_id)`.as('il_adi'),
      sql<string>`(select name from districts where id = land_requests.district_id)`.as('ilce_adi'),
      sql<string>`(select name from neighbourhoods where id = land_requests.neighbourhood_id)`.as(
        'mahalle_adi',
      ),
    ]);
}

type LandRequestRow = Awaited<ReturnType<ReturnType<typeof selectLandRequests>['execute']>>[number];

/** The contract's `LandRequest` (product, 3). */
export function toLandRequest(row: LandRequestRow): components['schemas']['LandRequest'] {
  return {
    Id: row.id,
    id: row.id,
    tarih: row.created_at.toISOString(),
    name: row.name,
    phone: row.phone,
    il: { id: row.province_id, il_adi: row.il_adi },
    ilce: { id: row.district_id, ilce_adi: row.ilce_adi },
    mahalle: { id: row.neighbourhood_id, mahalle_adi: row.mahalle_adi },
    ada: row.ada,
    parsel: row.parsel,
    durum: row.durum,
    teklif_tutar: row.teklif_tutar,
    arsa_degeri: row.arsa_deger,
    metrekare: row.metrekare,
    tapu_durum: row.tapu_durum,
    imar_durum: row.imar_durum,
    sahip_zaman: row.sahip_zaman,
    resmi_yol: row.resmi_yol,
    edinme_sekli: row.edinme_sekli,
    egim: row.egim,
    manzara: row.manzara,
    version: row.version,
  };
}
