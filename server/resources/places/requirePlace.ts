import type { Kysely } from 'kysely';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { placeText } from './placeText.ts';

interface FoundPlace {
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
    .where('neighbourhoods.id', '=', mahalle)
    .executeTakeFirst();
  const wrong = (fields: Record<string, string>) => new Refusal(400, refusalText.checkFields, { fields });
  if (place?.ilce !== ilce) throw wrong({ mahalle: placeText.mahalle });
  if (place.il !== il) throw wrong({ ilce: placeText.ilce });
  return {
    searchText: [place.ilText, place.ilceText, place.mahalleText].join(' '),
    provinceSort: place.provinceSort,
  };
}
