import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ImportKind } from '../../../rules/imports/importFields.ts';
import { normaliseEmail } from '../../../rules/people/email.ts';
import type { Database } from '../../database/schema.ts';
import { columnsOf, fieldsOf } from '../ads/adHandlers.ts';
import { consultantKeys } from '../consultants/consultantRows.ts';
import type { Body } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import { derivedColumns, fingerprintOf, formColumns } from '../land-requests/createLandRequest.ts';
import { type FoundPlace, requirePlace } from '../places/requirePlace.ts';

interface Import {
  id: number;
  kind: ImportKind;
  file_name: string;
  user_id: number;
  consented_at: Date | null;
}
interface Row {
  number: number;
  form: unknown;
}

/**
 * Makes a record of each row and enters it into its history, in the caller's transaction. No message
 * goes out: neither to owners and applicants, nor to those who have saved a search.
 * @returns the records' ids by their rows; a consultant whose address has an account is missing.
 */
export async function makeRecords(
  trx: Kysely<Database>,
  from: Import,
  rows: readonly Row[],
): Promise<Map<number, number>> {
  const made = await makers[from.kind](trx, from, rows);
  const actor = { personId: from.user_id };
  const title = { title: from.file_name };
  const ids = [...made.values()];
  if (from.kind === 'landRequests') await recordHistory(trx, 'request', ids, actor, 'imported', title);
  else if (from.kind === 'ads') await recordHistory(trx, 'ad', ids, actor, 'imported', title);
  else await recordHistory(trx, 'user', ids, actor, 'imported', title);
  return made;
}

type Maker = (trx: Kysely<Database>, from: Import, rows: readonly Row[]) => Promise<Map<number, number>>;

/** Looks each place up once. */
function placeFinder(trx: Kysely<Database>) {
  const found = new Map<number, Promise<FoundPlace>>();
  return (place: { il: number; ilce: number; mahalle: number }) => {
    const known = found.get(place.mahalle) ?? requirePlace(trx, place);
    found.set(place.mahalle, known);
    return known;
  };
}

// a stored form has passed the contract of its own call
const landRequestForm = (form: unknown): Body<'createLandRequest'> => Object(form);
const adForm = (form: unknown): Body<'createAd'> => Object(form);
const consultantForm = (form: unknown): Omit<Body<'applyAsConsultant'>, 'tax_plate' | 'certificate'> =>
  Object(form);

const makers: Readonly<Record<ImportKind, Maker>> = {
  async landRequests(trx, from, rows) {
    const find = placeFinder(trx);
    const values = [];
    // nobody can guess a key, and take it with a form of their own
    const keys = new Map(rows.map(({ number }) => [number, randomUUID()]));
    for (const row of rows) {
      const body = landRequestForm(row.form);
      const form = formColumns(body);
      values.push({
        ...form,
        ...derivedColumns(form, await find(body)),
        kvkk_version: null,
        // not the owner's own acceptance of the notice
        kvkk_accepted_at: null,
        consent_source: 'import' as const,
        import_id: from.id,
        idempotency_key: keys.get(row.number) ?? randomUUID(),
        fingerprint: fingerprintOf(form),
      });
    }
    const stored = await trx
      .insertInto('land_requests')
      .values(values)
      .returning(['id', 'idempotency_key'])
      .execute();
    const ids = new Map(stored.map(({ id, idempotency_key }) => [idempotency_key, id]));
    return byRow(rows, ({ number }) => ids.get(keys.get(number) ?? null));
  },

  async ads(trx, _from, rows) {
    const made = new Map<number, number>();
    for (const { number, form } of rows) {
      const ad = { tkgm_link: '', ...(await columnsOf(trx, fieldsOf(adForm(form)))) };
      const { id } = await trx.insertInto('ads').values(ad).returning('id').executeTakeFirstOrThrow();
      made.set(number, id);
    }
    return made;
  },

  async consultants(trx, _from, rows) {
    const values = rows.map((row) => {
      const { email, name, last_name, phone, office_name, office_position_id } = consultantForm(row.form);
      const consultant = {
        email: normaliseEmail(email),
        name: name.trim(),
        last_name: last_name.trim(),
        phone: phone.trim(),
        office_name: office_name.trim(),
        office_position_id,
      };
      return { ...consultant, ...consultantKeys(consultant) };
    });
    const stored = await trx
      .insertInto('users')
      .values(values)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['id', 'email'])
      .execute();
    const ids = new Map(stored.map(({ id, email }) => [email, id]));
    return byRow(rows, ({ form }) => ids.get(normaliseEmail(consultantForm(form).email)));
  },
};

function byRow(rows: readonly Row[], idOf: (row: Row) => number | undefined): Map<number, number> {
  return new Map(
    rows.flatMap((row): [number, number][] => {
      const id = idOf(row);
      return id === undefined ? [] : [[row.number, id]];
    }),
  );
}
