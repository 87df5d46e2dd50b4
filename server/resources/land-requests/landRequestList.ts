import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Durum } from '../../../rules/land-requests/landRequestMoves.ts';
import type { Database } from '../../database/schema.ts';
import { answerList, keptRows } from '../answerList.ts';
import type { Call } from '../handlerTypes.ts';
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

/** How many land requests await an offer, and the highest id among them. */
const figures = {
  'X-Waiting-Count': keptRows(['land_requests:1']),
  'X-Newest-Waiting': sql<number>`coalesce((select max(id) from land_requests where durum = 1), 0)`,
};

/** Answers the list of the land requests in the given states. */
export function landRequestList(
  db: Kysely<Database>,
  states: readonly Durum[],
  query: Call<'listLandRequests'>['query'],
) {
  const list = {
    table: 'land_requests',
    group: sql<SqlBool>`land_requests.durum in (${sql.join(states.map((state) => sql.lit(state)))})`,
    counts: states.map((state) => `land_requests:${state}` as const),
    sortColumns,
    defaultSort: '-tarih',
    // only the list that shows the waiting ones names them
    ...(states.includes(1) && { figures }),
  } as const;
  return answerList(db, list, query, selectLandRequests, toLandRequest);
}
