import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fold, sortKey } from '../../../rules/lists/folding.ts';
import type { Services } from '../../../server/resources/services.ts';

interface Person {
  names: readonly string[];
  /** As typed. */
  phones: readonly string[];
  email: string;
}

/**
 * Every column of every table, and every stored file, that holds a name, the phone in any spelling
 * or the email address. New tables and columns are searched too.
 */
export async function placesOf(
  { db, config, accessLog }: Services,
  { names, phones, email }: Person,
): Promise<string[]> {
  await accessLog.settled();
  const words = [...names, email, ...phones];
  const texts = [
    ...words,
    ...words.map(fold),
    ...words.map((word) => word.toLowerCase()),
    ...names.map(sortKey),
  ];
  const patterns = [...new Set(texts)].map((text) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const digits = phones.map((phone) => `%${phone.replaceAll(/\D/g, '').slice(-10)}%`);
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by 1, 2`.execute(db);
  const places: string[] = [];
  for (const { table, column, type } of columns) {
    // places are thousands of rows without people
    if (['provinces', 'districts', 'neighbourhoods'].includes(table)) continue;
    const name = sql.ref(`${table}.${column}`);
    const text = type === 'bytea' ? sql`encode(${name}, 'escape')` : sql`${name}::text`;
    const { rows } = await sql<{ found: boolean }>`
      select exists (
        select from ${sql.table(table)}
        where ${text} like any(${patterns}) or regexp_replace(${text}, '[^0-9]', '', 'g') like any(${digits})
      ) as found`.execute(db);
    if (rows[0]?.found) places.push(`${table}.${column}`);
  }
  const folder = join(config.dataDir, 'files');
  for (const file of await readdir(folder).catch((): string[] => [])) {
    const content = await readFile(join(folder, file));
    if (words.some((word) => content.includes(word))) places.push(`file ${file.replace(/^.*\./, '.')}`);
  }
  return places;
}
