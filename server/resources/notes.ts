/** What admins write about a land request or a contact message. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { components } from '../../api/schema.ts';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import type { Database } from '../database/schema.ts';
import { requireOpenSession, type Session } from '../identity/sessions.ts';
import { userName } from './history.ts';

/** The tables of the notes, each with the column that names the record. */
const places = {
  request: { table: sql.table('land_request_notes'), record: sql.ref('land_request_id') },
  contact: { table: sql.table('contact_message_notes'), record: sql.ref('contact_message_id') },
} as const;
export type NotedKind = keyof typeof places;

interface StoredNote {
  id: number;
  record_id: number;
  made_at: Date;
  author_name: string;
  text: string;
}

/** The longest list of the contract. */
const maxNotes = 500;

/**
 * The newest notes of some records, newest first.
 * @param ids an array in SQL.
 */
export async function readNotes(
  db: Kysely<Database>,
  kind: NotedKind,
  ids: RawBuilder<unknown>,
): Promise<readonly StoredNote[]> {
  const { table, record } = places[kind];
  const { rows } = await sql<StoredNote>`
    select id, ${record} as record_id, made_at, author_name, text from ${table} where ${record} = any(${ids})
    order by id desc limit ${sql.lit(maxNotes)}`.execute(db);
  return rows;
}

/** The contract's `Note`. */
export const toNote = ({ id, made_at, author_name, text }: StoredNote): components['schemas']['Note'] => ({
  id,
  tarih: made_at.toISOString(),
  author: author_name,
  text,
});

/** All notes of some records, oldest first. */
export async function readAllNotes(
  db: Kysely<Database>,
  kind: NotedKind,
  ids: readonly number[],
): Promise<readonly StoredNote[]> {
  if (ids.length === 0) return [];
  const { table, record } = places[kind];
  const { rows } = await sql<StoredNote>`
    select id, ${record} as record_id, made_at, author_name, text from ${table}
    where ${record} = any(${ids}::bigint[]) order by id`.execute(db);
  return rows;
}

/**
 * Adds a note; call it in a transaction that has locked the record: a note that is stored after an
 * erasure could name the person again.
 * @throws Refusal 401 when the session has ended, or the author may no longer sign in.
 */
export async function addNote(
  trx: Kysely<Database>,
  kind: NotedKind,
  { id, text, author }: { id: number; text: string; author: Session },
): Promise<void> {
  const { table, record } = places[kind];
  const { numAffectedRows } = await sql`
    insert into ${table} (${record}, author_id, author_name, text)
    select ${id}, id, ${userName}, ${text} from users
    where id = ${author.personId} and status = 1 and is_deleted = 0`.execute(trx);
  if (numAffectedRows === 0n) throw new Refusal(401, refusalText.signedOut);
  await requireOpenSession(trx, author);
}
