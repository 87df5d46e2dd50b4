/**
 * What files may take that anybody may send: the documents of applications that nobody has approved,
 * up to 20 MB each, the photographs of land requests that wait for the office, as they are stored, and
 * the papers that owners have sent for a purchase. Each of them has a share of its own, so that none
 * leaves no room for the others.
 */
import { createHash } from 'node:crypto';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { FileQuota } from '../../config/config.ts';
import { Refusal } from '../../config/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { addressKey, networkKey } from '../../identity/addressKey.ts';
import { consultantText } from './consultantText.ts';

/** Whose quota it is. */
type Share = 'applications' | 'photographs' | 'papers';

/** The documents of an application, photographs or papers, that are being sent. */
export interface SentDocuments {
  share: Share;
  bytes: number;
  network: string;
  wideNetwork: string;
  receivedAt: Date;
}

const daySeconds = 24 * 60 * 60;
/** A provider gives some customers a /48, which holds 65,536 networks of the size that is counted. */
const wideNetworkBits = 48;
const wideNetworkFactor = 4;
/** Any number that no other lock of the database has. */
const quotaLockKey = 3_905_377;

/** Networks of applicants are stored as hashes, and for a day only. */
const hash = (key: string) => createHash('sha256').update(key).digest('hex');

/** @param bytes of each file. */
export function sentDocuments(
  share: Share,
  ip: string,
  bytes: readonly number[],
  receivedAt: Date,
): SentDocuments {
  return {
    share,
    bytes: bytes.reduce((sum, size) => sum + size, 0),
    network: hash(addressKey(ip)),
    wideNetwork: hash(networkKey(ip, wideNetworkBits)),
    receivedAt,
  };
}

/** Whether the land request of photographs or papers, or its leader where it is joined to one, has this durum. */
const hasDurum = (durum: readonly number[]) => sql<SqlBool>`exists (
  select from land_requests as own
  join land_requests as leader on leader.id = coalesce(own.joined_to, own.id)
  where own.id = application_files.land_request_id and leader.durum = any(${[...durum]}::int[]))`;

/**
 * Applications are counted until they are approved, cancelled or erased, photographs until the land
 * request or its leader has an offer, or is purchased, cancelled or erased, papers until one of the
 * last three.
 */
const counted = {
  applications: sql<SqlBool>`land_request_id is null and (user_id is null or exists (
    select from users where users.id = user_id and users.status = 0 and users.is_deleted = 0))`,
  photographs: sql<SqlBool>`land_request_id is not null and paper is null and ${hasDurum([1])}`,
  papers: sql<SqlBool>`paper is not null and ${hasDurum([1, 2])}`,
} as const satisfies Record<Share, unknown>;

/**
 * Whose files they are; a `user` is null for an application with a known email address. Photographs
 * and papers count one by one, because their owner can remove each.
 */
export type SentBy =
  | { user: number | null }
  | { landRequest: number; photos: readonly { name: string; bytes: number }[] }
  | { landRequest: number; paper: string };
type QuotaText = Record<'network' | 'day' | 'total', string>;

/**
 * Refuses files that would exceed a quota. Whether the email address of an application is known
 * makes no difference.
 * @param text says so.
 * @throws Refusal 429 with `Retry-After` for the network's and the day's quota, 507 for that of all
 * documents.
 */
export async function requireRoom(
  db: Kysely<Database>,
  limits: FileQuota,
  sent: SentDocuments,
  text: QuotaText = consultantText.quota,
): Promise<void> {
  const { share, bytes, network, wideNetwork, receivedAt } = sent;
  const counts = counted[share];
  const since = new Date(receivedAt.getTime() - daySeconds * 1000);
  const isOfDay = sql<SqlBool>`received_at > ${since}`;
  const { rows } = await sql<Record<'total' | 'day' | 'network' | 'wide', number>>`
    select coalesce(sum(bytes), 0)::float8 as total,
      coalesce(sum(bytes) filter (where ${isOfDay}), 0)::float8 as day,
      coalesce(sum(bytes) filter (where ${isOfDay} and network = ${network}), 0)::float8 as network,
      coalesce(sum(bytes) filter (where ${isOfDay} and wide_network = ${wideNetwork}), 0)::float8 as wide
    from application_files where ${counts}`.execute(db);
  const [used] = rows;
  if (!used) throw new Error('A sum returned no row');
  const perNetwork = limits.perNetworkBytes;
  const ofDay = [
    [used.network, perNetwork, sql<SqlBool>`network = ${network}`, text.network],
    [used.wide, perNetwork * wideNetworkFactor, sql<SqlBool>`wide_network = ${wideNetwork}`, text.network],
    [used.day, limits.perDayBytes, sql<SqlBool>`true`, text.day],
  ] as const;
  for (const [sum, limit, which, message] of ofDay) {
    const excess = sum + bytes - limit;
    if (excess <= 0) continue;
    // the documents that must be a day old before these ones fit
    const { rows: found } = await sql<{ received_at: Date }>`
      select received_at from (
        select received_at, sum(bytes) over (order by received_at, id) as freed
        from application_files where ${counts} and ${isOfDay} and ${which}
      ) as earlier
      where freed >= ${excess} order by received_at limit 1`.execute(db);
    const fitsAt = (found[0]?.received_at ?? receivedAt).getTime() + daySeconds * 1000;
    const seconds = Math.max(1, Math.ceil((fitsAt - receivedAt.getTime()) / 1000));
    throw new Refusal(429, message, { headers: { 'Retry-After': String(seconds) } });
  }
  if (used.total + bytes > limits.totalBytes) throw new Refusal(507, text.total);
}

/**
 * Counts files in the transaction that stores them. Their senders wait here for each other, also
 * those of other processes, so that none passes a quota beside another.
 * @throws Refusal as {@link requireRoom} does.
 */
export async function countDocuments(
  trx: Kysely<Database>,
  limits: FileQuota,
  sent: SentDocuments,
  by: SentBy,
  text?: QuotaText,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${quotaLockKey})`.execute(trx);
  await requireRoom(trx, limits, sent, text);
  const { bytes, network, wideNetwork: wide_network, receivedAt: received_at } = sent;
  const rows = rowsOf(by, bytes);
  await trx
    .insertInto('application_files')
    .values(rows.map((row) => ({ ...row, network, wide_network, received_at })))
    .execute();
}

function rowsOf(by: SentBy, bytes: number) {
  if ('user' in by) return [{ user_id: by.user, bytes }];
  const of = { user_id: null, land_request_id: by.landRequest };
  if ('paper' in by) return [{ ...of, paper: by.paper, bytes }];
  return by.photos.map((photo) => ({ ...of, photo: photo.name, bytes: photo.bytes }));
}

/** Forgets networks after a day, and what is counted no more. */
export async function sweepApplicationFiles(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daySeconds * 1000);
  await sql`
    delete from application_files
    where received_at < ${before} and case when land_request_id is null then user_id is null or exists (
      select from users where users.id = user_id and users.status = 1)
    else ${hasDurum([3, 4])} end`.execute(db);
  await db
    .updateTable('application_files')
    .set({ network: null, wide_network: null })
    .where('received_at', '<', before)
    .where('network', 'is not', null)
    .execute();
}
