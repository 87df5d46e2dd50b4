import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { fold, sortKey } from '../../../rules/lists/folding.ts';
import { trimName } from '../../../rules/people/personName.ts';
import { phoneKey } from '../../../rules/people/phone.ts';
import { Refusal } from '../../config/refusal.ts';
import type { Answer, Call } from '../handlerTypes.ts';
import { visitorName } from '../history.ts';
import { requirePlace } from '../places/requirePlace.ts';
import { readKey } from '../saveOnce.ts';
import type { Services } from '../services.ts';
import { landRequestText } from './landRequestText.ts';

/**
 * Stores an owner's form and answers after the commit. The same key with the same content is stored
 * once.
 * @throws Refusal 400 for places that do not belong together, 409 for a used key with another
 * content.
 */
export async function createLandRequest(
  { db }: Pick<Services, 'db'>,
  { body, headers }: Pick<Call<'createLandRequest'>, 'body' | 'headers'>,
): Promise<Answer<'createLandRequest'>> {
  const key = readKey(headers);
  const { info, user } = body;
  const form = {
    province_id: body.il,
    district_id: body.ilce,
    neighbourhood_id: body.mahalle,
    ada: body.ada.trim(),
    parsel: body.parsel.trim(),
    tapu_durum: info.tapu_durum,
    sahip_zaman: info.sahip_zaman,
    resmi_yol: info.resmi_yol,
    imar_durum: info.imar_durum,
    arsa_deger: info.arsa_deger,
    edinme_sekli: info.edinme_sekli,
    egim: info.egim,
    manzara: info.manzara,
    metrekare: info.metrekare.trim(),
    name: trimName(user.name),
    phone: user.phone.trim(),
    mesaj: user.mesaj ?? '',
  };
  // hash the trimmed values in the order above: a retry may send its fields in another order, or
  // with other outer spaces
  const fingerprint = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  const row = {
    ...form,
    idempotency_key: key,
    fingerprint,
    name_sort: sortKey(form.name),
  };
  const searchText = fold(`${form.name} ${form.phone} ${phoneKey(form.phone)} ${form.ada} ${form.parsel}`);
  // place, land request and first history entry in one statement, because a visitor waits for every
  // round trip
  const { rows } = await sql<{ id: number }>`
    with stored as (
      insert into land_requests (${sql.join(Object.keys(row).map((column) => sql.ref(column)))}, search_text, il_sort)
      select ${sql.join(Object.values(row))},
        concat_ws(' ', ${searchText}::text, p.search_text, d.search_text, n.search_text), p.name_sort
      from neighbourhoods n
        join districts d on d.id = n.district_id
        join provinces p on p.id = d.province_id
      where n.id = ${body.mahalle} and d.id = ${body.ilce} and p.id = ${body.il}
      on conflict (idempotency_key) do nothing
      returning id
    ), noted as (
      insert into history (kind, record_id, actor_name, action)
      select 'request', id, ${visitorName}::text, 'received' from stored
    )
    select id from stored`.execute(db);
  if (rows.length === 0) {
    await requirePlace(db, body);
    const earlier = await db
      .selectFrom('land_requests')
      .select('fingerprint')
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    if (earlier?.fingerprint !== fingerprint) throw new Refusal(409, landRequestText.otherForm);
  }
  return { status: 200, body: { status: 'success' } };
}
