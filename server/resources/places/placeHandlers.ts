import type { Kysely } from 'kysely';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';
import { locationText } from './placeText.ts';

/** Places change with a new edition of the list only, so a browser may keep them for an hour. */
const headers = { 'Cache-Control': 'private, max-age=3600' };

/**
 * Provinces, districts and neighbourhoods in Turkish alphabetical order (product, 7).
 */
export function locationHandlers({
  db,
}: Services): Pick<Handlers, 'listProvinces' | 'listDistricts' | 'listNeighbourhoods'> {
  return {
    async listProvinces() {
      const body = await db
        .selectFrom('provinces')
        .select(['id', 'name as il_adi'])
        .orderBy('name_sort')
        .execute();
      return { status: 200, body, headers };
    },
    async listDistricts({ params }) {
      const body = await db
        .selectFrom('districts')
        .select(['id', 'name as ilce_adi'])
        .where('province_id', '=', params.ilId)
        .orderBy('name_sort')
        .execute();
      if (body.length === 0) throw new Refusal(404, refusalText.missing);
      return { status: 200, body, headers };
    },
    async listNeighbourhoods({ params }) {
      const body = await db
        .selectFrom('neighbourhoods')
        .select(['id', 'name as mahalle_adi'])
        .where('district_id', '=', params.ilceId)
        .orderBy('name_sort')
        .execute();
      if (body.length === 0) throw new Refusal(404, refusalText.missing);
      return { status: 200, body, headers };
    },
  };
}

/** What lists search and sort by. */
export interface FoundPlace {
  /** The folded names of province, district and neighbourhood. */
  searchText: string;
  /** Sorts by province in Turkish alphabetical order. */
  provinceSort: string;
}

/**
 * Finds a neighbourhood, and makes sure that it lies in the district, and that in the province.
 * @throws Refusal 400 beside the field that does not fit.
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
  if (place?.ilce !== ilce) throw wrong({ mahalle: locationText.mahalle });
  if (place.il !== il) throw wrong({ ilce: locationText.ilce });
  return {
    searchText: [place.ilText, place.ilceText, place.mahalleText].join(' '),
    provinceSort: place.provinceSort,
  };
}
