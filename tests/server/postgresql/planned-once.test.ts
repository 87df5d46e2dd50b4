import { sql } from 'kysely';
import { expect } from 'vitest';
import { vacuumTables } from '../../../server/database/vacuumTables.ts';
import { fill } from '../../bench/rows/fill.ts';
import { recordTest as test } from '../fixtures/recordTest.ts';

interface Prepared {
  name: string;
  generic: number;
  custom: number;
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
  // a connection compares the one plan with those of its first five executions; two take turns
  for (let call = 0; call < 20; call++) {
    expect((await server.call('GET', `/lands/similar/${id}`)).statusCode).toBe(200);
  }
  await db.connection().execute(async (connection) => {
    const { rows: statements } = await sql<Prepared>`
      select name, generic_plans::int as generic, custom_plans::int as custom, parameter_types::text[] as parameters
      from pg_prepared_statements where statement like '%/* planned once */%'`.execute(connection);
    expect(statements.map(({ generic }) => generic > 0)).toEqual([true, true, true]);
    for (const { name, parameters } of statements) {
      const nothing = sql.join(parameters.map(() => sql`null`));
      const plan = await sql<{ 'QUERY PLAN': string }>`explain execute ${sql.ref(name)} (${nothing})`.execute(
        connection,
      );
      const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(text).toMatch(/\$1/);
      expect(text).not.toMatch(/Seq Scan on (land_requests|offers)/);
    }
  });
});
