import type { Kysely } from 'kysely';
import type { Durum } from '../../../rules/land-requests/landRequestMoves.ts';
import { Refusal } from '../../config/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { type HistoryActions, lastEntry } from '../history.ts';
import { outdated, outdatedBy } from '../versions.ts';
import { landRequestText } from './landRequestText.ts';

type Action = HistoryActions['request'];
/** The caller, whose own changes are not told. */
type Caller = { personId: number } | undefined;

const replies = ['accepted', 'declined', 'callAsked'] as const satisfies readonly Action[];

/** What raises the `version` of a land request, and that of its work. */
const changes = {
  landRequest: ['offered', 'offerTakenBack', ...replies, 'purchased', 'canceled', 'joined', 'separated'],
  work: ['assigned', 'callPlanned', ...replies, 'joined', 'separated'],
} as const satisfies Record<string, readonly Action[]>;

/**
 * The refusal of a change to a land request, or its work, that has changed since it was read. It
 * names who has changed what, by the history.
 */
export async function outdatedLandRequest(
  trx: Kysely<Database>,
  id: number,
  part: keyof typeof changes,
  caller: Caller,
): Promise<Refusal> {
  const last = await lastEntry(trx, 'request', await groupOf(trx, id), changes[part]);
  return last
    ? outdatedBy(last, landRequestText.changed[last.action](last.detail ?? {}), caller)
    : outdated();
}

/** The refusal of a move on a closed land request; it names the colleague who has closed it. */
export async function closedLandRequest(
  trx: Kysely<Database>,
  id: number,
  durum: 3 | 4,
  caller: Caller,
): Promise<Refusal> {
  const last = await lastEntry(trx, 'request', [id], ['purchased', 'canceled']);
  const isOthers = last !== undefined && last.actor_id !== null && last.actor_id !== caller?.personId;
  const text = isOthers ? landRequestText.closedBy[durum](last.actor_name) : landRequestText.closed[durum];
  return new Refusal(409, text);
}

/**
 * @param seen the version that the caller has read; without one nothing is compared.
 * @throws Refusal 409 when the land request is erased, closed or joined to another one, or has
 * changed since.
 */
export async function refuseChanged(
  trx: Kysely<Database>,
  {
    id,
    durum,
    version,
    erased_at,
    joined_to,
  }: { id: number; durum: Durum; version: number; erased_at: Date | null; joined_to: number | null },
  seen: number | undefined,
  caller: Caller,
): Promise<void> {
  if (erased_at) throw new Refusal(409, landRequestText.erased);
  if (durum === 3 || durum === 4) throw await closedLandRequest(trx, id, durum, caller);
  if (joined_to !== null) throw new Refusal(409, landRequestText.joined(id, joined_to));
  if (seen !== undefined && seen !== version) throw await outdatedLandRequest(trx, id, 'landRequest', caller);
}

/** Whether all that has happened since the land request had this version is this act of the caller. */
export async function hasOnly(
  trx: Kysely<Database>,
  action: 'offered' | 'offerTakenBack',
  { id, version }: { id: number; version: number },
  seen: number | undefined,
  caller: Caller,
): Promise<boolean> {
  if (seen === undefined || version !== seen + 1) return false;
  const last = await lastEntry(trx, 'request', await groupOf(trx, id), changes.landRequest);
  return last?.action === action && last.actor_id === caller?.personId;
}

/** The land request, and those that are joined to it: a reply to one of them changes both. */
async function groupOf(trx: Kysely<Database>, id: number): Promise<number[]> {
  const joined = await trx.selectFrom('land_requests').select('id').where('joined_to', '=', id).execute();
  return [id, ...joined.map((one) => one.id)];
}
