import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { applicationHandlers } from './application.ts';
import { consultantStateHandlers } from './consultantStates.ts';
import type { Answer, Call, Handlers } from './contract.ts';
import { matchesText } from './pagedLists.ts';
import { profileHandlers } from './profile.ts';
import type { Services } from './services.ts';
import { requireAdmin } from './sessions.ts';
import { toUser, userColumns } from './userRows.ts';

type UserHandlers = Pick<
  Handlers,
  | 'applyAsConsultant'
  | 'listUsers'
  | 'listNewUsers'
  | 'listCanceledUsers'
  | 'getUser'
  | 'updateUser'
  | 'approveUser'
  | 'cancelUser'
  | 'restoreUser'
>;
type ListOperation = 'listUsers' | 'listNewUsers' | 'listCanceledUsers';

const sortColumns = {
  Id: 'id',
  name: 'name_sort',
  phone: 'phone',
  email: 'email',
  office_name: 'office_sort',
  status: 'status_sort',
} as const;

/** Whom each list shows; literals, so that the planner sees which of the partial indexes holds them. */
const groups = {
  all: sql<SqlBool>`users.role = 'consultant'`,
  new: sql<SqlBool>`users.role = 'consultant' and users.is_deleted = 0 and users.status = 0`,
  canceled: sql<SqlBool>`users.role = 'consultant' and users.is_deleted = 1`,
};

/** Consultants: their application, profile and states, and the lists that admins work with. */
export function userHandlers(services: Services): UserHandlers {
  return {
    ...applicationHandlers(services),
    ...profileHandlers(services),
    ...consultantStateHandlers(services),
    listUsers: (call) => list(services, call, groups.all),
    listNewUsers: (call) => list(services, call, groups.new),
    listCanceledUsers: (call) => list(services, call, groups.canceled),
  };
}

/** A list answers an array, with the number of rows on all pages in a header; the admin is in none. */
async function list(
  { db }: Services,
  { query, session }: Call<ListOperation>,
  group: RawBuilder<SqlBool>,
): Promise<Answer<ListOperation>> {
  requireAdmin(session);
  const matching = db.selectFrom('users').where(group).where(matchesText(query.q, 'users.search_text'));

  const { direction, column } = sortOf(query.sort);
  // what lies before the page is passed over in the index alone
  let page = matching.select('id as shown').orderBy(column, direction).orderBy('id', direction);
  if (query.size !== undefined) page = page.limit(query.size).offset((query.page ?? 0) * query.size);
  const rows = await db
    .selectFrom('users')
    .innerJoin(page.as('page'), 'page.shown', 'id')
    .select(userColumns)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .execute();
  const total = await matching
    .select((select) => select.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return { status: 200, body: rows.map(toUser), headers: { 'X-Total-Count': total.rows } };
}

/** Newest first unless the caller says otherwise. */
function sortOf(sort = '-Id') {
  const field = sort.replace(/^-/, '');
  const column = Object.entries(sortColumns).find(([name]) => name === field)?.[1] ?? 'id';
  return { column, direction: sort.startsWith('-') ? 'desc' : 'asc' } as const;
}
