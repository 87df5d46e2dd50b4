import { type Kysely, sql } from 'kysely';
import { fold } from '../../../rules/lists/folding.ts';
import type { Database } from '../../database/schema.ts';

/** Finds places by their names, within the place that they lie in. */
export interface PlaceNames {
  find(level: 'il' | 'ilce' | 'mahalle', name: string, parent?: number): Promise<number | undefined>;
}

/** The names that were read, by their level and parent. */
export type KnownPlaces = Map<string, Map<string, number | undefined>>;

/** How a name is compared: folded, without the words for its level. */
export const placeKey = (name: string): string =>
  fold(name)
    .replace(/\(([^(]*)\)/, ' $1 ')
    .replace(/(?<![a-z])(?:ili|ilcesi|mahallesi|mahalle|mah|koyu|koy)(?![a-z])/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The names of a parent that were read; an import names a few districts again and again. */
const maxParents = 200;

/**
 * Reads the names below a place when one of them is first looked for.
 * @param db of the caller's transaction: the embedded database has one connection.
 * @param known is kept from one transaction to the next, because places hardly ever change.
 */
export function createPlaceNames(db: Kysely<Database>, known: KnownPlaces): PlaceNames {
  const readNames = async (level: 'il' | 'ilce' | 'mahalle', parent: number) => {
    const rows = {
      il: () => db.selectFrom('provinces').select(['id', 'name']).execute(),
      ilce: () =>
        db.selectFrom('districts').select(['id', 'name']).where('province_id', '=', parent).execute(),
      mahalle: () =>
        db
          .selectFrom('neighbourhoods')
          .select(['id', 'name'])
          .where('district_id', '=', parent)
          // the first of two alike is the same at each reading
          .orderBy(sql`id`)
          .execute(),
    };
    const names = new Map<string, number | undefined>();
    for (const { id, name } of await rows[level]()) {
      const key = placeKey(name);
      // two places with one name are told apart by their whole name alone
      names.set(key, names.has(key) ? undefined : id);
      names.set(fold(name), id);
    }
    return names;
  };
  return {
    async find(level, name, parent = 0) {
      const key = `${level} ${parent}`;
      if (known.size > maxParents) known.clear();
      const names = known.get(key) ?? (await readNames(level, parent));
      known.set(key, names);
      return names.get(fold(name)) ?? names.get(placeKey(name));
    },
  };
}
