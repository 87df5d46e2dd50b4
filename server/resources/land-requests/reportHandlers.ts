import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import type { CancelReason } from '../../../rules/land-requests/cancelReason.ts';
import {
  mondayOf,
  monthsOf,
  type ReportRange,
  reportRange,
  shortened,
  spansOf,
  weeksOf,
} from '../../../rules/land-requests/reportRange.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { readOne } from '../answerList.ts';
import type { Call, Handlers } from '../handlerTypes.ts';
import { userName } from '../history.ts';
import { storable } from '../listFilters.ts';
import type { Services } from '../services.ts';
import { endsSoonBefore } from './landRequestList.ts';

type Report = components['schemas']['Report'];

/** The spans for which the triggers keep figures, in days. */
const lengths = [1, 7, 56];

/** The report of the office (product, 10), from figures that triggers keep. */
export function reportHandlers({ db, now }: Pick<Services, 'db' | 'now'>) {
  return {
    async getReport({ query }: Pick<Call<'getReport'>, 'query'>) {
      const moment = now();
      const asked = reportRange(query, istanbulTime(moment).day);
      const range = shortened({ from: storable(asked.from), to: storable(asked.to) });
      // one statement, so that all figures are of one moment
      const found = await readOne<Omit<Report, 'from' | 'to'>>(
        db,
        sql`
          select ${weeks(range)} as weeks, ${months(range)} as months, ${provinces(range)} as provinces,
            ${total(range)} as total,
            ${firstOffer(range)} as "firstOffer", ${replies(range)} as replies,
            ${openOffers(moment)} as "openOffers", ${people} as people,
            (
              select json_build_object('waiting', coalesce(sum(waiting), 0), 'offered', coalesce(sum(offered), 0))
              from report_work where assignee_id = 0
            ) as unassigned`,
      );
      return { status: 200, body: { ...range, ...found } } as const;
    },
  } satisfies Partial<Handlers>;
}

/** The rows of a table of figures that make up a range. */
const within = (range: ReportRange, table: string) => withinEach([{ key: '', ...range }], table);

/** The rows that make up several ranges, each with the `key` of its range. */
function withinEach(ranges: readonly Part[], table: string): RawBuilder<unknown> {
  const found = ranges.flatMap(({ key, ...range }) =>
    spansOf(range, lengths).map((span) => ({ key, ...span })),
  );
  return sql`
    unnest(
      ${found.map(({ key }) => key)}::text[], ${found.map(({ days }) => days)}::bigint[],
      ${found.map(({ firstDay }) => firstDay)}::date[]
    ) as asked (key, span, first_day)
    join ${sql.table(table)} as kept using (span, first_day)`;
}

/** The elements of the arrays that count the whole country; those of the provinces follow. */
const whole = sql`sum(received[1]) as received, sum(offered[1]) as offered,
  sum(purchased[1]) as purchased, sum(unoffered[1]) as unoffered, sum(cancelled[1]) as cancelled`;

const reasons = {
  price: 'reason_price',
  withdrawn: 'reason_withdrawn',
  title: 'reason_title',
  zoning: 'reason_zoning',
  noAnswer: 'reason_noanswer',
  other: 'reason_other',
} as const satisfies Record<CancelReason, string>;

/** The sums of the whole country that a query needs. */
const summed = (columns: readonly string[]) =>
  sql.join(columns.map((column) => sql`sum(${sql.ref(column)}) as ${sql.ref(column)}`));

const ofAmounts = [
  ...['offered_tl', 'offered_area_tl', 'offered_area'],
  ...['purchased_tl', 'purchased_area_tl', 'purchased_area'],
];

const perProvince = ['open', ...ofAmounts];

/** The fields of a group whose rows hold its counts and what became of them; null counts as none. */
const counts = sql`'received', coalesce(received, 0), 'offered', coalesce(offered, 0),
  'purchased', coalesce(purchased, 0), 'cancelled', coalesce(cancelled, 0),
  'waiting', coalesce(received - purchased - cancelled - coalesce(open, 0), 0), 'open', coalesce(open, 0)`;

/** An average leaves out amounts whose areas are unknown, and is missing where all are. */
const amounts = sql`'amounts', json_strip_nulls(json_build_object(
  'offered', coalesce(offered_tl, 0), 'purchased', coalesce(purchased_tl, 0),
  'offeredPerM2', round(100 * offered_area_tl / nullif(offered_area, 0)),
  'purchasedPerM2', round(100 * purchased_area_tl / nullif(purchased_area, 0))
))`;

type Part = ReportRange & { key: string };

/** The weeks in which land requests came, in their order. */
const weeks = (range: ReportRange) => {
  const parts: Part[] = weeksOf(range).map((week) => ({ key: mondayOf(week.from), ...week }));
  return sql`(
    select coalesce(json_agg(json_build_object('monday', key, ${counts}) order by key), '[]')
    from (
      select key, ${whole} from ${withinEach(parts, 'report_land_requests')} group by key
    ) as week left join (
      select key, ${summed(['open'])} from ${withinEach(parts, 'report_outcomes')} group by key
    ) as became using (key)
    where received > 0
  )`;
};

/** The months whose land requests got an offer, in their order. */
const months = (range: ReportRange) => {
  const parts: Part[] = monthsOf(range).map((month) => ({ key: month.from.slice(0, 7), ...month }));
  return sql`(
    select coalesce(json_agg(json_build_object('month', key, ${amounts}) order by key), '[]')
    from (
      select key, ${summed(ofAmounts)} from ${withinEach(parts, 'report_outcomes')} group by key
    ) as month
    where offered_tl > 0
  )`;
};

/** The provinces from which land requests came, those with the most first. */
const provinces = (range: ReportRange) => sql`(
  select coalesce(json_agg(
    json_build_object('id', id, 'il_adi', name, ${counts}, ${amounts}) order by received desc, name_sort
  ), '[]')
  from (
    select element - 1 as province_id, sum(came) as received, sum(got) as offered,
      sum(bought) as purchased, sum(ended) as cancelled
    from ${within(range, 'report_land_requests')},
      unnest(received, offered, purchased, cancelled)
        with ordinality as of_provinces (came, got, bought, ended, element)
    where element > 1 group by element
  ) as summed
    join provinces on provinces.id = summed.province_id
    left join (
      select element as province_id, ${sql.join(perProvince.map((column) => sql`sum(of_${sql.raw(column)}) as ${sql.ref(column)}`))}
      from ${within(range, 'report_outcomes')},
        unnest(${sql.join(perProvince.map((column) => sql.ref(`${column}_by_province`)))})
          with ordinality as of_provinces (${sql.join(perProvince.map((column) => sql.raw(`of_${column}`)))}, element)
      group by element
    ) as became using (province_id)
  where received > 0
)`;

const total = (range: ReportRange) => sql`(
  select json_build_object(
    ${counts}, 'unoffered', coalesce(unoffered, 0), 'cancelledOffered', coalesce(cancelled_offered, 0),
    'reasons', json_build_object(
      ${sql.join(
        Object.entries(reasons).map(
          ([reason, column]) => sql`${sql.lit(reason)}, coalesce(${sql.ref(column)}, 0)`,
        ),
      )},
      'none', coalesce(cancelled, 0) - coalesce(${sql.join(
        Object.values(reasons).map((column) => sql.ref(column)),
        sql` + `,
      )}, 0)
    ), ${amounts}
  )
  from (select ${whole} from ${within(range, 'report_land_requests')}) as summed,
    (
      select ${summed(perProvince)}, ${sql.join(
        ['cancelled_offered', ...Object.values(reasons)].map(
          (column) => sql`sum(${sql.ref(column)}) as ${sql.ref(column)}`,
        ),
      )}
      from ${within(range, 'report_outcomes')}
    ) as became
)`;

/** Of an even number, the median is the lower one of the two in the middle. */
const firstOffer = (range: ReportRange) => sql`(
  select json_strip_nulls(json_build_object(
    'landRequests', coalesce(sum(number), 0), 'medianHours', min(hours) filter (where upto * 2 >= everything)
  ))
  from (
    select hours, number, sum(number) over (order by hours) as upto, sum(number) over () as everything
    from (
      -- 0 to 71 hours, then 3 to 60 days
      select case when element <= 72 then element - 1 else (element - 70) * 24 end as hours,
        sum(counted) as number
      from ${within(range, 'report_first_offers')},
        unnest(land_requests) with ordinality as of_hours (counted, element)
      where counted <> 0 group by element
    ) as by_hours
    where number > 0
  ) as summed
)`;

const replies = (range: ReportRange) => sql`(
  select json_build_object(
    'accepted', coalesce(sum(accepted), 0), 'declined', coalesce(sum(declined), 0),
    'callAsked', coalesce(sum(call_asked), 0), 'unanswered', coalesce(sum(unanswered), 0)
  )
  from ${within(range, 'report_replies')}
)`;

/** Joined to another land request, or leading one. */
const inGroup = sql`(
  select id from land_requests where joined_to is not null
  union select joined_to from land_requests where joined_to is not null
)`;

/**
 * The land requests whose links are open, by the reply that each shows. That is the one to the open
 * offer, which the index of the open offers has; only of those that lead others it may be another
 * one, and what is joined to them does not count.
 */
function openOffers(now: Date) {
  const soon = endsSoonBefore(now);
  // literally the condition of the index
  const isOpen = sql`ended_at is null and expires_at > ${now}`;
  const ends = (reply: RawBuilder<unknown>) => sql`json_build_object(
    'endingSoon', coalesce(sum(change) filter (where ${reply} and expires_at <= ${soon}), 0),
    'later', coalesce(sum(change) filter (where ${reply} and expires_at > ${soon}), 0)
  )`;
  return sql`(
    select json_build_object(
      'accepted', ${ends(sql`reply = 'accept'`)}, 'declined', ${ends(sql`reply = 'decline'`)},
      'callAsked', ${ends(sql`reply = 'callMe'`)}, 'unanswered', ${ends(sql`reply is null`)}
    )
    from (
      select 1 as change, reply, expires_at from offers where ${isOpen}
      union all
      select -1, reply, expires_at from offers where ${isOpen} and land_request_id in ${inGroup}
      union all
      select 1, owner_reply, expires_at
      from land_requests as leader join offers on land_request_id = leader.id
      where ${isOpen} and leader.joined_to is null and leader.id in ${inGroup}
    ) as shown
  )`;
}

/** The admins who can sign in, and whoever has open land requests all the same. */
const people = sql`(
  select coalesce(json_agg(
    json_build_object('id', id, 'name', name, 'waiting', waiting, 'offered', offered) order by id
  ), '[]')
  from (
    select users.id, ${userName} as name,
      coalesce(work.waiting, 0) as waiting, coalesce(work.offered, 0) as offered,
      is_deleted = 0 and password_hash is not null as signs_in
    from users left join (
      select assignee_id, sum(waiting) as waiting, sum(offered) as offered
      from report_work where assignee_id > 0 group by assignee_id
    ) as work on work.assignee_id = users.id
    where users.role = 'admin'
  ) as person
  where signs_in or waiting + offered > 0
)`;
