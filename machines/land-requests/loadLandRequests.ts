import { type ApiClient, onlyItem } from '../../api/client.ts';
import type { components, operations } from '../../api/schema.ts';
import { toWorkFilter } from '../../rules/land-requests/work.ts';
import { countOf, listAnswer, wireQuery } from '../lists/listAnswer.ts';
import type { ListAnswer, ListQuery } from '../lists/pollingList.ts';
import type { RecordCall } from '../lists/record.ts';

export type LandRequest = components['schemas']['LandRequest'];
/** A row of a list; only the open land requests have work. */
export type ListedLandRequest = components['schemas']['OpenLandRequest'];
type WireQuery = NonNullable<operations['listLandRequests']['parameters']['query']>;

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
] as const satisfies readonly NonNullable<WireQuery['sort']>[];

/** The new, the purchased and the cancelled land requests. */
export type LandRequestList = 'lands' | 'lands/purchased' | 'lands/deleted';

/**
 * Loads one page of a list; without a page all rows that match.
 * @throws ApiError
 */
export async function loadLandRequests(
  client: ApiClient,
  list: LandRequestList,
  query: ListQuery | Pick<ListQuery, 'q' | 'sort' | 'work'>,
  signal: AbortSignal,
): Promise<LandRequestAnswer> {
  const work = list === 'lands' ? toWorkFilter(query.work) : undefined;
  const params = { query: { ...wireQuery(query, landRequestSorts), ...(work && { work }) } };
  const answer = await client.GET(`/api/v1/${list}`, { params, signal });
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
export async function loadLandRequest({ client, id }: RecordCall, signal: AbortSignal): Promise<LandRequest> {
  return onlyItem(await client.GET('/api/v1/lands/full/{id}', { params: { path: { id } }, signal }));
}
