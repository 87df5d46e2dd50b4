/** The log of what is done with personal data. Nothing here reads it or changes an entry. */
import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { fold, sortKey } from '../../rules/lists/folding.ts';
import { phoneKeysIn } from '../../rules/people/contact.ts';
import { Refusal } from '../config/refusal.ts';
import type { Database } from '../database/schema.ts';
import { mayChangeLog } from '../database/tables/logEntries.ts';
import { networkKey, shownAddress, widePrefixBits } from './addressKey.ts';
import type { Throttle } from './throttle.ts';

type Columns = Database['log_entries'];
type LogKind = Columns['kind'];
export type LogTarget = NonNullable<Columns['target_kind']>;

declare module 'fastify' {
  interface FastifyRequest {
    /** What a handler knows of its call and the log needs: who it was, and whose record. */
    trace:
      | (Pick<LogEntry, 'person' | 'target'> & {
          isPasswordRight?: boolean;
          /** Records of others whose data the answer holds too. */
          alsoRead?: readonly { kind: LogTarget; id: number }[];
        })
      | undefined;
  }
}

export interface LogEntry {
  kind: LogKind;
  /** The operation of the contract. */
  operation: string;
  /**
   * The row in `users` of the person who did it, with the name if that is known already; undefined
   * for a stranger.
   */
  person?: { personId: number; name?: string } | undefined;
  /** The email address that was named without a sign-in, in its normal form. */
  account?: string | undefined;
  /** The client's IP address. */
  ip: string;
  target?: { kind: LogTarget; id?: number | undefined } | undefined;
  /** What was searched for. */
  detail?: string | undefined;
  /** The same entry is stored once in this time: a page reads its record again and again. */
  onceInMs?: number | undefined;
}

export interface AccessLog {
  /** Writes an entry in the caller's transaction, which must not happen without it. */
  write(db: Kysely<Database>, entry: LogEntry): Promise<void>;
  /**
   * Writes an entry of an answered call in the background. A failure is only reported.
   * @param isRefusal whether strangers can cause the entry. Such entries are limited for each network
   * or person and hour; beyond the limit one entry says that others were left out.
   */
  note(entry: LogEntry, isRefusal?: boolean): void;
  /** Waits for the entries that are being written. */
  settled(): Promise<void>;
}

const hourSeconds = 60 * 60;
/** Of one network or person, and of all of them. */
export const refusalsInHour = { each: 20, all: 1_000 };
const deleteBatch = 5_000;
const dayMs = 24 * 60 * 60 * 1000;

export function createAccessLog(
  db: Kysely<Database>,
  throttle: Throttle,
  now: () => Date,
  onError: (error: unknown) => void,
): AccessLog {
  const pending = new Set<Promise<void>>();
  const isWithin = async (key: string, limit: number): Promise<boolean> => {
    try {
      await throttle.hit(`log:${key}`, limit, hourSeconds);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
  /** The entry itself, or the one that says that others are missing. */
  const bounded = async (entry: LogEntry): Promise<LogEntry> => {
    const left = { kind: 'leftOut', operation: entry.operation, onceInMs: hourSeconds * 1000 } as const;
    const { person, ip } = entry;
    const sender = person === undefined ? networkKey(ip, widePrefixBits) : String(person.personId);
    if (!(await isWithin(sender, refusalsInHour.each))) return { ...left, person, ip };
    return (await isWithin('all', refusalsInHour.all)) ? entry : { ...left, ip: '' };
  };
  return {
    write: (within, entry) => insertEntry(within, entry, now(), { isRelaxed: false }),
    note(entry, isRefusal = false) {
      const writing = (async () => {
        const shown = isRefusal ? await bounded(entry) : entry;
        await insertEntry(db, shown, now(), { isRelaxed: true });
      })()
        .catch(onError)
        .finally(() => pending.delete(writing));
      pending.add(writing);
    },
    async settled() {
      await Promise.all(pending);
    },
  };
}

async function insertEntry(
  db: Kysely<Database>,
  entry: LogEntry,
  at: Date,
  { isRelaxed }: { isRelaxed: boolean },
): Promise<void> {
  const { kind, operation, person, account = '', target, detail = '', onceInMs } = entry;
  const network = shownAddress(entry.ip);
  const personId = person?.personId ?? null;
  const name = person === undefined ? '' : (person.name ?? (await nameOf(db, person.personId)));
  const onceKey =
    onceInMs === undefined
      ? null
      : hashOf([
          kind,
          // several calls read one record; those that were left out are of any operation
          kind === 'leftOut' ? '' : target?.id === undefined ? operation : target.kind,
          personId,
          network,
          target?.id,
          detail,
          Math.floor(at.getTime() / onceInMs),
        ]);
  const { search_text, who_sort } = logSearchText({
    person_name: name,
    account,
    network,
    detail,
    target_id: target?.id ?? null,
  });
  // no sync for the trace of a read: a power cut may lose the last entries
  const relaxed = isRelaxed ? sql`set_config('synchronous_commit', 'off', true)` : sql`null`;
  await sql`
    with relaxed as materialized (select ${relaxed})
    insert into log_entries (created_at, kind, operation, person_id, person_name, account, network,
      target_kind, target_id, detail, once_key, search_text, who_sort)
    select ${at}::timestamptz, ${kind}, ${operation}, ${personId}::bigint, ${name}, ${account}, ${network},
      ${target?.kind ?? null}, ${target?.id ?? null}::bigint, ${detail}, ${onceKey}, ${search_text},
      ${who_sort}
    from relaxed
    on conflict (once_key) where once_key is not null do nothing`.execute(db);
}

/** The columns that the list searches and filters by, of an entry's others. */
export function logSearchText(
  row: Pick<Selectable<Columns>, 'person_name' | 'account' | 'network' | 'detail' | 'target_id'>,
): Pick<Selectable<Columns>, 'search_text' | 'who_sort'> {
  const { person_name, account, network, detail, target_id } = row;
  const words = [person_name, account, network, detail, ...phoneKeysIn(detail), target_id ?? ''];
  return { search_text: fold(words.join(' ')), who_sort: sortKey(person_name || account) };
}

async function nameOf(db: Kysely<Database>, personId: number): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select(['name', 'last_name'])
    .where('id', '=', personId)
    .executeTakeFirst();
  return row ? `${row.name} ${row.last_name}`.trim() : '';
}

/** What is hashed may be a name that somebody searched for. */
function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Lets a transaction change or remove entries, which a trigger refuses otherwise. */
export async function allowLogChanges(trx: Kysely<Database>): Promise<void> {
  await sql`select set_config(${mayChangeLog}, 'on', true)`.execute(trx);
}

/** Removes the entries that are older than `days`, in short transactions. */
export async function removeOldEntries(db: Kysely<Database>, days: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - days * dayMs);
  for (;;) {
    const removed = await db.transaction().execute(async (trx) => {
      await allowLogChanges(trx);
      const { numDeletedRows } = await trx
        .deleteFrom('log_entries')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('log_entries')
            .select('id')
            .where('created_at', '<', before)
            .orderBy('created_at')
            .limit(deleteBatch),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    });
    if (removed < deleteBatch) return;
  }
}
