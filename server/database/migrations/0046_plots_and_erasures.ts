import { type Kysely, sql } from 'kysely';
import { plotWords } from '../../../rules/land-requests/plot.ts';
import { fold } from '../../../rules/lists/folding.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  await joinFractions(db);
  await leaveOutErased(db);
}

/**
 * Writes the slash of a plot such as `101 / 5` without blanks in the searched text, as
 * `createLandRequest` does, so that a search finds it in any spelling.
 */
export async function joinFractions(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ id: number; ada: string; parsel: string }>`
    select id, ada, parsel from land_requests where concat_ws(' ', ada, parsel) ~ '\\s/|/\\s'`.execute(db);
  const plots = rows.map(({ id, ada, parsel }) => ({
    id,
    typed: fold(`${ada} ${parsel}`),
    words: fold(plotWords({ ada, parsel })),
  }));
  await sql`
    update land_requests set search_text = replace(search_text, plot.typed, plot.words)
    from jsonb_to_recordset(${JSON.stringify(plots)}::jsonb) as plot (id bigint, typed text, words text)
    where land_requests.id = plot.id`.execute(db);
}

/**
 * Leaves the land requests that were erased for their owners out of the report's figures, and ends
 * those that were open: until now they waited for an offer that nobody could make. Of those that
 * were erased before, only the open ones are known to be no erasures of the retention period.
 */
async function leaveOutErased(db: Kysely<Database>): Promise<void> {
  for (const table of ['land_requests', 'offers']) {
    await sql`alter table ${sql.table(table)} add column counted boolean not null default true`.execute(db);
    const trigger = `report_${table}`;
    const { rows } = await sql<{ definition: string }>`
      select pg_get_functiondef(${trigger}::regproc) as definition`.execute(db);
    const definition = rows[0]?.definition ?? '';
    const counted = definition.replaceAll(/\bfrom (added|removed)\b/g, 'from $1 where counted');
    if (counted === definition) throw new Error(`${trigger} reads its rows in another way`);
    await sql.raw(counted).execute(db);
  }
  await sql`
    update offers set counted = false
    from land_requests
    where land_requests.id = land_request_id and erased_at is not null and durum in (1, 2)`.execute(db);
  await sql`
    update land_requests set durum = 4, counted = false, version = version + 1
    where erased_at is not null and durum in (1, 2)`.execute(db);
}
