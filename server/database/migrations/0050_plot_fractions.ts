import { type Kysely, sql } from 'kysely';
import { plotWords } from '../../../rules/land-requests/plot.ts';
import { fold } from '../../../rules/lists/folding.ts';

/**
 * Writes the slash of a plot such as `101 / 5` without blanks in the searched text, as
 * `createLandRequest` does, so that a search finds it in any spelling.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
