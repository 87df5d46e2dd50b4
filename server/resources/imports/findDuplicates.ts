import { type Kysely, type SqlBool, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import type { ImportKind } from '../../../rules/imports/importFields.ts';
import type { Database } from '../../database/schema.ts';

export type Duplicate = components['schemas']['ImportRow']['duplicates'][number];
export interface Keys {
  number: number;
  parcelKey: string | null;
  phoneKey: string | null;
  emailKey: string | null;
}

const keysOf = {
  landRequests: ['parcel', 'phone'],
  ads: ['parcel'],
  consultants: ['phone', 'email'],
} as const satisfies Record<ImportKind, readonly Duplicate['by'][]>;
const keyOf = ({ parcelKey, phoneKey, emailKey }: Keys, by: Duplicate['by']) =>
  ({ parcel: parcelKey, phone: phoneKey, email: emailKey })[by];

/** A parcel of the tables as `parcelKey` in `readRow.ts` writes it. */
const parcel = (table: string) =>
  sql<string>`concat_ws('|', ${sql.ref(`${table}.neighbourhood_id`)},
    regexp_replace(${sql.ref(`${table}.ada`)}::text, '\\s', '', 'g'),
    regexp_replace(${sql.ref(`${table}.parsel`)}::text, '\\s', '', 'g'))`;

/**
 * What each row is like: a record with the same parcel, phone or address, or an earlier row.
 * @param importId of the rows; null looks at records alone.
 */
export async function findDuplicates(
  trx: Kysely<Database>,
  kind: ImportKind,
  rows: readonly Keys[],
  importId: number | null,
): Promise<Map<number, Duplicate[]>> {
  const found = new Map<number, Duplicate[]>();
  for (const by of keysOf[kind]) {
    const keys = rows.flatMap((row) => keyOf(row, by) ?? []);
    if (keys.length === 0) continue;
    const records = await recordsWith(trx, kind, by, keys);
    const earlier = importId === null ? new Map<string, number>() : await rowsWith(trx, importId, by, keys);
    for (const row of rows) {
      const key = keyOf(row, by);
      if (key === null) continue;
      const record_id = records.get(key);
      const first = earlier.get(key);
      const list = found.get(row.number) ?? [];
      if (record_id !== undefined) list.push({ by, record_id });
      if (first !== undefined && first < row.number) list.push({ by, row: first });
      // the next one of the same batch is like this one
      if (importId !== null && first === undefined) earlier.set(key, row.number);
      if (list.length > 0) found.set(row.number, list);
    }
  }
  return found;
}

/** The newest record with each key. */
async function recordsWith(
  trx: Kysely<Database>,
  kind: ImportKind,
  by: Duplicate['by'],
  keys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await (by === 'parcel' ? ofParcels(trx, kind, keys) : ofPeople(trx, kind, by, keys));
  return new Map(rows.toSorted((a, b) => a.id - b.id).map(({ key, id }) => [key, id]));
}

async function ofParcels(trx: Kysely<Database>, kind: ImportKind, keys: readonly string[]) {
  const places = [...new Set(keys.map((key) => Number(key.split('|', 1)[0])))];
  const table = kind === 'ads' ? 'ads' : 'land_requests';
  return await trx
    .selectFrom(table)
    .select([`${table}.id`, parcel(table).as('key')])
    .where(sql<SqlBool>`neighbourhood_id = any(${places}::bigint[]) and ${parcel(table)} = any(${keys})`)
    .execute();
}

async function ofPeople(
  trx: Kysely<Database>,
  kind: ImportKind,
  by: 'phone' | 'email',
  keys: readonly string[],
) {
  if (kind === 'landRequests') {
    return await trx
      .selectFrom('land_requests')
      .select(['id', 'phone_key as key'])
      .where(sql<SqlBool>`phone_key = any(${keys})`)
      .execute();
  }
  if (by === 'email') {
    return await trx
      .selectFrom('users')
      .select(['id', 'email as key'])
      .where(sql<SqlBool>`email = any(${keys})`)
      .execute();
  }
  // consultants keep no key of their phone; its digits stand in the searched text
  const rows = await trx
    .selectFrom('users')
    .select(['id', sql<string>`key`.as('key')])
    .innerJoin(sql<{ key: string }>`unnest(${keys}::text[])`.as<'keys'>(sql`keys (key)`), (join) =>
      join.on(sql<SqlBool>`users.search_text like '%' || key || '%'`),
    )
    .where('role', '=', 'consultant')
    .where('erased_at', 'is', null)
    .execute();
  return rows;
}

/** The first row of the import with each key that was not refused. */
async function rowsWith(
  trx: Kysely<Database>,
  importId: number,
  by: Duplicate['by'],
  keys: readonly string[],
): Promise<Map<string, number>> {
  const column = `${by}_key` as const;
  const rows = await trx
    .selectFrom('import_rows')
    .select([`${column} as key`, ({ fn }) => fn.min('number').as('number')])
    .where('import_id', '=', importId)
    .where(sql<SqlBool>`${sql.ref(column)} = any(${keys})`)
    .where('state', 'in', ['ready', 'duplicate', 'made'])
    .groupBy(column)
    .execute();
  return new Map(rows.flatMap(({ key, number }) => (key === null ? [] : [[key, Number(number)]])));
}
