import type { FullLandRequest, LandRequest } from '../../../machines/land-requests/loadLandRequests.ts';
import type { Durum } from '../../../rules/land-requests/landRequestMoves.ts';

/** A land request as an admin reads it. */
export function landRequestWith(durum: Durum, teklif_tutar = 0): LandRequest {
  return {
    Id: 12,
    id: 12,
    tarih: '2026-01-05T09:00:00.000Z',
    name: 'Ayşe Işık',
    phone: '0555 111 22 33',
    il: { id: 35, il_adi: 'İzmir' },
    ilce: { id: 35000001, ilce_adi: 'Urla' },
    mahalle: { id: 35000000000001, mahalle_adi: 'Kekliktepe' },
    ada: '101',
    parsel: '7',
    durum,
    teklif_tutar,
    arsa_degeri: 12,
    metrekare: '1.200 m²',
    tapu_durum: 1,
    imar_durum: 4,
    sahip_zaman: 2,
    resmi_yol: 1,
    edinme_sekli: 2,
    egim: 3,
    manzara: 4,
    version: 1,
  };
}

/** The same as its page reads it, without offers. */
export const fullLandRequestWith = (durum: Durum, teklif_tutar?: number): FullLandRequest => ({
  ...landRequestWith(durum, teklif_tutar),
  offers: [],
});
