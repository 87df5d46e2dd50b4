import { type ApiClient, body } from '../../api/client.ts';
import type { components, operations } from '../../api/schema.ts';
import type { ListAnswer } from '../lists/pollingList.ts';
import { countOf, isCapped, type RowQuery, wireQuery } from '../lists/rowQuery.ts';

type LandRequest = components['schemas']['LandRequest'];
type WireQuery = NonNullable<operations['listLandRequests']['parameters']['query']>;
type Sort = NonNullable<WireQuery['sort']>;

const sorts: readonly Sort[] = [
  'tarih',
  '-tarih',
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
];

/** The lists that a request can stand in, as the server keeps them: by durum. */
export type LandRequestList = 'lands' | 'lands/purchased' | 'lands/deleted';

/** Loads one page of a list; without a page all rows that match. Rejects with an ApiError. */
export async function loadLandRequests(
  client: ApiClient,
  list: LandRequestList,
  query: RowQuery,
  signal?: AbortSignal,
): Promise<ListAnswer<LandRequest>> {
  const params = { query: wireQuery(query, sorts) };
  const answer = await client.GET(`/api/v1/${list}`, { params, ...(signal && { signal }) });
  const rows = body(answer);
  const waiting = rows.filter((row) => row.durum === 1).map((row) => row.id);
  return {
    rows,
    total: countOf(answer.response, 'X-Total-Count') ?? rows.length,
    capped: isCapped(answer.response),
    waiting: countOf(answer.response, 'X-Waiting-Count') ?? waiting.length,
    newest: countOf(answer.response, 'X-Newest-Waiting') ?? Math.max(0, ...waiting),
  };
}
