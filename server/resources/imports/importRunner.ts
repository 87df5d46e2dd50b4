import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ImportRunner, Services } from '../services.ts';
import { type Duplicate, findDuplicates } from './findDuplicates.ts';
import { importText } from './importText.ts';
import { makeRecords } from './makeRecords.ts';
import { createPlaceNames, type KnownPlaces } from './placeNames.ts';
import { readRow } from './readRow.ts';
import { takeBack } from './takeBack.ts';

type Trx = Kysely<Database>;
type Work = Pick<Services, 'db' | 'now' | 'checkBody'>;

/** Rows of a transaction: other calls wait for no longer than it takes. */
const batchRows = 100;
const roundIntervalMs = 60_000;
/** Another process has the import. */
const busyPauseMs = 250;
/** An arbitrary number: records are made by one process at a time, so that none misses the other's. */
const makingLock = 660_066;

const busy = sql`state in ('checking', 'making', 'undoing')`;

/**
 * Checks, makes and takes back in batches, each in one transaction with the states of its rows: after
 * a crash the rest goes on, and nothing is made twice. Several processes share the work; the row of
 * an import is locked by the one that has it.
 */
export function createImportRunner(
  { db, now, checkBody }: Work,
  onFailure: (error: unknown) => void,
): ImportRunner {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isWanted = false;
  let working: Promise<void> | undefined;
  const places: KnownPlaces = new Map();

  async function work(importId: number): Promise<void> {
    for (;;) {
      if (isStopped) return;
      const outcome = await db
        .transaction()
        .execute((trx) => step(trx, importId, { now, checkBody, places }));
      if (outcome === 'done') return;
      if (outcome === 'busy') await new Promise((resolve) => setTimeout(resolve, busyPauseMs));
      // lets waiting calls through
      else await setImmediate();
    }
  }

  async function run(): Promise<void> {
    const imports = await db
      .selectFrom('imports')
      .select('id')
      .where(sql<boolean>`${busy}`)
      .orderBy('id')
      .execute();
    for (const { id } of imports) {
      await work(id).catch(async (error: unknown) => {
        onFailure(error);
        await db.updateTable('imports').set({ failed_at: now() }).where('id', '=', id).execute();
      });
    }
  }

  const wake = () => {
    isWanted = true;
    if (isStopped) return;
    working ??= (async () => {
      while (isWanted && !isStopped) {
        isWanted = false;
        await run().catch(onFailure);
      }
    })().finally(() => {
      working = undefined;
    });
  };

  return {
    run,
    wake,
    start() {
      isStopped = false;
      wake();
      timer = setInterval(wake, roundIntervalMs).unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await working;
    },
  };
}

type Context = Pick<Work, 'now' | 'checkBody'> & { places: KnownPlaces };

/** Works on the next rows of an import. */
async function step(trx: Trx, id: number, context: Context): Promise<'more' | 'done' | 'busy'> {
  const found = await trx
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!found) {
    const { state } = (await trx
      .selectFrom('imports')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst()) ?? { state: 'undone' as const };
    return state === 'checking' || state === 'making' || state === 'undoing' ? 'busy' : 'done';
  }
  if (found.failed_at !== null)
    await trx.updateTable('imports').set({ failed_at: null }).where('id', '=', id).execute();
  if (found.state === 'checking') return await checkRows(trx, found, context);
  if (found.state === 'making') return await makeRows(trx, found);
  if (found.state === 'undoing') return await undoRows(trx, found);
  return 'done';
}

type Import = Awaited<ReturnType<typeof selectImport>>;
const selectImport = (trx: Trx) => trx.selectFrom('imports').selectAll().executeTakeFirstOrThrow();

const rowsOf = (
  trx: Trx,
  importId: number,
  states: readonly ('unchecked' | 'ready' | 'duplicate' | 'made')[],
) =>
  trx
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', importId)
    .where('state', 'in', [...states])
    .orderBy('number')
    .limit(batchRows);

async function moveTo(trx: Trx, id: number, state: Import['state']): Promise<'done'> {
  await trx.updateTable('imports').set({ state }).where('id', '=', id).execute();
  return 'done';
}

async function checkRows(trx: Trx, found: Import, { checkBody, places }: Context) {
  const { id, kind, mapping } = found;
  const rows = await rowsOf(trx, id, ['unchecked']).execute();
  if (rows.length === 0) return await moveTo(trx, id, 'checked');
  const names = createPlaceNames(trx, places);
  const read = [];
  for (const { number, cells } of rows)
    read.push({ number, ...(await readRow(kind, cells, mapping, { places: names, checkBody })) });
  const good = read.filter(({ form }) => form !== null);
  const duplicates = await findDuplicates(trx, kind, good, id);
  const checked = read.map((row) => {
    const alike = duplicates.get(row.number) ?? [];
    const faults = row.form === null ? row.faults : emailFaults(alike);
    const isRefused = faults.length > 0;
    return {
      number: row.number,
      state: isRefused ? 'refused' : alike.length > 0 ? 'duplicate' : 'ready',
      form: isRefused ? null : row.form,
      faults,
      duplicates: alike,
      // a refused row is like none
      parcel_key: isRefused ? null : row.parcelKey,
      phone_key: row.phoneKey,
      email_key: row.emailKey,
    };
  });
  await sql`
    update import_rows set
      state = read.state, form = nullif(read.form, 'null'::jsonb), faults = read.faults,
      duplicates = read.duplicates, parcel_key = read.parcel_key, phone_key = read.phone_key,
      email_key = read.email_key
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) as read (
      number integer, state text, form jsonb, faults jsonb, duplicates jsonb, parcel_key text,
      phone_key text, email_key text
    )
    where import_rows.import_id = ${id} and import_rows.number = read.number`.execute(trx);
  return 'more' as const;
}

/** An address belongs to one account, so that such a row can never be made. */
function emailFaults(alike: readonly Duplicate[]) {
  return alike
    .filter(({ by }) => by === 'email')
    .slice(0, 1)
    .map(({ row }) => ({
      field: 'email',
      message: row === undefined ? importText.knownEmail : importText.repeatedEmail(row),
    }));
}

async function makeRows(trx: Trx, found: Import) {
  const { id, kind, takes_duplicates: takesDuplicates } = found;
  const states = takesDuplicates ? (['ready', 'duplicate'] as const) : (['ready'] as const);
  await sql`select pg_advisory_xact_lock(${makingLock})`.execute(trx);
  const rows = await rowsOf(trx, id, states).execute();
  if (rows.length === 0) return await moveTo(trx, id, 'made');
  // another import may have brought the same since the check
  const keys = rows.map((row) => ({
    number: row.number,
    parcelKey: row.parcel_key,
    phoneKey: row.phone_key,
    emailKey: row.email_key,
  }));
  const alike = takesDuplicates
    ? new Map<number, Duplicate[]>()
    : await alikeOfOthers(trx, found, await findDuplicates(trx, kind, keys, null));
  for (const [number, duplicates] of alike) {
    await trx
      .updateTable('import_rows')
      .set({ state: 'duplicate', duplicates: JSON.stringify(duplicates) })
      .where('import_id', '=', id)
      .where('number', '=', number)
      .execute();
  }
  const wanted = rows.filter(({ number }) => !alike.has(number));
  if (wanted.length === 0) return 'more' as const;
  const made = await makeRecords(trx, found, wanted);
  const ids = JSON.stringify([...made].map(([number, record]) => ({ number, record })));
  await sql`
    update import_rows set
      state = 'made', record_id = made.record, cells = '[]', form = null, parcel_key = null,
      phone_key = null, email_key = null
    from jsonb_to_recordset(${ids}::jsonb) as made (number integer, record bigint)
    where import_rows.import_id = ${id} and import_rows.number = made.number`.execute(trx);
  const unmade = wanted.filter(({ number }) => !made.has(number)).map(({ number }) => number);
  if (unmade.length > 0) {
    const faults = JSON.stringify([{ field: 'email', message: importText.knownEmail }]);
    await trx
      .updateTable('import_rows')
      .set({ state: 'refused', faults, form: null })
      .where('import_id', '=', id)
      .where('number', 'in', unmade)
      .execute();
  }
  return 'more' as const;
}

/** A record of this very import is like a row that was found good beside it: the check has decided. */
async function alikeOfOthers(trx: Trx, { id }: Import, alike: Map<number, Duplicate[]>) {
  const records = [...alike.values()].flatMap((list) => list.flatMap(({ record_id }) => record_id ?? []));
  if (records.length === 0) return alike;
  const own = await trx
    .selectFrom('import_rows')
    .select('record_id')
    .where('import_id', '=', id)
    .where('record_id', 'in', records)
    .execute();
  const ownIds = new Set(own.map(({ record_id }) => record_id));
  return new Map(
    [...alike].flatMap(([number, list]): [number, Duplicate[]][] => {
      const others = list.filter(({ record_id }) => record_id === undefined || !ownIds.has(record_id));
      return others.length === 0 ? [] : [[number, others]];
    }),
  );
}

async function undoRows(trx: Trx, found: Import) {
  const { id, kind } = found;
  const rows = await rowsOf(trx, id, ['made']).execute();
  if (rows.length === 0) {
    // what was not made is not kept either
    await trx
      .updateTable('import_rows')
      .set({ cells: '[]', form: null, parcel_key: null, phone_key: null, email_key: null })
      .where('import_id', '=', id)
      .execute();
    return await moveTo(trx, id, 'undone');
  }
  const actor = { personId: found.undone_by ?? found.user_id };
  const ids = rows.flatMap(({ record_id }) => record_id ?? []);
  const kept = await takeBack(trx, kind, ids, actor);
  const outcome = rows.map(({ number, record_id }) => {
    const reason = record_id === null ? undefined : kept.get(record_id);
    return {
      number,
      state: reason === undefined ? 'undone' : 'kept',
      faults: reason === undefined ? [] : [{ message: reason }],
    };
  });
  await sql`
    update import_rows set
      state = outcome.state, faults = outcome.faults,
      record_id = case when outcome.state = 'kept' then record_id end
    from jsonb_to_recordset(${JSON.stringify(outcome)}::jsonb) as outcome (
      number integer, state text, faults jsonb
    )
    where import_rows.import_id = ${id} and import_rows.number = outcome.number`.execute(trx);
  return 'more' as const;
}
