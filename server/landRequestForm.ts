import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Answer, Call } from './contract.ts';
import { fold, sortKey } from './lists.ts';
import { requirePlace } from './locations.ts';
import { Refusal } from './refusal.ts';
import { readKey } from './saveKeys.ts';
import type { Services } from './services.ts';
import { text } from './text.ts';

/**
 * Stores an owner's form. It answers only after the database has committed; the same key with the same content is stored once, however
 * often it comes. Throws 400 for a place that does not exist, 409 for a used key with other content.
 */
export async function createLandRequest(
  { db }: Pick<Services, 'db'>,
  { body, headers }: Pick<Call<'createLandRequest'>, 'body' | 'headers'>,
): Promise<Answer<'createLandRequest'>> {
  const key = readKey(headers);
  const place = await requirePlace(db, body);

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
    name: user.name.normalize('NFC').trim(),
    phone: user.phone.trim(),
    mesaj: user.mesaj ?? '',
  };
  // of what is stored, in this order: the order of fields and the blanks around them are no other content
  const fingerprint = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  const digits = form.phone.replace(/\D/g, '');
  const row = {
    ...form,
    idempotency_key: key,
    fingerprint,
    search_text: `${fold(`${form.name} ${form.phone} ${digits} ${form.ada} ${form.parsel}`)} ${place.searchText}`,
    name_sort: sortKey(form.name),
    il_sort: place.provinceSort,
  };
  // with the first entry of its history, in one statement
  const stored = await db
    .with('stored', (one) =>
      one
        .insertInto('land_requests')
        .values(row)
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning('id'),
    )
    .with('noted', (one) =>
      one
        .insertInto('history')
        .columns(['kind', 'record_id', 'actor_name', 'action'])
        .expression((select) =>
          select
            .selectFrom('stored')
            .select([
              sql.lit('request' as const).as('kind'),
              'stored.id as record_id',
              sql.lit(text.visitor).as('actor_name'),
              sql.lit('received' as const).as('action'),
            ]),
        )
        .returning('id'),
    )
    .selectFrom('stored')
    .select('id')
    .executeTakeFirst();
  if (!stored && !(await isSameForm())) throw new Refusal(409, text.refusal.otherForm);
  return { status: 200, body: { status: 'success' } };

  async function isSameForm(): Promise<boolean> {
    const earlier = await db
      .selectFrom('land_requests')
      .select('fingerprint')
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    return earlier?.fingerprint === fingerprint;
  }
}
