import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Durum } from '../../../rules/land-requests/landRequestMoves.ts';
import type { WorkFilter } from '../../../rules/land-requests/work.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import type { Database } from '../../database/schema.ts';
import type { Session } from '../../identity/sessions.ts';
import { answerList, keptRows } from '../answerList.ts';
import type { Call } from '../handlerTypes.ts';
import { equals, inPlace, madeBetween, ofAssignee } from '../listFilters.ts';
import {
  selectLandRequests,
  selectOpenLandRequests,
  toLandRequest,
  toOpenLandRequest,
} from './landRequestRows.ts';

const sortColumns = {
  tarih: 'created_at',
  name: 'name_sort',
  phone: 'phone',
  il: 'il_sort',
  ada: 'ada_sort',
  durum: 'durum',
  teklif_tutar: 'teklif_tutar',
  owner_reply_at: 'owner_reply_at',
} as const;

/** How many land requests await an offer, and the highest id among them. */
const figures = {
  'X-Waiting-Count': keptRows(['land_requests:1']),
  'X-Newest-Waiting': sql<number>`coalesce(
    (select max(id) from land_requests where durum = 1 and joined_to is null), 0
  )`,
};

/** The conditions of the filters that the open, the purchased and the cancelled ones have. */
const landConditions = ({ imar_durum, ...query }: Query<'listPurchasedLandRequests'>) => [
  ...inPlace(query),
  ...equals('imar_durum', imar_durum),
  ...madeBetween(query),
];

type Query<
  Id extends
    | 'listAllLandRequests'
    | 'listLandRequests'
    | 'listPurchasedLandRequests'
    | 'listCanceledLandRequests',
> = Call<Id>['query'];

const hourMs = 60 * 60 * 1000;
/** When an open offer ends soon. */
const soonHours = 48;

/** An open offer that ends at this moment or before ends soon. */
export const endsSoonBefore = (now: Date): Date => new Date(now.getTime() + soonHours * hourMs);

const listOf = (states: readonly Durum[]) =>
  ({
    table: 'land_requests',
    group: sql<SqlBool>`land_requests.durum in (${sql.join(states.map((state) => sql.lit(state)))})`,
    counts: states.map((state) => `land_requests:${state}` as const),
    sortColumns,
    defaultSort: '-tarih',
    isNumbered: true,
  }) as const;

const openList = {
  ...listOf([1, 2]),
  // literally the condition of the indexes; a joined one is a duplicate of its leader
  group: sql<SqlBool>`land_requests.durum in (1, 2) and land_requests.joined_to is null`,
};

/** Answers the list of the land requests with this durum. */
export function closedLandRequestList(
  db: Kysely<Database>,
  durum: 3 | 4,
  { neden, ...query }: Query<'listCanceledLandRequests'>,
) {
  const list = { ...listOf([durum]), conditions: [...landConditions(query), ...ofReason(neden)] };
  return answerList(db, list, query, selectLandRequests, toLandRequest);
}

function ofReason(neden: Query<'listCanceledLandRequests'>['neden']): RawBuilder<SqlBool>[] {
  return neden === 'none' ? [sql`durum = 4 and neden is null`] : equals('neden', neden);
}

/** Answers the list of the land requests that the report counts, of every durum. */
export function allLandRequestList(
  db: Kysely<Database>,
  { durum, offer, owner_reply, neden, ...query }: Query<'listAllLandRequests'>,
  now: Date,
) {
  const list = {
    table: 'land_requests',
    // literally the condition of its indexes
    group: sql<SqlBool>`land_requests.counted and land_requests.joined_to is null`,
    counts: sql<number>`(
      select coalesce(sum(received[1]), 0)::bigint from report_land_requests where span = 56
    )`,
    sortColumns,
    defaultSort: '-tarih',
    isNumbered: true,
    conditions: [
      // without parameters, so that the partial indexes of a durum match it
      ...(durum === undefined ? [] : [sql<SqlBool>`durum = ${sql.lit(durum)}`]),
      ...(offer === undefined ? [] : [offerCondition(offer, now)]),
      ...(owner_reply === undefined ? [] : [lastReplyCondition(owner_reply)]),
      ...ofReason(neden),
      ...inPlace(query),
      ...madeBetween(query),
    ],
  } as const;
  return answerList(db, list, query, selectLandRequests, toLandRequest);
}

function offerCondition(
  wanted: NonNullable<Query<'listAllLandRequests'>['offer']>,
  now: Date,
): RawBuilder<SqlBool> {
  const soon = endsSoonBefore(now);
  const withOpenOffer = (ends: RawBuilder<unknown>) => sql<SqlBool>`land_requests.id in (
    select land_request_id from offers where ended_at is null and expires_at > ${now} and ${ends}
  )`;
  return {
    made: sql<SqlBool>`land_requests.teklif_tutar > 0`,
    none: sql<SqlBool>`land_requests.teklif_tutar = 0`,
    open: withOpenOffer(sql`true`),
    endingSoon: withOpenOffer(sql`expires_at <= ${soon}`),
    endingLater: withOpenOffer(sql`expires_at > ${soon}`),
  }[wanted];
}

function lastReplyCondition(
  wanted: NonNullable<Query<'listAllLandRequests'>['owner_reply']>,
): RawBuilder<SqlBool> {
  return wanted === 'none'
    ? sql`land_requests.teklif_tutar > 0 and land_requests.owner_reply is null`
    : sql`land_requests.owner_reply = ${wanted}`;
}

/**
 * Answers the list of the land requests that await an offer or have one; the filter `work` leaves
 * those that the caller is to work on.
 */
export function openLandRequestList(
  db: Kysely<Database>,
  { work, durum, assignee, owner_reply, ...query }: Query<'listLandRequests'>,
  { session, now }: { session: Session | undefined; now: Date },
) {
  const list = {
    ...openList,
    conditions: [
      ...equals('durum', durum),
      ...landConditions(query),
      ...ofAssignee(assignee, session),
      ...(owner_reply ? [replyCondition(owner_reply)] : []),
      ...(work ? [workCondition(work, session, now)] : []),
    ],
    // only the list that shows the waiting ones names them
    figures,
  };
  return answerList(db, list, query, selectOpenLandRequests, toOpenLandRequest);
}

/** Without parameters, so that the partial indexes of these rows match it. */
function replyCondition(wanted: NonNullable<Query<'listLandRequests'>['owner_reply']>): RawBuilder<SqlBool> {
  if (wanted === 'waiting') return sql`land_requests.reply_waits`;
  if (wanted === 'none') return sql`land_requests.durum = 2 and land_requests.owner_reply is null`;
  return sql`land_requests.owner_reply = ${wanted}`;
}

function workCondition(filter: WorkFilter, session: Session | undefined, now: Date): RawBuilder<SqlBool> {
  const { day } = istanbulTime(now);
  return {
    mine: sql<SqlBool>`land_requests.assignee_id = ${session?.personId ?? 0}`,
    answered: sql<SqlBool>`land_requests.owner_reply is not null`,
    callAsked: sql<SqlBool>`land_requests.owner_reply = 'callMe'`,
    dueToday: sql<SqlBool>`(
      land_requests.next_call_on = ${day}::date
      -- who wants to be called waits, until an admin has acted
      or (land_requests.owner_reply = 'callMe' and land_requests.reply_waits)
    )`,
    overdue: sql<SqlBool>`land_requests.next_call_on < ${day}::date`,
  }[filter];
}
