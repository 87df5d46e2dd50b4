import { createHash } from 'node:crypto';
import type { Answer, Call } from './contract.ts';
import { fold, sortKey } from './lists.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import { text } from './text.ts';
import { landRequestText } from './text-landRequests.ts';

/**
 * Stores an owner's form. It answers only after the database has committed; the same key with the same content is stored once, however
 * often it comes. Throws 400 for a place that does not exist, 409 for a used key with other content.
 */
export async function createLandRequest(
  { db }: Services,
  { body, headers }: Call<'createLandRequest'>,
): Promise<Answer<'createLandRequest'>> {
  const { il, ilce, mahalle, info, user } = body;
  const name = user.name.normalize('NFC').trim();
  const ada = body.ada.trim();
  const parsel = body.parsel.trim();
  const key = headers['Idempotency-Key'] ?? null;
  const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const place = await db
    .selectFrom('neighbourhoods')
    .innerJoin('districts', 'districts.id', 'neighbourhoods.district_id')
    .innerJoin('provinces', 'provinces.id', 'districts.province_id')
    .select(['districts.id as ilce', 'provinces.id as il'])
    .select(['provinces.search_text as ilText', 'districts.search_text as ilceText'])
    .select('neighbourhoods.search_text as mahalleText')
    .where('neighbourhoods.id', '=', mahalle)
    .executeTakeFirst();
  if (place?.ilce !== ilce) throw wrongPlace({ mahalle: landRequestText.mahalle });
  if (place.il !== il) throw wrongPlace({ ilce: landRequestText.ilce });

  const stored = await db
    .insertInto('land_requests')
    .values({
      idempotency_key: key,
      fingerprint,
      province_id: il,
      district_id: ilce,
      neighbourhood_id: mahalle,
      ada,
      parsel,
      ...info,
      name,
      phone: user.phone.trim(),
      mesaj: user.mesaj ?? '',
      search_text: [
        fold(`${name} ${user.phone} ${ada} ${parsel}`),
        place.ilText,
        place.ilceText,
        place.mahalleText,
      ].join(' '),
      name_sort: sortKey(name),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored && !(await isSameForm())) throw new Refusal(409, landRequestText.otherForm);
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

function wrongPlace(fields: Record<string, string>): Refusal {
  return new Refusal(400, text.refusal.checkFields, { fields });
}
