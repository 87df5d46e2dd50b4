/** The header `Idempotency-Key`: a save that is repeated under one key is stored once. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import type { Database } from '../database/schema.ts';
import type { Upload } from '../forms/upload.ts';
import { hashDigest, isDigestOf } from '../identity/passwords.ts';
import type { Services } from './services.ts';

interface KeyHeader {
  'Idempotency-Key'?: string;
}

/**
 * The key of a call in lower case; null for a call without one.
 * @throws Refusal 400 for a key that is not a UUID.
 */
export function readKey(headers: KeyHeader): string | null {
  const key = headers['Idempotency-Key'];
  if (key === undefined) return null;
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)) return key.toLowerCase();
  throw badKey();
}

function badKey(): Refusal {
  return new Refusal(400, refusalText.badInput, { fields: { 'Idempotency-Key': refusalText.badInput } });
}

/** What a form holds, by wire name; fields without a value are left out. */
export type SentForm = Readonly<Record<string, string | number | Upload | readonly Upload[] | undefined>>;

interface Save {
  /** The kind of save. A key that was stored for one kind is refused for another. */
  kind: string;
  headers: KeyHeader;
  /** The changed record; undefined for a new one. */
  id?: number;
  /** What is sent, without the version that was read; undefined for an action without a form. */
  form?: SentForm;
  /** The message of the refusal when the key was stored with another content. */
  mismatchMessage?: string;
}

/** Runs the change in a transaction that also stores the save's key. */
export type Transact = (change: (trx: Kysely<Database>) => Promise<number>) => Promise<number>;

/**
 * Saves a record unless a save with its key has already succeeded. Of two concurrent saves under
 * one key the later one fails when it stores the key: its transaction is rolled back, and it is
 * answered like the first.
 * @param save makes the change in `transact` and returns the record's id.
 * @returns the record's id.
 * @throws Refusal 400 for the key of another record, 409 for a key with another content.
 */
export async function saveOnce(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kind, headers, id, form, mismatchMessage = refusalText.otherForm }: Save,
  save: (transact: Transact) => Promise<number>,
): Promise<number> {
  const key = readKey(headers);
  if (key === null) return await save((change) => db.transaction().execute(change));
  const digest = form && (await digestForm(form));

  const findSaved = async () => {
    const row = await db
      .selectFrom('saved_keys')
      .select(['kind', 'record_id', 'content_hash'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (row && (row.kind !== kind || (id !== undefined && row.record_id !== id))) throw badKey();
    // an earlier version stored keys without a digest; such a key matches any content
    if (row?.content_hash && digest && !(await isDigestOf(row.content_hash, digest)))
      throw new Refusal(409, mismatchMessage);
    return row?.record_id;
  };
  const transact: Transact = async (change) => {
    // a slow hash, because the form may hold a password; computed before the short transaction
    const content_hash = digest === undefined ? null : await hashDigest(digest);
    return await db.transaction().execute(async (trx) => {
      const record_id = await change(trx);
      await trx
        .insertInto('saved_keys')
        .values({ key, kind, record_id, content_hash, saved_at: now() })
        .execute();
      return record_id;
    });
  };

  const earlier = await findSaved();
  if (earlier !== undefined) return earlier;
  try {
    return await save(transact);
  } catch (error) {
    const concurrent = await findSaved();
    if (concurrent === undefined) throw error;
    return concurrent;
  }
}

/** SHA-256 of the fields and files. */
async function digestForm(form: SentForm): Promise<string> {
  const parts: [string, string | string[]][] = [];
  for (const [field, value] of Object.entries(form)) {
    if (value === undefined) continue;
    parts.push([field, typeof value === 'object' ? await digestUploads(value) : String(value)]);
  }
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

async function digestUploads(uploads: Upload | readonly Upload[]): Promise<string | string[]> {
  if ('path' in uploads) return await digestFile(uploads.path);
  const digests: string[] = [];
  for (const { path } of uploads) digests.push(await digestFile(path));
  return digests;
}

async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** A browser tab that holds a draft may repeat its save days later. */
const keyLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Removes the keys of saves that are older than `keyLifetimeMs`. */
export async function sweepKeys(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('saved_keys')
    .where('saved_at', '<', new Date(now.getTime() - keyLifetimeMs))
    .execute();
}
