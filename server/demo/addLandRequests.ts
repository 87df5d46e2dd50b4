import { createLandRequest } from '../resources/land-requests/createLandRequest.ts';
import { districtId, neighbourhoodId } from '../resources/places/placeData.ts';
import type { Services } from '../resources/services.ts';

const hourMs = 60 * 60 * 1000;

/** name, plate, district, neighbourhood, durum, offer in TL, days ago */
const samples = [
  ['Mehmet Demir', 35, 'Urla', 'Kuşçular Mah', 1, 0, 0],
  ['Ayşe Yılmaz', 35, 'Urla', 'Bademler Mah', 2, 1_250_000, 1],
  ['Hatice Çelik', 35, 'Urla', 'Gülbahçe Mah', 1, 0, 1],
  ['İsmail Özkan', 35, 'Urla', 'Özbek Mah', 2, 2_400_000, 3],
  ['Zehra Aydın', 35, 'Urla', 'Kalabak Mah', 3, 3_100_000, 8],
  ['Fatma Şahin', 35, 'Urla', 'Balıklıova Mah', 4, 0, 9],
  ['Ömer Kılıç', 35, 'Urla', 'Denizli Mah', 3, 870_000, 15],
  ['Gülsüm Arslan', 35, 'Urla', 'Güvendik Mah', 4, 640_000, 21],
  ['Rıza Doğan', 35, 'Urla', 'İskele Mah', 1, 0, 2],
  ['Elif Koç', 35, 'Urla', 'Atatürk Mah', 2, 5_750_000, 5],
] as const;

/** Adds land requests in every state, over the last three weeks. */
export async function addLandRequests(services: Services): Promise<void> {
  for (const [index, sample] of samples.entries()) await addLandRequest(services, sample, index);
}

async function addLandRequest(
  services: Services,
  sample: (typeof samples)[number],
  index: number,
): Promise<void> {
  const [name, plate, district, neighbourhood, durum, teklif_tutar, daysAgo] = sample;
  const pick = <Code>(codes: readonly [Code, ...Code[]]): Code => codes[index % codes.length] ?? codes[0];
  await createLandRequest(services, {
    headers: {},
    body: {
      il: plate,
      ilce: districtId(plate, district),
      mahalle: neighbourhoodId(plate, district, neighbourhood),
      ada: String(101 + index * 7),
      parsel: String(3 + index),
      kvkk: true,
      info: {
        tapu_durum: pick([1, 2]),
        sahip_zaman: pick([2, 1]),
        resmi_yol: pick([1, 1, 2]),
        imar_durum: pick([1, 2, 3, 4]),
        arsa_deger: pick([8, 9, 7, 10, 6]),
        edinme_sekli: pick([2, 1]),
        egim: pick([1, 2, 3]),
        manzara: pick([1, 3, 4]),
        metrekare: String(450 + index * 310),
      },
      user: { name, phone: `(0532) 000 00 ${String(index + 10)}`, mesaj: '' },
    },
  });
  const arrived = new Date(Date.now() - (daysAgo * 24 + index) * hourMs);
  await services.db
    .updateTable('land_requests')
    .set({ durum, teklif_tutar, created_at: arrived, kvkk_accepted_at: arrived })
    .where('name', '=', name)
    .execute();
}
