import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database/schema.ts';
import { fold } from './lists.ts';

/** Rows on a page when the caller does not say (specification, section 9: the server sets it). */
const defaultSize = 9;

/** A zero-based page as the database wants it. */
export function pageOf(query: { page?: number | undefined; size?: number | undefined }): {
  limit: number;
  offset: number;
} {
  const limit = query.size ?? defaultSize;
  return { limit, offset: (query.page ?? 0) * limit };
}

/** How many pages of `size` rows the matching rows fill; none without rows. */
export async function countPages<Table extends keyof Database>(
  matching: SelectQueryBuilder<Database, Table, object>,
  size: number,
): Promise<number> {
  const { rows } = await matching
    .select((select) => select.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Math.ceil(rows / size);
}

/** Whether a folded column holds the searched text; without one, everything matches. */
export function matchesText(searched: string | undefined, column: string): Expression<SqlBool> {
  const words = fold(searched ?? '').trim();
  return words === '' ? sql<SqlBool>`true` : sql<SqlBool>`position(${words} in ${sql.ref(column)}) > 0`;
}
