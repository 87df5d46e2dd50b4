import { type ApiClient, onlyItem } from '../../api/client.ts';
import type { components, operations } from '../../api/schema.ts';
import { reasonFilters } from '../../rules/land-requests/cancelReason.ts';
import { lastReplyFilters, offerFilters, replyFilters, workFilters } from '../../rules/land-requests/work.ts';
import {
  type FilterReaders,
  type FiltersOf,
  readAssignee,
  readDay,
  readOneOf,
  readPlaceId,
} from '../../rules/lists/filters.ts';
import { asCsv, countOf, listAnswer, wireQuery } from '../lists/listAnswer.ts';
import type { ListAnswer, ListQuery } from '../lists/pollingList.ts';
import type { RecordCall } from '../records/record.ts';

export type LandRequest = components['schemas']['LandRequest'];
/** Found in any durum, alone or joined to another one. */
export type FoundLandRequest = components['schemas']['FoundLandRequest'];
/** As its page shows it, with its offers. */
export type FullLandRequest = components['schemas']['FullLandRequest'];
/** A row of a list; only the open land requests have work, only the cancelled ones a reason. */
export type ListedLandRequest = components['schemas']['OpenLandRequest'] & Pick<LandRequest, 'neden'>;
type ClosedQuery = NonNullable<operations['listPurchasedLandRequests']['parameters']['query']>;
type OpenQuery = NonNullable<operations['listLandRequests']['parameters']['query']>;

/** A page of land requests, and how many of the whole list await an offer (durum 1). */
export interface LandRequestAnswer extends ListAnswer<ListedLandRequest> {
  waiting: number;
  /** The highest id of a waiting land request; 0 when none waits. */
  newestWaitingId: number;
}

/** The orders of the server's lists. */
export const landRequestSorts = [
  '-tarih',
  'tarih',
  'name',
  '-name',
  'phone',
  '-phone',
  'il',
  '-il',
  'ada',
  '-ada',
  'durum',
  '-durum',
  'teklif_tutar',
  '-teklif_tutar',
  'owner_reply_at',
  '-owner_reply_at',
] as const satisfies readonly NonNullable<OpenQuery['sort']>[];

/** The orders of the list of all land requests. */
const daySorts = ['-tarih', 'tarih'] as const;

type ClosedFilters = FiltersOf<ClosedQuery>;
type OpenFilters = FiltersOf<OpenQuery>;
type AllFilters = FiltersOf<operations['listAllLandRequests']['parameters']['query']>;
type CancelledFilters = FiltersOf<operations['listCanceledLandRequests']['parameters']['query']>;

const closedFilters: FilterReaders<ClosedFilters> = {
  il: readPlaceId,
  ilce: readPlaceId,
  imar_durum: readOneOf([1, 2, 3, 4]),
  from: readDay,
  to: readDay,
};
/** The filters of the open land requests. */
const openFilters: FilterReaders<OpenFilters> = {
  ...closedFilters,
  durum: readOneOf([1, 2]),
  work: readOneOf(workFilters),
  assignee: readAssignee,
  owner_reply: readOneOf(replyFilters),
};

/** The filters of the cancelled land requests. */
const cancelledFilters: FilterReaders<CancelledFilters> = {
  ...closedFilters,
  neden: readOneOf(reasonFilters),
};

/** The filters of all land requests. */
const allFilters: FilterReaders<AllFilters> = {
  il: readPlaceId,
  ilce: readPlaceId,
  from: readDay,
  to: readDay,
  durum: readOneOf([1, 2, 3, 4]),
  offer: readOneOf(offerFilters),
  owner_reply: readOneOf(lastReplyFilters),
  neden: readOneOf(reasonFilters),
};

/** The new, the purchased and the cancelled land requests, and all of them. */
export type LandRequestList = 'lands' | 'lands/purchased' | 'lands/deleted' | 'lands/counted';

const filtersOf = {
  lands: openFilters,
  'lands/purchased': closedFilters,
  'lands/deleted': cancelledFilters,
} satisfies Record<Exclude<LandRequestList, 'lands/counted'>, unknown>;

/**
 * Loads one page of a list.
 * @throws ApiError
 */
export async function loadLandRequests(
  client: ApiClient,
  list: LandRequestList,
  query: ListQuery,
  signal: AbortSignal,
): Promise<LandRequestAnswer> {
  const answer = await (list === 'lands/counted'
    ? client.GET('/api/v1/lands/counted', {
        params: { query: { ...wireQuery(query, daySorts, allFilters), ...asCsv(query) } },
        signal,
      })
    : client.GET(`/api/v1/${list}`, {
        params: { query: { ...wireQuery(query, landRequestSorts, filtersOf[list]), ...asCsv(query) } },
        signal,
      }));
  const page = listAnswer(answer);
  const waiting = page.rows.filter((row) => row.durum === 1).map((row) => row.id);
  return {
    ...page,
    waiting: countOf(answer.response, 'X-Waiting-Count') ?? waiting.length,
    newestWaitingId: countOf(answer.response, 'X-Newest-Waiting') ?? Math.max(0, ...waiting),
  };
}

/**
 * Loads one land request (product, 7).
 * @throws ApiError of the kind 'missing' when the land request does not exist.
 */
export async function loadLandRequest(
  { client, id }: RecordCall,
  signal: AbortSignal,
): Promise<FullLandRequest> {
  return onlyItem(await client.GET('/api/v1/lands/full/{id}', { params: { path: { id } }, signal }));
}
