import type { Kysely } from 'kysely';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { placeText } from './placeText.ts';

export interface FoundPlace {
  /** As a person reads them: province, district, neighbourhood. */
  names: string;
  /** The folded names of province, district and neighbourhood, for searches. */
  searchText: string;
  /** Sorts by province in Turkish alphabetical order. */
  provinceSort: string;
}

/**
 * Finds a neighbourhood.
 * @throws Refusal 400 when it does not lie in the district, or the district not in the province.
 */
export async function requirePlace(
  db: Kysely<Database>,
  { il, ilce, mahalle }: { il: number; ilce: number; mahalle: number },
): Promise<FoundPlace> {
  const place = await db
    .selectFrom('neighbourhoods')
    .innerJoin('districts', 'districts.id', 'neighbourhoods.district_id')
    .innerJoin('provinces', 'provinces.id', 'districts.province_id')
    .select(['districts.id as ilce', 'provinces.id as il', 'provinces.name_sort as provinceSort'])
    .select(['provinces.search_text as ilText', 'districts.search_text as ilceText'])
    .select('neighbourhoods.search_text as mahalleText')
    .select(['provinces.name as ilName', 'districts.name as ilceName', 'neighbourhoods.name as mahalleName'])
    .where('neighbourhoods.id', '=', mahalle)
    .executeTakeFirst();
  if (place?.ilce !== ilce) throw wrong({ mahalle: placeText.mahalle });
  if (place.il !== il) throw wrong({ ilce: placeText.ilce });
  return {
    names: [place.ilName, place.ilceName, place.mahalleName].join(', '),
    searchText: [place.ilText, place.ilceText, place.mahalleText].join(' '),
    provinceSort: place.provinceSort,
  };
}

/**
 * Checks the places of a filter, each of which may be missing.
 * @throws Refusal 400 for an unknown place, or a district outside the province.
 */
export async function requireFilterPlace(
  db: Kysely<Database>,
  { il, ilce }: { il?: number | undefined; ilce?: number | undefined },
): Promise<void> {
  if (il !== undefined) {
    const province = await db.selectFrom('provinces').select('id').where('id', '=', il).executeTakeFirst();
    if (!province) throw wrong({ il: placeText.il });
  }
  if (ilce === undefined) return;
  const district = await db
    .selectFrom('districts')
    .select('province_id')
    .where('id', '=', ilce)
    .executeTakeFirst();
  if (!district || (il !== undefined && district.province_id !== il)) throw wrong({ ilce: placeText.ilce });
}

const wrong = (fields: Record<string, string>) => new Refusal(400, refusalText.checkFields, { fields });
