import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { sortKey } from '../../../rules/lists/folding.ts';
import { answerList, type PagedList } from '../answerList.ts';
import type { Call, Handlers } from '../handlerTypes.ts';
import { beginsWith } from '../listFilters.ts';
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

const inState = {
  awaiting: sql<SqlBool>`status_sort = 0`,
  approved: sql<SqlBool>`status_sort = 1`,
  refused: sql<SqlBool>`status_sort = 2`,
  closed: sql<SqlBool>`status_sort = 3`,
  cancelled: sql<SqlBool>`status_sort >= 2`,
};

/** The admin's lists of consultants (product, 2 and 7). */
export function consultantListHandlers({ db }: Pick<Services, 'db'>) {
  const answer = (list: List, query: Call<'listNewUsers'>['query'], state?: RawBuilder<SqlBool>) => {
    const conditions = [
      ...(state ? [state] : []),
      ...beginsWith('office_sort', sortKey(query.office ?? '').trim()),
    ];
    return answerList(db, { ...list, conditions }, query, selectConsultants, toConsultant);
  };
  return {
    listUsers: ({ query }) => answer(all, query, query.state && inState[query.state]),
    listNewUsers: ({ query }) => answer(awaitingApproval, query),
    listCanceledUsers: ({ query }) => answer(cancelled, query),
  } satisfies Partial<Handlers>;
}
