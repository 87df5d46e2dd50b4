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
  table: 'posts' | 'ads';
  /** Null for a save that cannot be told from another. */
  key: string | null;
  /** The record that is changed; undefined for a new one. */
  id?: number;
}

/**
 * Saves a record, unless it has been saved under this key already.
 * @param save writes the key beside the record, in one transaction. Of two at once, the later one fails there, by the key's uniqueness or
 * by {@link refuseRepeated}: its transaction and its files are given up, and it is answered like the first.
 * @returns the record's id.
 * @throws Refusal 400 for the key of another record.
 */
export async function saveOnce(
  db: Kysely<Database>,
  { table, key, id }: KeyedSave,
  save: () => Promise<number>,
): Promise<number> {
  if (key === null) return await save();
  const savedAs = async () => {
    const row = await db.selectFrom(table).select('id').where('save_key', '=', key).executeTakeFirst();
    if (row && id !== undefined && row.id !== id) throw badKey();
    return row?.id;
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
 * Asked of a locked row.
 * @throws Error when this very save has changed it meanwhile; {@link saveOnce} answers it.
 */
export function refuseRepeated(stored: { save_key: string | null }, key: string | null): void {
  if (key !== null && stored.save_key === key) throw new Error('this save has been made already');
}
