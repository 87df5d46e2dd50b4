import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { districtPrices } from '../../../rules/land-requests/districtPrices.ts';
import { firstPhoneKey } from '../../../rules/people/phone.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { plannedOnce } from '../../database/plannedOnce.ts';
import type { Database } from '../../database/schema.ts';
import { parcelsOf } from '../parcels/storedParcels.ts';
import { selectLandRequests, toFoundLandRequest } from './landRequestRows.ts';

/** The longest lists of the contract. */
const maxSame = 20;
const maxNearest = 10;
/** How many prices of a district its median is of. */
const maxPrices = 200;

/** The newest land requests of a phone number in any spelling; none without enough digits. */
export async function landRequestsOfPhone(
  db: Kysely<Database>,
  phone: string,
): Promise<components['schemas']['NewestLandRequests']> {
  const key = firstPhoneKey(phone);
  const found = await selectLandRequests(db)
    .where(sql<SqlBool>`phone_key = ${key} and length(phone_key) >= 7`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    // one more than is shown tells whether there are more
    .limit(maxSame + 1)
    .execute();
  return { landRequests: found.slice(0, maxSame).map(toFoundLandRequest), more: found.length > maxSame };
}

interface SimilarIds {
  plot: string[];
  phone: string[];
  nearest: string[];
  prices: { teklif_tutar: number; metrekare: string }[];
}

/** With an offer, or purchased: literally the condition of the indexes. */
const hasPrice = sql<SqlBool>`(other.teklif_tutar > 0 or other.durum = 3)`;

/**
 * The ids of the newest land requests that match, but not of the hidden ones. Every hidden id is
 * skipped in the index, so that the work does not grow with the number of matches.
 */
const newest = (matches: RawBuilder<SqlBool>, hidden: RawBuilder<unknown>, limit: number) => sql`array(
  select other.id from land_requests as other
  where ${matches} and other.id <> all(${hidden})
  order by other.created_at desc, other.id desc limit ${sql.lit(limit)}
)`;

/**
 * Answers the land requests of the same plot and of the same phone, and the nearest ones with a
 * price, with their outlines. No land request is in two lists.
 * @throws Refusal 404 for an unknown id.
 */
export async function similarLandRequests(
  db: Kysely<Database>,
  id: number,
): Promise<Omit<components['schemas']['SimilarLandRequests'], 'messages'>> {
  const shown = sql.lit(maxSame);
  // one id more than is shown tells whether there are more
  const { rows } = await sql<SimilarIds>`${plannedOnce}
    with own as materialized (
      select id, district_id, neighbourhood_id, ada, parsel, phone_key from land_requests where id = ${id}
    ), plot as materialized (
      select ${newest(
        sql`other.neighbourhood_id = own.neighbourhood_id and other.ada = own.ada
          and other.parsel = own.parsel`,
        sql`array[own.id]`,
        maxSame + 1,
      )} as ids
      from own
    ), phone as materialized (
      select ${newest(
        sql`other.phone_key = own.phone_key and length(own.phone_key) >= 7`,
        sql`own.id || plot.ids[:${shown}]`,
        maxSame + 1,
      )} as ids
      from own, plot
    ), listed as materialized (
      select own.id || plot.ids[:${shown}] || phone.ids[:${shown}] as ids from own, plot, phone
    ), near as materialized (
      select ${newest(
        sql`other.neighbourhood_id = own.neighbourhood_id and ${hasPrice}`,
        sql`listed.ids`,
        maxNearest,
      )} as ids
      from own, listed
    ), around as materialized (
      select ${newest(
        sql`other.district_id = own.district_id and ${hasPrice}`,
        sql`listed.ids || near.ids`,
        maxNearest,
      )} as ids
      from own, listed, near
    )
    select plot.ids::text[] as plot, phone.ids::text[] as phone,
      (
        select coalesce(jsonb_agg(to_jsonb(priced)), '[]') from (
          select other.teklif_tutar, other.metrekare from land_requests as other
          where other.district_id = own.district_id and ${hasPrice} and other.id <> own.id and other.counted
          order by other.created_at desc, other.id desc limit ${sql.lit(maxPrices)}
        ) as priced
      ) as prices,
      (near.ids || around.ids)[:${sql.lit(maxNearest)}]::text[] as nearest
    from own, plot, phone, near, around`.execute(db);
  const [ids] = rows;
  if (ids === undefined) throw new Refusal(404, refusalText.missing);

  const all = [...ids.plot, ...ids.phone, ...ids.nearest];
  const found = await selectLandRequests(db)
    .modifyFront(plannedOnce)
    .where(sql<SqlBool>`land_requests.id = any(${all}::bigint[])`)
    .execute();
  const outlines = await parcelsOf(db, [id, ...ids.nearest.map(Number)]);
  const byId = new Map(found.map((row) => [String(row.id), toFoundLandRequest(row)]));
  const read = (some: readonly string[]) => some.flatMap((one) => byId.get(one) ?? []);
  const newestOf = (some: readonly string[]) => ({
    landRequests: read(some.slice(0, maxSame)),
    more: some.length > maxSame,
  });
  return {
    samePlot: newestOf(ids.plot),
    samePhone: newestOf(ids.phone),
    nearest: read(ids.nearest),
    outlines: [...outlines].map(([of, parcel]) => ({ id: of, parcel })),
    district: districtPrices(ids.prices),
  };
}
