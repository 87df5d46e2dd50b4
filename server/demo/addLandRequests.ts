import { adminId } from '../../rules/account/adminId.ts';
import { cancelReasons } from '../../rules/land-requests/cancelReason.ts';
import { offerEnd } from '../../rules/land-requests/offerEnd.ts';
import { istanbulTime } from '../../rules/records/istanbulTime.ts';
import { newToken } from '../identity/sessions.ts';
import { createLandRequest } from '../resources/land-requests/createLandRequest.ts';
import { endOffer } from '../resources/land-requests/offers.ts';
import { districtId, neighbourhoodId } from '../resources/places/placeData.ts';
import type { Services } from '../resources/services.ts';

const hourMs = 60 * 60 * 1000;
const dayIn = (days: number) => istanbulTime(new Date(Date.now() + days * 24 * hourMs)).day;

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

/** The open land requests that the admin has: in how many days the call is, and a note. */
const worked = [
  ['Hatice Çelik', 0, 'Öğleden sonra aranmak istiyor.'],
  ['İsmail Özkan', -1, 'Teklifi eşiyle konuşup karar verecek.'],
  ['Elif Koç', 3, 'Yurt dışında; pazartesi dönüyor.'],
] as const;

/**
 * The offers of some land requests, the last one as above: amount, hours ago, reply, note, and what
 * the owner would accept.
 */
const offers = [
  ['Ayşe Yılmaz', 1_100_000, 22, 'decline', 'Bu fiyata vermem.', null],
  ['Ayşe Yılmaz', 1_250_000, 5, 'callMe', "Akşam 6'ya doğru arayın.", 1_400_000],
  ['İsmail Özkan', 2_400_000, 30, undefined, '', null],
  ['Elif Koç', 5_750_000, 40, 'accept', 'Tapuya ne zaman gidiyoruz?', null],
  ['Zehra Aydın', 3_100_000, 150, 'accept', '', null],
  ['Ömer Kılıç', 870_000, 300, 'accept', '', null],
] as const;

/**
 * Adds land requests of the last three weeks in every state, replies of owners, and work on some.
 */
export async function addLandRequests(services: Services): Promise<void> {
  for (const [index, sample] of samples.entries()) await addLandRequest(services, sample, index);
  for (const offer of offers) await addOffer(services, offer);
  for (const [name, days, text] of worked) {
    const row = await services.db
      .updateTable('land_requests')
      .set({ assignee_id: adminId, next_call_on: dayIn(days), call_told_on: dayIn(0) })
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirstOrThrow();
    await services.db
      .insertInto('land_request_notes')
      .values({ land_request_id: row.id, author_id: adminId, author_name: 'Yönetici', text })
      .execute();
  }
}

/** Adds an offer, which ends the one before it; nobody has its link. */
async function addOffer(
  { db, config }: Services,
  [name, amount, hoursAgo, reply, reply_note, counter_amount]: (typeof offers)[number],
): Promise<void> {
  const madeAt = new Date(Date.now() - hoursAgo * hourMs);
  const repliedAt = reply === undefined ? null : new Date(madeAt.getTime() + 2 * hourMs);
  const landRequest = await db
    .selectFrom('land_requests')
    .select(['id', 'durum'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  await endOffer(db, landRequest.id, madeAt);
  await db
    .insertInto('offers')
    .values({
      land_request_id: landRequest.id,
      amount,
      token_hash: newToken().tokenHash,
      made_at: madeAt,
      made_by: adminId,
      expires_at: offerEnd(madeAt, config.offerDays),
      ended_at: landRequest.durum === 2 ? null : repliedAt,
      reply: reply ?? null,
      reply_note,
      counter_amount,
      replied_at: repliedAt,
    })
    .execute();
  await db
    .updateTable('land_requests')
    .set({ owner_reply: reply ?? null, owner_reply_at: repliedAt ?? new Date(0) })
    .set({ reply_waits: landRequest.durum === 2 && reply !== undefined })
    .where('id', '=', landRequest.id)
    .execute();
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
    .set({ neden: durum === 4 ? pick(cancelReasons) : null })
    .set({ first_offered_at: teklif_tutar > 0 ? new Date(arrived.getTime() + (2 + index) * hourMs) : null })
    .where('name', '=', name)
    .execute();
}
