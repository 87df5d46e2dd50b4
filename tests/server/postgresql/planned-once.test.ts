import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../server/database/schema.ts';
import { vacuumTables } from '../../../server/database/vacuumTables.ts';
import { fill } from '../../bench/rows/fill.ts';
import { recordTest as test } from '../fixtures/recordTest.ts';

interface Prepared {
  name: string;
  generic: number;
  parameters: string[];
}

test('the server keeps one plan of each statement that is planned once, and it scans no large table', async ({
  server,
}) => {
  const { db } = server.services;
  await fill(db, { landRequests: 10_000, consultants: 2_000, posts: 10, ads: 10 });
  await vacuumTables(db);
  const { id } = await db
    .selectFrom('land_requests')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const planned = () =>
    db.connection().execute(async (connection) => {
      const { rows } = await sql<Prepared>`
        select name, generic_plans::int as generic, parameter_types::text[] as parameters
        from pg_prepared_statements where statement like '%/* planned once */%'`.execute(connection);
      if (rows.length < 3 || rows.some(({ generic }) => generic === 0)) return undefined;
      return Promise.all(rows.map((one) => generalPlan(connection, one)));
    });
  // a connection compares the one plan with those of its first five executions; ten take turns
  let plans: string[] | undefined;
  for (let call = 0; call < 100 && !plans; call++) {
    expect((await server.call('GET', `/lands/similar/${id}`)).statusCode).toBe(200);
    plans = await planned();
  }
  expect(plans).toHaveLength(3);
  for (const plan of plans ?? []) {
    expect(plan).toMatch(/\$1/);
    expect(plan).not.toMatch(/Seq Scan on (land_requests|offers)/);
  }
});

async function generalPlan(connection: Kysely<Database>, { name, parameters }: Prepared): Promise<string> {
  const nothing = sql.join(parameters.map(() => sql`null`));
  const plan = await sql<{ 'QUERY PLAN': string }>`explain execute ${sql.ref(name)} (${nothing})`.execute(
    connection,
  );
  return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
}
