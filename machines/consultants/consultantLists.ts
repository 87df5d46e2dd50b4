import { type ApiClient, body } from '../../api/client.ts';
import type { ListAnswer, ListQuery } from '../lists/pollingList.ts';
import { countOf, isCapped, wireQuery } from '../lists/rowQuery.ts';
import type { Consultant } from './consultant.ts';

const sorts = [
  'Id',
  '-Id',
  'name',
  '-name',
  'phone',
  '-phone',
  'email',
  '-email',
  'office_name',
  '-office_name',
  'status',
  '-status',
] as const;

/**
 * The lists that a consultant can stand in: all of them, those awaiting approval, the cancelled
 * ones.
 */
export type ConsultantList = 'users' | 'users/new' | 'users/deleted';

/** Loads one page of a list. Rejects with an ApiError. */
export async function loadConsultants(
  client: ApiClient,
  list: ConsultantList,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<ListAnswer<Consultant>> {
  const params = { query: wireQuery(query, sorts) };
  const answer = await client.GET(`/api/v1/${list}`, { params, ...(signal && { signal }) });
  const rows = body(answer);
  // nothing rings for consultants
  const total = countOf(answer.response, 'X-Total-Count') ?? rows.length;
  return { rows, total, capped: isCapped(answer.response), waiting: 0, newest: 0 };
}
