import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
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
  il: 'land_requests.il_sort',
  ada: 'land_requests.ada_sort',
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
  // the places are looked up for the rows of this page only, however many lie before it
  let page = db
    .selectFrom('land_requests')
    .select('land_requests.id')
    .where(matches)
    .orderBy(sql.ref(sort.column), sort.direction)
    .orderBy('land_requests.id', sort.direction);
  if (query.size !== undefined) page = page.limit(query.size).offset((query.page ?? 0) * query.size);
  const rows = await selectLandRequests(db)
    .innerJoin(page.as('page'), 'page.id', 'land_requests.id')
    .orderBy(sql.ref(sort.column), sort.direction)
    .orderBy('land_requests.id', sort.direction)
    .execute();
  const count = (condition: RawBuilder<SqlBool>) =>
    db
      .selectFrom('land_requests')
      .select((select) => select.fn.countAll<number>().as('rows'))
      .where(condition)
      .executeTakeFirstOrThrow();
  const total = await count(matches);
  const waiting = await db
    .selectFrom('land_requests')
    .select((select) => [
      select.fn.countAll<number>().as('rows'),
      select.fn.coalesce(select.fn.max('land_requests.id'), sql.lit(0)).as('newest'),
    ])
    .where(sql<SqlBool>`land_requests.durum = 1`)
    .executeTakeFirstOrThrow();
  return {
    status: 200,
    body: rows.map(toLandRequest),
    headers: {
      'X-Total-Count': total.rows,
      'X-Waiting-Count': waiting.rows,
      'X-Newest-Waiting': waiting.newest,
    },
  };
}
