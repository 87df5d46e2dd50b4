/** The header `Idempotency-Key`: what is sent again because its answer was lost is done once. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import type { Database } from '../database/schema.ts';
import type { Upload } from '../forms/upload.ts';
import { hashDigest, isDigestOf } from '../identity/passwords.ts';

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
  return new Refusal(400, refusalText.badInput, { fields: { 'Idempotency-Key': refusalText.badInput } });
}

/** A save of a post, an ad, a user or a contact message. */
interface KeyedSave {
  kind: 'post' | 'ad' | 'user' | 'contact';
  /** Null for a save that cannot be told from another. */
  key: string | null;
  /** The record that is changed; undefined for a new one. */
  id?: number;
  /** What was sent, where another content under the same key is refused. */
  content?: SentContent | undefined;
}

export interface SentContent {
  /** SHA-256 of the content. */
  digest: string;
  /** What is stored of it: slow to compute, because the content may hold a password. */
  hash: string;
}

/**
 * Digests the fields and files of a form; undefined without a key, because then nothing is
 * compared.
 */
export async function contentUnder(
  key: string | null,
  form: Readonly<Record<string, string | number | Upload | undefined>>,
): Promise<SentContent | undefined> {
  if (key === null) return undefined;
  const parts: [string, string][] = [];
  for (const [field, value] of Object.entries(form)) {
    if (value === undefined) continue;
    parts.push([field, typeof value === 'object' ? await digestOfFile(value.path) : String(value)]);
  }
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return { digest, hash: await hashDigest(digest) };
}

async function digestOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Saves a record, unless it has been saved under this key already.
 * @param save keeps the key in its transaction, by {@link keepKey}. Of two at once the later one
 * fails there: its transaction and its files are given up, and it is answered like the first.
 * @returns the record's id.
 * @throws Refusal 400 for the key of another record, 409 for a key with other content.
 */
export async function saveOnce(
  db: Kysely<Database>,
  { kind, key, id, content }: KeyedSave,
  save: () => Promise<number>,
): Promise<number> {
  if (key === null) return await save();
  const savedAs = async () => {
    const row = await db
      .selectFrom('saved_keys')
      .select(['kind', 'record_id', 'content_hash'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (row && (row.kind !== kind || (id !== undefined && row.record_id !== id))) throw badKey();
    if (row && content && !(await isDigestOf(row.content_hash, content.digest))) {
      throw new Refusal(409, refusalText.otherForm);
    }
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
 * Keeps the key of a save in the transaction that makes it; of a record that is there already, once
 * its row is locked.
 * @throws Error when this very save has been made meanwhile; {@link saveOnce} answers it.
 */
export async function keepKey(
  trx: Kysely<Database>,
  { kind, key, id, content }: KeyedSave & { id: number },
  now: Date,
): Promise<void> {
  if (key === null) return;
  const content_hash = content?.hash ?? null;
  await trx
    .insertInto('saved_keys')
    .values({ key, kind, record_id: id, content_hash, saved_at: now })
    .execute();
}

/**
 * For how long a save can be sent again, in milliseconds: a tab that holds its draft may come back
 * days later.
 */
const keptFor = 7 * 24 * 60 * 60 * 1000;

export async function sweepKeys(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('saved_keys')
    .where('saved_at', '<', new Date(now.getTime() - keptFor))
    .execute();
}
