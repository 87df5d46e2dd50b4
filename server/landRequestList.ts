import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Answer, Call } from './contract.ts';
import type { Database } from './database/schema.ts';
import type { Durum } from './landRequestMoves.ts';
import { selectLandRequests, toLandRequest } from './landRequestRows.ts';
import { parseSort } from './lists.ts';
import { matchesText } from './pagedLists.ts';

const sortColumns = {
  tarih: 'land_requests.created_at',
  name: 'land_requests.name_sort',
  phone: 'land_requests.phone',
  il: 'provinces.name_sort',
  ada: 'land_requests.ada',
  durum: 'land_requests.durum',
  teklif_tutar: 'land_requests.teklif_tutar',
} as const;

/** The requests in one of the given states, newest first unless the caller says otherwise; without `size` all of them. */
export async function landRequestList(
  db: Kysely<Database>,
  states: readonly Durum[],
  query: Call<'listLandRequests'>['query'],
): Promise<Answer<'listLandRequests'>> {
  // literals, so that the planner sees which of the partial indexes holds these states
  const inState = sql<SqlBool>`land_requests.durum in (${sql.join(states.map((state) => sql.lit(state)))})`;
  const matches = sql<SqlBool>`${inState} and ${matchesText(query.q, 'land_requests.search_text')}`;
  const sort = parseSort(query.sort, sortColumns) ?? {
    column: 'land_requests.created_at',
    direction: 'desc',
  };
  let page = selectLandRequests(db)
    .where(matches)
    .orderBy(sql.ref(sort.column), sort.direction)
    .orderBy('land_requests.id', 'desc');
  if (query.size !== undefined) page = page.limit(query.size).offset((query.page ?? 0) * query.size);
  const rows = await page.execute();
  const counts = await db
    .selectFrom('land_requests')
    .select((select) => [
      select.fn.countAll<number>().filterWhere(matches).as('total'),
      select.fn.countAll<number>().filterWhere('durum', '=', 1).as('waiting'),
    ])
    .where('durum', 'in', [...new Set([...states, 1 as const])])
    .executeTakeFirstOrThrow();
  return {
    status: 200,
    body: rows.map(toLandRequest),
    headers: { 'X-Total-Count': counts.total, 'X-Waiting-Count': counts.waiting },
  };
}
