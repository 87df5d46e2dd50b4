import { type SqlBool, sql } from 'kysely';
import { answerList, type PagedList } from '../answerList.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';
import { selectConsultants, toConsultant } from './consultantRows.ts';

const base = {
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
type List = PagedList<keyof typeof base.sortColumns>;

const all: List = { ...base, group: sql<SqlBool>`users.role = 'consultant'`, counts: ['users:all'] };
const awaitingApproval: List = {
  ...base,
  group: sql<SqlBool>`users.role = 'consultant' and users.is_deleted = 0 and users.status = 0`,
  counts: ['users:new'],
};
const cancelled: List = {
  ...base,
  group: sql<SqlBool>`users.role = 'consultant' and users.is_deleted = 1`,
  counts: ['users:canceled'],
};

/** The admin's lists of consultants (product, 2 and 7). */
export function consultantListHandlers({ db }: Pick<Services, 'db'>) {
  return {
    listUsers: ({ query }) => answerList(db, all, query, selectConsultants, toConsultant),
    listNewUsers: ({ query }) => answerList(db, awaitingApproval, query, selectConsultants, toConsultant),
    listCanceledUsers: ({ query }) => answerList(db, cancelled, query, selectConsultants, toConsultant),
  } satisfies Partial<Handlers>;
}
