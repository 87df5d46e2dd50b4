import { type ApiClient, body } from '../api/client.ts';
import type { components, operations } from '../api/schema.ts';
import type { ListAnswer, ListQuery } from './pollingList.ts';

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
  query: ListQuery | Pick<ListQuery, 'q' | 'sort'>,
  signal: AbortSignal,
): Promise<ListAnswer<LandRequest>> {
  const answer = await client.GET(`/api/v1/${list}`, { params: { query: toWire(query) }, signal });
  const rows = body(answer);
  const waiting = rows.filter((row) => row.durum === 1).map((row) => row.id);
  return {
    rows,
    total: count(answer.response, 'X-Total-Count') ?? rows.length,
    waiting: count(answer.response, 'X-Waiting-Count') ?? waiting.length,
    newest: count(answer.response, 'X-Newest-Waiting') ?? Math.max(0, ...waiting),
  };
}

function toWire(query: ListQuery | Pick<ListQuery, 'q' | 'sort'>): WireQuery {
  const sort = sorts.find((known) => known === query.sort);
  return {
    ...('page' in query ? { page: query.page, size: query.size } : {}),
    ...(sort ? { sort } : {}),
    ...(query.q.trim() ? { q: query.q.trim() } : {}),
  };
}

function count(response: Response, header: string): number | undefined {
  const value = response.headers.get(header);
  return value === null ? undefined : Number(value);
}
