import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Durum } from '../../../rules/land-requests/landRequestMoves.ts';
import type { Database } from '../../database/schema.ts';
import { keptRows, listPage } from '../answerList.ts';
import type { Answer, Call } from '../handlerTypes.ts';
import { selectLandRequests, toLandRequest } from './landRequestRows.ts';

const sortColumns = {
  tarih: 'created_at',
  name: 'name_sort',
  phone: 'phone',
  il: 'il_sort',
  ada: 'ada_sort',
  durum: 'durum',
  teklif_tutar: 'teklif_tutar',
} as const;

/** Sent with every list of requests: how many await an offer, and the highest id among them. */
const figures = {
  'X-Waiting-Count': keptRows(['land_requests:1']),
  'X-Newest-Waiting': sql<number>`coalesce((select max(id) from land_requests where durum = 1), 0)`,
};

/**
 * The requests in one of the given states, newest first unless the caller says otherwise; without
 * `size` all of them.
 */
export async function landRequestList(
  db: Kysely<Database>,
  states: readonly Durum[],
  query: Call<'listLandRequests'>['query'],
): Promise<Answer<'listLandRequests'>> {
  const list = {
    table: 'land_requests',
    group: sql<SqlBool>`land_requests.durum in (${sql.join(states.map((state) => sql.lit(state)))})`,
    counts: states.map((state) => `land_requests:${state}` as const),
    sortColumns,
    defaultSort: '-tarih',
    figures,
  } as const;
  const { rows, total, headers } = await listPage(db, list, query, selectLandRequests(db));
  return { status: 200, body: rows.map(toLandRequest), headers: { 'X-Total-Count': total, ...headers } };
}
