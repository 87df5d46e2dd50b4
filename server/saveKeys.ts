/** The header `Idempotency-Key`: what is sent again because its answer was lost is done once. */
import type { Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import { Refusal } from './refusal.ts';
import { text } from './text.ts';

/**
 * The key of a call, as the database writes it; null for a call without one.
 * @throws Refusal 400 for a key that is no UUID.
 */
export function readKey(headers: { 'Idempotency-Key'?: string }): string | null {
  const key = headers['Idempotency-Key'];
  if (key === undefined) return null;
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)) return key.toLowerCase();
  throw badKey();
}

function badKey(): Refusal {
  return new Refusal(400, text.refusal.badInput, { fields: { 'Idempotency-Key': text.refusal.badInput } });
}

/** A save of a post or an ad. */
interface KeyedSave {
  kind: 'post' | 'ad';
  /** Null for a save that cannot be told from another. */
  key: string | null;
  /** The record that is changed; undefined for a new one. */
  id?: number;
}

/**
 * Saves a record, unless it has been saved under this key already.
 * @param save keeps the key in its transaction, by {@link keepKey}. Of two at once the later one fails there: its transaction and its files
 * are given up, and it is answered like the first.
 * @returns the record's id.
 * @throws Refusal 400 for the key of another record.
 */
export async function saveOnce(
  db: Kysely<Database>,
  { kind, key, id }: KeyedSave,
  save: () => Promise<number>,
): Promise<number> {
  if (key === null) return await save();
  const savedAs = async () => {
    const row = await db
      .selectFrom('saved_keys')
      .select(['kind', 'record_id'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (row && (row.kind !== kind || (id !== undefined && row.record_id !== id))) throw badKey();
    return row?.record_id;
  };
  const earlier = await savedAs();
  if (earlier !== undefined) return earlier;
  try {
    return await save();
  } catch (error) {
    const meanwhile = await savedAs();
    if (meanwhile === undefined) throw error;
    return meanwhile;
  }
}

/**
 * Keeps the key of a save in the transaction that makes it; of a record that is there already, once its row is locked.
 * @throws Error when this very save has been made meanwhile; {@link saveOnce} answers it.
 */
export async function keepKey(
  trx: Kysely<Database>,
  { kind, key, id }: Required<KeyedSave>,
  now: Date,
): Promise<void> {
  if (key === null) return;
  await trx.insertInto('saved_keys').values({ key, kind, record_id: id, saved_at: now }).execute();
}

/** For how long a save can be sent again, in milliseconds: a tab that holds its draft may come back days later. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

export async function sweepKeys(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('saved_keys')
    .where('saved_at', '<', new Date(now.getTime() - keptFor))
    .execute();
}
