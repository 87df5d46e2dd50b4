import { type SqlBool, sql } from 'kysely';
import { requireAdmin } from '../../identity/sessions.ts';
import { profileHandlers } from '../account/profileHandlers.ts';
import { listPage, type PagedList } from '../answerList.ts';
import type { Answer, Call, Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';
import { applicationHandlers } from './applicationHandlers.ts';
import { consultantStateHandlers } from './consultantMoveHandlers.ts';
import { toUser, userColumns } from './consultantRows.ts';

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

const consultants = {
  table: 'users',
  sortColumns: {
    Id: 'id',
    name: 'name_sort',
    phone: 'phone',
    email: 'email',
    office_name: 'office_sort',
    status: 'status_sort',
  },
  defaultSort: '-Id',
} as const;

/** Whom each list shows; the admin is in none. */
const lists = {
  all: { ...consultants, group: sql<SqlBool>`users.role = 'consultant'`, counts: ['users:all'] },
  new: {
    ...consultants,
    group: sql<SqlBool>`users.role = 'consultant' and users.is_deleted = 0 and users.status = 0`,
    counts: ['users:new'],
  },
  canceled: {
    ...consultants,
    group: sql<SqlBool>`users.role = 'consultant' and users.is_deleted = 1`,
    counts: ['users:canceled'],
  },
} as const satisfies Record<string, PagedList<keyof typeof consultants.sortColumns>>;

/** Consultants: their application, profile and states, and the lists that admins work with. */
export function userHandlers(services: Services): UserHandlers {
  return {
    ...applicationHandlers(services),
    ...profileHandlers(services),
    ...consultantStateHandlers(services),
    listUsers: (call) => answerList(services, call, lists.all),
    listNewUsers: (call) => answerList(services, call, lists.new),
    listCanceledUsers: (call) => answerList(services, call, lists.canceled),
  };
}

async function answerList(
  { db }: Services,
  { query, session }: Call<ListOperation>,
  list: (typeof lists)[keyof typeof lists],
): Promise<Answer<ListOperation>> {
  requireAdmin(session);
  const { rows, total, headers } = await listPage(
    db,
    list,
    query,
    db.selectFrom('users').select(userColumns),
  );
  return { status: 200, body: rows.map(toUser), headers: { 'X-Total-Count': total, ...headers } };
}
