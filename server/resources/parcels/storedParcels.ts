import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import type { Database } from '../../database/schema.ts';
import type { Session } from '../../identity/sessions.ts';
import { recordHistory } from '../history.ts';

/** A record that can have a parcel. */
export interface ParcelKey {
  kind: 'request' | 'ad';
  id: number;
}

/** The column of `parcels` that names the record. */
export const parcelColumns = { request: 'land_request_id', ad: 'ad_id' } as const;

type Parcel = components['schemas']['Parcel'];

/** The contract's `Parcel` of a record, in SQL; null where it has none. */
export function parcelOf(column: 'land_request_id' | 'ad_id', id: RawBuilder<unknown>) {
  return sql<Parcel | null>`(
    select jsonb_build_object('parts', parts, 'area', area) from parcels where ${sql.ref(column)} = ${id}
  )`;
}

/** The outlines of land requests by their ids. */
export async function parcelsOf(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, Parcel>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('parcels')
    .select(['land_request_id', 'parts', 'area'])
    .where('land_request_id', 'in', [...ids])
    .execute();
  return new Map(
    rows.flatMap(({ land_request_id, ...parcel }): [number, Parcel][] =>
      land_request_id === null ? [] : [[land_request_id, parcel]],
    ),
  );
}

/** Removes the outlines of land requests that are being erased. */
export async function eraseParcels(trx: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('parcels')
    .where('land_request_id', 'in', [...ids])
    .execute();
}

/** Removes the outline of a locked record, if it has one, and says so in its history. */
export async function removeParcel(
  trx: Kysely<Database>,
  { kind, id }: ParcelKey,
  session: Session | undefined,
): Promise<void> {
  const removed = await trx
    .deleteFrom('parcels')
    .where(parcelColumns[kind], '=', id)
    .returning('id')
    .executeTakeFirst();
  if (removed) await recordHistory(trx, kind, id, session, 'parcelRemoved');
}
