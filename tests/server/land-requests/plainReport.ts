import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { cancelReasons } from '../../../rules/land-requests/cancelReason.ts';
import type { ReportRange } from '../../../rules/land-requests/reportRange.ts';
import type { Database } from '../../../server/database/schema.ts';

type Report = components['schemas']['Report'];

const dayOf = (time: string) => sql`(${sql.raw(time)} at time zone 'Europe/Istanbul')::date`;

/** Neither erased for its owner nor a duplicate of another one. */
const standsAlone = sql`land_requests.counted and land_requests.joined_to is null`;

const sums = sql`count(*) as received, count(*) filter (where teklif_tutar > 0) as offered,
  count(*) filter (where durum = 3) as purchased, count(*) filter (where durum = 4) as cancelled,
  count(*) filter (where durum = 1) as waiting, count(*) filter (where durum = 2) as open`;

const amounts = sql`json_strip_nulls(json_build_object(
  'offered', coalesce(sum(teklif_tutar), 0),
  'offeredPerM2', round(
    sum(teklif_tutar) filter (where area_m2 > 0)
      / nullif(sum(area_m2) filter (where teklif_tutar > 0), 0)
  ),
  'purchased', coalesce(sum(teklif_tutar) filter (where durum = 3), 0),
  'purchasedPerM2', round(
    sum(teklif_tutar) filter (where area_m2 > 0 and durum = 3)
      / nullif(sum(area_m2) filter (where teklif_tutar > 0 and durum = 3), 0)
  )
)) as amounts`;

const reasons = sql`json_build_object(${sql.join(
  cancelReasons.map((reason) => sql`${sql.lit(reason)}, count(*) filter (where neden = ${sql.lit(reason)})`),
)}, 'none', count(*) filter (where durum = 4 and neden is null)) as reasons`;

const states = sql`count(*) filter (where durum = 1 and ${standsAlone}) as waiting,
  count(*) filter (where durum = 2 and ${standsAlone}) as offered`;

/** The figures of the report, summed over all rows by plain SQL. */
export async function plainReport(db: Kysely<Database>, range: ReportRange, now: Date): Promise<Report> {
  const all = async <Row>(statement: ReturnType<typeof sql>) =>
    (await sql<Row>`${statement}`.execute(db)).rows;
  const came = sql`${dayOf('land_requests.created_at')} between ${range.from}::date and ${range.to}::date`;
  const weeks = await all<Report['weeks'][number]>(sql`
    select date_trunc('week', ${dayOf('created_at')})::date::text as monday, ${sums}
    from land_requests where ${standsAlone} and ${came} group by 1 order by 1`);
  const months = await all<Report['months'][number]>(sql`
    select to_char(${dayOf('created_at')}, 'YYYY-MM') as month, ${amounts}
    from land_requests where ${standsAlone} and teklif_tutar > 0 and ${came} group by 1 order by 1`);
  const provinces = await all<Report['provinces'][number]>(sql`
    select provinces.id, provinces.name as il_adi, ${sums}, ${amounts}
    from land_requests join provinces on provinces.id = province_id
    where ${standsAlone} and ${came} group by provinces.id order by received desc, provinces.name_sort`);
  const [total] = await all<Report['total']>(sql`
    select ${sums}, ${amounts}, ${reasons},
      count(*) filter (where durum = 3 and teklif_tutar = 0) as unoffered,
      count(*) filter (where durum = 4 and teklif_tutar > 0) as "cancelledOffered"
    from land_requests where ${standsAlone} and ${came}`);
  const waits = await all<{ hours: number }>(sql`
    select floor(extract(epoch from min(made_at) - created_at) / 3600)::integer as hours
    from land_requests join offers on land_request_id = land_requests.id
    where ${standsAlone} and ${came} group by land_requests.id order by 1`);
  const [replies] = await all<Report['replies']>(sql`
    select count(*) filter (where owner_reply = 'accept') as accepted,
      count(*) filter (where owner_reply = 'decline') as declined,
      count(*) filter (where owner_reply = 'callMe') as "callAsked",
      count(*) filter (where owner_reply is null and teklif_tutar > 0) as unanswered
    from land_requests where ${standsAlone} and ${came}`);
  const open = await all<{ reply: string | null; soon: number; later: number }>(sql`
    select owner_reply as reply,
      count(*) filter (where expires_at <= ${now}::timestamptz + interval '2 days') as soon,
      count(*) filter (where expires_at > ${now}::timestamptz + interval '2 days') as later
    from offers join land_requests on land_request_id = land_requests.id
    where ended_at is null and expires_at > ${now} and joined_to is null group by owner_reply`);
  const people = await all<Report['people'][number]>(sql`
    select users.id, trim(users.name || ' ' || last_name) as name, ${states}
    from users left join land_requests on assignee_id = users.id
    where role = 'admin' and is_deleted = 0 and password_hash is not null
    group by users.id order by users.id`);
  const [unassigned] = await all<Report['unassigned']>(
    sql`select ${states} from land_requests where assignee_id is null`,
  );
  if (!total || !replies || !unassigned) throw new Error('A sum has no row');
  const middle = waits[Math.ceil(waits.length / 2) - 1];
  const ends = (reply: string | null) => {
    const found = open.find((one) => one.reply === reply);
    return { endingSoon: found?.soon ?? 0, later: found?.later ?? 0 };
  };
  return {
    ...range,
    weeks,
    months,
    provinces,
    total,
    firstOffer: { landRequests: waits.length, ...(middle && { medianHours: shownHours(middle.hours) }) },
    replies,
    openOffers: {
      accepted: ends('accept'),
      declined: ends('decline'),
      callAsked: ends('callMe'),
      unanswered: ends(null),
    },
    people,
    unassigned,
  };
}

/** From three days on only whole days count, at most sixty. */
function shownHours(hours: number): number {
  if (hours < 0) return 0;
  return hours < 72 ? hours : Math.min(1440, hours - (hours % 24));
}
