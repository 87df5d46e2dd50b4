import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { sortKey } from '../../../rules/lists/folding.ts';
import type { Database } from '../../database/schema.ts';
import { answerList, type PagedList, type RowOf } from '../answerList.ts';
import type { Handlers } from '../handlerTypes.ts';
import { beginsWith, equals, madeBetween } from '../listFilters.ts';
import type { Services } from '../services.ts';

const logEntries: PagedList<'tarih'> = {
  table: 'log_entries',
  counts: ['log_entries'],
  sortColumns: { tarih: 'created_at' },
  defaultSort: '-tarih',
};

const selectEntries = (db: Kysely<Database>) =>
  db
    .selectFrom('log_entries')
    .select(['id', 'created_at', 'kind', 'operation', 'person_id', 'person_name', 'account'])
    .select(['network', 'target_kind', 'target_id', 'detail']);

/** What was done with personal data, by whom and from where (an extension for the admins). */
export function logHandlers({ db }: Pick<Services, 'db'>) {
  return {
    listLog({ query }) {
      const conditions: RawBuilder<SqlBool>[] = [
        ...equals('kind', query.kind),
        ...beginsWith('who_sort', sortKey(query.who ?? '').trim()),
        ...beginsWith('network', (query.network ?? '').trim().toLowerCase()),
        ...madeBetween(query),
      ];
      return answerList(db, { ...logEntries, conditions }, query, selectEntries, toWire);
    },
  } satisfies Partial<Handlers>;
}

function toWire({
  created_at,
  person_id,
  person_name,
  account,
  target_kind,
  target_id,
  detail,
  ...shown
}: RowOf<typeof selectEntries>): components['schemas']['LogEntry'] {
  return {
    ...shown,
    tarih: created_at.toISOString(),
    who: person_name || account,
    ...(person_id !== null && { person_id }),
    ...(target_kind && { target: { kind: target_kind, ...(target_id !== null && { id: target_id }) } }),
    ...(detail !== '' && { detail }),
  };
}
