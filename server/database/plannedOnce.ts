import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

const mark = '/* planned once */';

/**
 * Marks a statement whose planning takes longer than its execution, and whose best plan is the same
 * for all its values: a PostgreSQL server then plans it once for each connection. Its text must
 * never vary. It stands at the beginning, or before the columns by `modifyFront`.
 */
export const plannedOnce = sql.raw(mark);

/** By text. Few statements have the mark. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64');
  names.set(text, name);
  return name;
}

/** Lets a connection to a server plan the marked statements once. */
export function planOnce(client: pg.PoolClient): void {
  const { query } = client;
  const named = (text: unknown) =>
    typeof text === 'string' && text.slice(0, 30).includes(mark) ? { name: nameOf(text), text } : text;
  Object.assign(client, {
    query: (text: unknown, ...rest: unknown[]) => Reflect.apply(query, client, [named(text), ...rest]),
  });
}
