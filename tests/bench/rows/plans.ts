/** The executed statements and their plans. */
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../../../server/database/schema.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** The statements executed by `act`. */
export async function statementsOf(
  db: Kysely<Database>,
  act: () => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const executor = db.getExecutor();
  const statements: CompiledQuery[] = [];
  const original = executor.executeQuery;
  executor.executeQuery = (query, ...rest) => {
    statements.push(query);
    return Reflect.apply(original, executor, [query, ...rest]);
  };
  try {
    await act();
  } finally {
    executor.executeQuery = original;
  }
  return statements;
}

/** All nodes of a statement's plan. */
async function planOf(db: Kysely<Database>, statement: CompiledQuery): Promise<PlanNode[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    CompiledQuery.raw(`explain (format json) ${statement.sql}`, [...statement.parameters]),
  );
  const nodes: PlanNode[] = [];
  const visit = (node: PlanNode) => {
    nodes.push(node);
    node.Plans?.forEach(visit);
  };
  for (const row of rows) visit(row['QUERY PLAN'][0].Plan);
  return nodes;
}

/** The tables that a statement scans sequentially. */
export async function scannedTables(db: Kysely<Database>, statement: CompiledQuery): Promise<string[]> {
  const nodes = await planOf(db, statement);
  return nodes
    .filter((node) => node['Node Type'].endsWith('Seq Scan'))
    .map((node) => node['Relation Name'] ?? '');
}

/** The indexes that a statement reads, and whether it sorts what it has read. */
export async function readingOf(
  db: Kysely<Database>,
  statement: CompiledQuery,
): Promise<{ indexes: string[]; sorts: boolean }> {
  const nodes = await planOf(db, statement);
  return {
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    sorts: nodes.some((node) => node['Node Type'].endsWith('Sort')),
  };
}

/** Tables that stay small. */
const small = ['provinces', 'districts', 'sessions', 'second_factors', 'reset_tokens', 'kept_counts'];

/** One line for every large table that the statements scan sequentially. */
export async function sequentialScans(
  db: Kysely<Database>,
  statements: readonly CompiledQuery[],
): Promise<string[]> {
  const found: string[] = [];
  for (const statement of statements) {
    if (!/^\s*(select|with)\b/.test(statement.sql)) continue;
    const tables = await scannedTables(db, statement);
    for (const table of tables.filter((one) => !small.includes(one)))
      found.push(`${table}: ${statement.sql}`);
  }
  return found;
}
