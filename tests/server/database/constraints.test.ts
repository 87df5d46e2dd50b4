import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../fixtures/testDatabases.ts';

/**
 * What the database itself refuses, and its indexes. Most of it no other test would miss: the
 * server does not try what a constraint refuses, and without an index it is only slower.
 */
test('the database has the constraints and indexes of its migrations', async ({ onTestFinished }) => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const { rows } = await sql<{ line: string }>`
    select format('%s: %s', conrelid::regclass, pg_get_constraintdef(oid)) as line
    from pg_constraint
    where connamespace = current_schema()::regnamespace and contype <> 'n'
    union all
    select indexdef from pg_indexes
    where schemaname = current_schema() and tablename not like 'kysely%'
      -- those of constraints are above
      and not exists (select from pg_constraint where conname = indexname)`.execute(db);
  const lines = rows.map(({ line }) => line).filter((line) => !line.startsWith('kysely'));
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('constraints.txt');
});
