import { type Kysely, sql } from 'kysely';
import type { ImportKind } from '../../../rules/imports/importFields.ts';
import type { Database } from '../../database/schema.ts';
import { recordHistory } from '../history.ts';
import { importText } from './importText.ts';

/**
 * Removes the records that nobody has touched since they were made, in the caller's transaction.
 * @returns why each of the others stays, by its id. One that is gone already is no reason.
 */
export async function takeBack(
  trx: Kysely<Database>,
  kind: ImportKind,
  ids: readonly number[],
  actor: { personId: number },
): Promise<Map<number, string>> {
  const kept = await reasons[kind](trx, ids);
  const removed = ids.filter((id) => !kept.has(id));
  if (removed.length === 0) return kept;
  if (kind === 'landRequests') {
    await trx.deleteFrom('land_requests').where('id', 'in', removed).execute();
    await recordHistory(trx, 'request', removed, actor, 'importUndone');
  } else if (kind === 'ads') {
    const gone = await trx.deleteFrom('ads').where('id', 'in', removed).returning('id').execute();
    const goneIds = gone.map(({ id }) => id);
    await recordHistory(trx, 'ad', goneIds, actor, 'importUndone');
  } else {
    await trx.deleteFrom('users').where('id', 'in', removed).execute();
    await recordHistory(trx, 'user', removed, actor, 'importUndone');
  }
  return kept;
}

type Reasons = (trx: Kysely<Database>, ids: readonly number[]) => Promise<Map<number, string>>;

/** Whether the history has more than the import itself. */
const hasHistory = (kind: 'request' | 'user' | 'ad', id: string) => sql<boolean>`exists (
  select from history
  where history.kind = ${kind} and history.record_id = ${sql.ref(id)} and history.action <> 'imported'
)`;

const { kept: text } = importText;

function reasonsOf<Row extends { id: number }>(
  rows: readonly Row[],
  reasonOf: (row: Row) => string | false,
): Map<number, string> {
  return new Map(
    rows.flatMap((row): [number, string][] => {
      const reason = reasonOf(row);
      return reason === false ? [] : [[row.id, reason]];
    }),
  );
}

const reasons: Readonly<Record<ImportKind, Reasons>> = {
  async landRequests(trx, ids) {
    const rows = await trx
      .selectFrom('land_requests')
      .select(['id', 'version', 'work_version', 'durum', 'erased_at', 'joined_to'])
      .select(hasHistory('request', 'land_requests.id').as('changed'))
      .select(
        sql<boolean>`exists (select from land_request_notes where land_request_id = land_requests.id)`.as(
          'noted',
        ),
      )
      .select(
        sql<boolean>`exists (select from land_request_photos where land_request_id = land_requests.id)`.as(
          'photographed',
        ),
      )
      .select(
        sql<boolean>`exists (select from land_requests as other where other.joined_to = land_requests.id)`.as(
          'leads',
        ),
      )
      .select(
        sql<boolean>`exists (select from contact_messages where land_request_id = land_requests.id)`.as(
          'written',
        ),
      )
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
    return reasonsOf(rows, (row) => {
      if (row.erased_at) return text.erased;
      if (row.joined_to !== null || row.leads) return text.joined;
      if (row.durum !== 1) return text.moved;
      if (row.noted) return text.noted;
      if (row.written) return text.written;
      return (row.version > 1 || row.work_version > 1 || row.changed || row.photographed) && text.changed;
    });
  },

  async ads(trx, ids) {
    const rows = await trx
      .selectFrom('ads')
      .select(['id', 'version'])
      .select(hasHistory('ad', 'ads.id').as('changed'))
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
    return reasonsOf(rows, (row) => (row.version > 1 || row.changed) && text.changed);
  },

  async consultants(trx, ids) {
    const rows = await trx
      .selectFrom('users')
      .select(['id', 'version', 'status', 'is_deleted', 'erased_at'])
      .select(hasHistory('user', 'users.id').as('changed'))
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
    return reasonsOf(rows, (row) => {
      if (row.erased_at) return text.erased;
      if (row.status !== 0 || row.is_deleted !== 0) return text.moved;
      return (row.version > 1 || row.changed) && text.changed;
    });
  },
};
