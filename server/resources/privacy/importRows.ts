/** Rows of imported files that no record was made of: they wait, or were refused. */
import { type Kysely, sql } from 'kysely';
import { type Contact, mentions } from '../../../rules/people/contact.ts';
import { dialledNumber } from '../../../rules/people/phone.ts';
import type { Database } from '../../database/schema.ts';
import { namesIn } from './namesIn.ts';

const batchRows = 1000;

const selectRows = (db: Kysely<Database>) =>
  db
    .selectFrom('import_rows')
    .innerJoin('imports', 'imports.id', 'import_rows.import_id')
    .select(['import_id', 'number', 'import_rows.state', 'cells', 'headings', 'imports.created_at'])
    .where(sql<boolean>`cells <> '[]'`);

export type ImportedRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

/** What a row holds, a cell a line, so that digits of two cells make no number. */
export const rowText = ({ cells }: Pick<ImportedRow, 'cells'>): string => cells.join('\n');

/**
 * Finds the rows about a person, by phone and email address. A refused or unchecked row without a
 * whole phone number is also found by the full name: its phone may be why it was refused.
 * @param names each as its folded words.
 */
export async function findImportRows(
  db: Kysely<Database>,
  { contacts, names }: { contacts: readonly Contact[]; names: readonly string[] },
): Promise<ImportedRow[]> {
  const digits = contacts.flatMap((one) => ('digits' in one ? [`%${one.digits}%`] : []));
  const hasEmail = contacts.some((one) => 'email' in one);
  // finds more rows than it should
  const mayBe = sql<boolean>`(
    (${names.length > 0}::boolean and import_rows.state in ('refused', 'unchecked'))
    or (${hasEmail}::boolean and cells::text like '%@%')
    or regexp_replace(cells::text, '[^0-9]', '', 'g') like any(${digits}::text[])
  )`;
  const found: ImportedRow[] = [];
  let last = { import_id: 0, number: 0 };
  for (;;) {
    const rows = await selectRows(db)
      .where(mayBe)
      .where(sql<boolean>`(import_id, number) > (${last.import_id}::bigint, ${last.number}::integer)`)
      .orderBy('import_id')
      .orderBy('number')
      .limit(batchRows)
      .execute();
    found.push(...rows.filter((row) => isAbout(row, { contacts, names })));
    const end = rows.at(-1);
    if (end === undefined || rows.length < batchRows) return found;
    last = end;
  }
}

function isAbout(
  row: ImportedRow,
  { contacts, names }: { contacts: readonly Contact[]; names: readonly string[] },
): boolean {
  const text = rowText(row);
  if (contacts.some((contact) => mentions(text, contact))) return true;
  if (row.state !== 'refused' && row.state !== 'unchecked') return false;
  return namesIn(text, names).length > 0 && row.cells.every((cell) => dialledNumber(cell) === undefined);
}

/**
 * Locks all imports until the transaction ends, so that no process makes a record of a row that an
 * erasure has found. Call it before records are locked: undoing an import has the same order.
 */
export async function lockImports(trx: Kysely<Database>): Promise<void> {
  await trx.selectFrom('imports').select('id').orderBy('id').forNoKeyUpdate().execute();
}

/** Empties rows; one of which nothing was made is refused, so that nothing ever is. */
export async function emptyImportRows(trx: Kysely<Database>, rows: readonly ImportedRow[]): Promise<void> {
  const keys = rows.map(({ import_id, number }) => ({ import_id, number }));
  await sql`
    update import_rows set cells = '[]', form = null, phone_key = null, email_key = null, parcel_key = null,
      state = case when import_rows.state in ('made', 'undone', 'kept') then import_rows.state else 'refused' end
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as one (import_id bigint, number integer)
    where import_rows.import_id = one.import_id and import_rows.number = one.number`.execute(trx);
}

/** A row as it is handed over: what stands below each heading. */
export const toHandedOver = ({ import_id, number, state, cells, headings, created_at }: ImportedRow) => ({
  import: import_id,
  row: number,
  state,
  tarih: created_at.toISOString(),
  cells: cells.map((value, column) => ({ heading: headings[column] ?? '', value })),
});
