import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import {
  type ImportKind,
  type ImportMapping,
  importFields,
  needsConsent,
  unfilledFields,
} from '../../../rules/imports/importFields.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { validationText } from '../../config/validationText.ts';
import type { Database } from '../../database/schema.ts';
import { readTable, TableFault, type TableRow } from '../../forms/tables/readTable.ts';
import { formulaCell, tableText } from '../../forms/tables/tableText.ts';
import { requireOpenSession, requireSession, type Session } from '../../identity/sessions.ts';
import type { Handlers } from '../handlerTypes.ts';
import { userName } from '../history.ts';
import type { Services } from '../services.ts';
import { guessMapping, headingKey } from './guessMapping.ts';
import { importText } from './importText.ts';

type Wire = components['schemas'];

const maxListed = 50;
const defaultRows = 50;
const samples = 3;
const shownCharacters = 100;

/** Land requests, ads and consultants from spreadsheets (product, 10). */
export function importHandlers({ db, importRunner, now }: Pick<Services, 'db' | 'importRunner' | 'now'>) {
  const done = { status: 200, body: { status: 'success' } } as const;

  const requireImport = async (trx: Kysely<Database>, id: number) => {
    const found = await trx
      .selectFrom('imports')
      .selectAll()
      .where('id', '=', id)
      .where('state', '<>', 'reading')
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new Refusal(404, refusalText.missing);
    return found;
  };

  /** Changes an import while its caller is signed in, and lets the background go on with it. */
  const change = async (
    id: number,
    session: Session | undefined,
    write: (trx: Kysely<Database>, found: Import) => Promise<void>,
  ) => {
    await db.transaction().execute(async (trx) => {
      await write(trx, await requireImport(trx, id));
      // last: naming the caller has locked their account, as whatever ends a session does first
      await requireOpenSession(trx, session);
    });
    importRunner.wake();
  };
  type Import = Awaited<ReturnType<typeof requireImport>>;

  return {
    async listImports() {
      const rows = await selectSummaries(db).orderBy('imports.id', 'desc').limit(maxListed).execute();
      return { status: 200, body: rows.map(toSummary) };
    },

    async createImport({ body: { kind, file_name, file }, session }) {
      const { personId } = requireSession(session);
      await db.transaction().execute((trx) => requireOpenSession(trx, session));
      const id = await storeRows(db, { kind, fileName: file_name.trim(), personId, at: now() }, file);
      return { status: 200, body: { status: 'success', id } };
    },

    async getImport({ params: { id } }) {
      const row = await selectSummaries(db)
        .select(['headings', 'mapping', 'takes_duplicates', 'consented_at'])
        .where('imports.id', '=', id)
        .executeTakeFirst();
      if (!row) throw new Refusal(404, refusalText.missing);
      const first = await db
        .selectFrom('import_rows')
        .select('cells')
        .where('import_id', '=', id)
        .orderBy('number')
        .limit(samples)
        .execute();
      const columns = row.headings.map((heading, column) => ({
        heading,
        samples: first.map(({ cells }) => shown(cells[column])).filter((text) => text !== ''),
      }));
      const body = {
        ...toSummary(row),
        columns,
        mapping: row.mapping,
        takes_duplicates: row.takes_duplicates,
        ...(row.consented_at && { consented_at: row.consented_at.toISOString() }),
      };
      return { status: 200, body };
    },

    async listImportRows({ params: { id }, query }) {
      const found = await db
        .selectFrom('imports')
        .select(['kind', 'mapping', 'headings'])
        .where('id', '=', id)
        .where('state', '<>', 'reading')
        .executeTakeFirst();
      if (!found) throw new Refusal(404, refusalText.missing);
      const { state, page = 0, size = defaultRows } = query;
      const rows = await db
        .selectFrom('import_rows')
        .select(['number', 'state', 'cells', 'faults', 'duplicates', 'record_id'])
        .where('import_id', '=', id)
        .where('state', '=', state ?? 'refused')
        .orderBy('number')
        .limit(size)
        .offset(page * size)
        .execute();
      const columnOf = (field: string) => found.mapping.find((one) => one.field === field)?.column;
      const body = rows.map(({ cells, faults, record_id, ...row }) => ({
        ...row,
        summary: summaryOf(found.kind, cells, found.mapping),
        faults: faults.map(({ field, message }) => {
          const column = field === undefined ? undefined : columnOf(field);
          return {
            ...(field !== undefined && { field }),
            ...(column !== undefined && {
              column: found.headings[column] ?? '',
              value: shown(cells[column]),
            }),
            message,
          };
        }),
        ...(record_id !== null && { record_id }),
      }));
      return { status: 200, body };
    },

    async checkImport({ params: { id }, body: { mapping }, session }) {
      await change(id, session, async (trx, found) => {
        if (!['mapping', 'checking', 'checked'].includes(found.state))
          throw new Refusal(409, importText.moved);
        requireMapping(found.kind, mapping, found.headings.length);
        await trx
          .updateTable('imports')
          .set({ mapping: JSON.stringify(mapping), state: 'checking', failed_at: null })
          .where('id', '=', id)
          .execute();
        await trx
          .updateTable('import_rows')
          .set({ state: 'unchecked', form: null, faults: '[]', duplicates: '[]' })
          .set({ parcel_key: null, phone_key: null, email_key: null })
          .where('import_id', '=', id)
          .execute();
      });
      return done;
    },

    async startImport({ params: { id }, body: { consent, takes_duplicates }, session }) {
      const { personId } = requireSession(session);
      await change(id, session, async (trx, { state, kind }) => {
        // a repeat after a lost answer
        if (state === 'making' || state === 'made') return;
        if (state !== 'checked') throw new Refusal(409, importText.moved);
        if (!consent && needsConsent(kind)) {
          throw new Refusal(400, refusalText.checkFields, { fields: { consent: importText.noConsent } });
        }
        await trx
          .updateTable('imports')
          .set({ state: 'making', takes_duplicates })
          .set(consent ? { consented_by: personId, consented_at: now() } : {})
          .where('id', '=', id)
          .execute();
      });
      return done;
    },

    async undoImport({ params: { id }, session }) {
      const { personId } = requireSession(session);
      await change(id, session, async (trx, { state }) => {
        if (state === 'undoing' || state === 'undone') return;
        await trx
          .updateTable('imports')
          .set({ state: 'undoing', undone_by: personId, failed_at: null })
          .where('id', '=', id)
          .execute();
      });
      return done;
    },
  } satisfies Partial<Handlers>;
}

const shown = (text: string | undefined) =>
  (text ?? '').replaceAll(formulaCell, '=…').slice(0, shownCharacters);

/** What a row is about: the values of a few fields, as they stand in the file. */
function summaryOf(kind: ImportKind, cells: readonly string[], mapping: ImportMapping): string {
  const text = (field: string) => {
    const column = mapping.find((one) => one.field === field)?.column;
    return column === undefined ? '' : shown(cells[column]);
  };
  const plot = [text('ada'), text('parsel')].filter(Boolean).join(' / ');
  const parts = {
    landRequests: [text('name'), text('ilce'), plot],
    ads: [text('title'), text('ilce'), plot],
    consultants: [`${text('name')} ${text('last_name')}`.trim(), text('email')],
  }[kind];
  return parts.filter(Boolean).join(', ');
}

/** @throws Refusal 400 for fields and columns that do not exist, and for fields that nothing fills. */
function requireMapping(kind: ImportKind, mapping: ImportMapping, columns: number): void {
  const fields: Record<string, string> = {};
  for (const { field, column } of mapping) {
    if (!importFields[kind].some((one) => one === field)) fields[field] = importText.unknownField;
    else if (column !== undefined && column >= columns) fields[field] = importText.unknownColumn;
  }
  for (const field of unfilledFields(kind, mapping)) fields[field] ??= validationText.required;
  if (Object.keys(fields).length > 0) throw new Refusal(400, refusalText.checkFields, { fields });
}

interface Sent {
  kind: ImportKind;
  fileName: string;
  personId: number;
  at: Date;
}

/**
 * Stores the rows as they are read, a batch a statement; nobody sees them before the last one.
 * @throws Refusal 400 for a file that cannot be read, of which nothing stays then.
 */
async function storeRows(
  db: Kysely<Database>,
  { kind, fileName, personId, at }: Sent,
  file: { path: string; extension: string },
): Promise<number> {
  let id: number | undefined;
  let count = 0;
  try {
    for await (const batch of readTable(file.path, file.extension === 'xlsx' ? 'xlsx' : 'csv')) {
      let rows: readonly TableRow[] = batch;
      if (id === undefined) {
        const [head, ...others] = batch;
        const headings = head?.cells ?? [];
        if (headings.every((heading) => heading === '')) throw new TableFault(tableText.noHeadings);
        id = await addImport(db, { kind, fileName, personId, at }, headings);
        rows = others;
      }
      if (rows.length > 0) await addRows(db, id, rows);
      count += rows.length;
    }
    if (id === undefined) throw new TableFault(tableText.empty);
    if (count === 0) throw new TableFault(tableText.noRows);
    await db.updateTable('imports').set({ state: 'mapping' }).where('id', '=', id).execute();
    return id;
  } catch (error) {
    if (id !== undefined) await db.deleteFrom('imports').where('id', '=', id).execute();
    if (!(error instanceof TableFault)) throw error;
    throw new Refusal(400, refusalText.checkFields, { fields: { file: error.message } });
  }
}

async function addImport(
  db: Kysely<Database>,
  { kind, fileName, personId, at }: Sent,
  headings: readonly string[],
): Promise<number> {
  const key = headingKey(headings);
  const earlier = await db
    .selectFrom('imports')
    .select('mapping')
    .where('kind', '=', kind)
    .where('heading_key', '=', key)
    .where('state', 'not in', ['reading', 'mapping'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row = await db
    .insertInto('imports')
    .values({
      kind,
      file_name: fileName,
      state: 'reading',
      headings: JSON.stringify(headings),
      heading_key: key,
      mapping: JSON.stringify(earlier?.mapping ?? guessMapping(kind, headings)),
      user_id: personId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function addRows(db: Kysely<Database>, id: number, rows: readonly TableRow[]): Promise<void> {
  await sql`
    insert into import_rows (import_id, number, cells)
    select ${id}::bigint, number, cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (number integer, cells jsonb)`.execute(
    db,
  );
}

const selectSummaries = (db: Kysely<Database>) =>
  db
    .selectFrom('imports')
    .innerJoin('users', 'users.id', 'imports.user_id')
    .select(['imports.id', 'kind', 'file_name', 'state', 'imports.created_at', 'failed_at'])
    .select(userName.as('by'))
    .select(
      sql<Partial<Record<Wire['ImportRowState'], number>> | null>`(
        select jsonb_object_agg(state, count)
        from (
          select state, count(*) as count from import_rows where import_id = imports.id group by state
        ) as counted
      )`.as('counts'),
    )
    .where('imports.state', '<>', 'reading');

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>;

function toSummary({ id, kind, file_name, state, created_at, failed_at, by, counts }: SummaryRow) {
  const none = { unchecked: 0, ready: 0, duplicate: 0, refused: 0, made: 0, undone: 0, kept: 0 };
  const each = { ...none, ...counts };
  return {
    id,
    kind,
    file_name,
    state,
    tarih: created_at.toISOString(),
    by,
    counts: { total: Object.values(each).reduce((sum, count) => sum + count, 0), ...each },
    stalled: failed_at !== null,
  };
}

const unstartedDays = 7;
const rowDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes what an import holds of people once nobody needs it: an import that was not started within
 * a week, with its rows, and after a month what stands in the rows of the others.
 */
export async function sweepImports(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('state', 'in', ['reading', 'mapping', 'checking', 'checked'])
    .where('created_at', '<', new Date(now.getTime() - unstartedDays * dayMs))
    .execute();
  await sql`
    update import_rows set cells = '[]', form = null, parcel_key = null, phone_key = null, email_key = null
    from imports
    where imports.id = import_rows.import_id and imports.state in ('made', 'undone')
      and imports.created_at < ${new Date(now.getTime() - rowDays * dayMs)} and cells <> '[]'`.execute(db);
}
