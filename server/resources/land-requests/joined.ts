/**
 * Land requests that repeat one another (product, 4): one leads, and the others are joined to it
 * until they are separated again. A leader is joined to none, so that there are no chains.
 */
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { maxJoined } from '../../../rules/land-requests/joined.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import type { Session } from '../../identity/sessions.ts';
import { recordHistory } from '../history.ts';
import { nextVersion } from '../versions.ts';
import { outdatedLandRequest, refuseChanged } from './changedMeanwhile.ts';
import { landRequestText } from './landRequestText.ts';

type Trx = Kysely<Database>;

/** The land requests themselves, their leaders, and what is joined to them. */
export const groupIds = (ids: RawBuilder<unknown>) => sql`(
  select unnest(${ids}::bigint[]) as id
  union select joined_to from land_requests where id = any(${ids}) and joined_to is not null
  union select id from land_requests where joined_to = any(${ids})
)`;

/**
 * Locks land requests with their leaders and with what is joined to them, in one order, so that no
 * two calls can wait for each other. Nothing joins or leaves them until the transaction ends.
 */
export async function lockGroup(trx: Trx, ids: readonly number[]) {
  const group = sql`array(select id from ${groupIds(sql`${[...ids]}::bigint[]`)} as one)`;
  for (;;) {
    await sql`savepoint land_requests_unlocked`.execute(trx);
    const rows = await trx
      .selectFrom('land_requests')
      .select(['id', 'name', 'phone', 'durum', 'teklif_tutar', 'version', 'erased_at', 'joined_to'])
      .where(sql<SqlBool>`id = any(${group})`)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const locked = rows.map(({ id }) => id);
    const { rows: come } = await sql`
      select from land_requests where id = any(${group}) and id <> all(${locked}::bigint[]) limit 1`.execute(
      trx,
    );
    if (come.length === 0) return rows;
    // lets go of the locks: what has come while this call waited may have a lower id
    await sql`rollback to savepoint land_requests_unlocked`.execute(trx);
  }
}

type Member = Awaited<ReturnType<typeof lockGroup>>[number];

const memberOf = (group: readonly Member[], id: number): Member => {
  const member = group.find((one) => one.id === id);
  if (!member) throw new Refusal(404, refusalText.missing);
  return member;
};

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/**
 * Joins a land request to its leader. Both stay open; a repeated call changes nothing.
 * @param seen the versions that the caller has read; without them nothing is compared.
 * @throws Refusal 404 for an unknown land request; 409 when one of them is closed or has changed
 * since, is joined to another one or leads some itself, when there is no room, or when the owners of
 * two open offers may still answer.
 */
export async function joinLandRequests(
  trx: Trx,
  { id, leaderId }: { id: number; leaderId: number },
  seen: { version: number | undefined; leaderVersion: number | undefined },
  session: Session | undefined,
  now: Date,
): Promise<void> {
  const group = await lockGroup(trx, [id, leaderId]);
  const own = memberOf(group, id);
  const leader = memberOf(group, leaderId);
  if (own.joined_to === leaderId) return;
  const { join: text } = landRequestText;
  if (id === leaderId) {
    throw new Refusal(400, refusalText.checkFields, { fields: { joined_to: text.itself } });
  }
  if (own.erased_at || own.durum > 2) throw new Refusal(409, text.closed(id));
  await refuseChanged(trx, leader, seen.leaderVersion, session);
  await refuseChanged(trx, own, seen.version, session);
  if (group.some(({ joined_to }) => joined_to === id)) throw new Refusal(409, text.leads(id));
  const joined = group.filter(({ joined_to }) => joined_to === leaderId);
  if (joined.length >= maxJoined) throw new Refusal(409, text.full);
  const pending = await pendingOffers(trx, [id, leaderId, ...idsOf(joined)], now);
  if (pending.includes(id) && pending.length > 1) throw new Refusal(409, text.bothOffered);
  await trx
    .updateTable('land_requests')
    .set({ joined_to: leaderId, version: nextVersion })
    .where('id', '=', id)
    .execute();
  const waits = sql<boolean>`
    reply_waits or (select reply_waits from land_requests as joined where joined.id = ${id})`;
  await repeatReplies(trx, [leaderId], waits);
  await recordHistory(trx, 'request', id, session, 'joined', { joined_to: leaderId });
  await recordHistory(trx, 'request', leaderId, session, 'joined', { joined: id });
}

/**
 * Separates a land request from its leader; what is joined to none stays as it is.
 * @param seen the version that the caller has read; without one nothing is compared.
 * @throws Refusal 404 for an unknown land request, 409 when it has changed since.
 */
export async function separateLandRequest(
  trx: Trx,
  id: number,
  seen: number | undefined,
  session: Session | undefined,
): Promise<void> {
  const own = memberOf(await lockGroup(trx, [id]), id);
  if (own.joined_to === null) return;
  if (seen !== undefined && seen !== own.version) {
    throw await outdatedLandRequest(trx, id, 'landRequest', session);
  }
  await separate(trx, [id]);
  await recordHistory(trx, 'request', id, session, 'separated', { joined_to: own.joined_to });
  await recordHistory(trx, 'request', own.joined_to, session, 'separated', { joined: id });
}

/**
 * Separates what is about to be erased from the others: no person's erasure may hide the land
 * request of another one. The groups must be locked.
 * @returns the pairs that were joined.
 */
export async function separateErased(
  trx: Trx,
  ids: readonly number[],
): Promise<{ id: number; joined_to: number }[]> {
  const { rows } = await sql<{ id: number; joined_to: number }>`
    select id, joined_to from land_requests
    where joined_to is not null and (id = any(${[...ids]}::bigint[]) or joined_to = any(${[...ids]}::bigint[]))
    order by id`.execute(trx);
  if (rows.length > 0) await separate(trx, idsOf(rows));
  return rows;
}

/**
 * Separates joined land requests from their leaders, which then repeat only their own replies. A
 * reply that only a move of the leader has settled waits again: nobody has answered its owner.
 */
async function separate(trx: Trx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update land_requests set joined_to = null, version = land_requests.version + 1,
      reply_waits = land_requests.reply_waits or land_requests.reply_settled_at is not null,
      reply_settled_at = null
    from land_requests as before
    where before.id = land_requests.id and land_requests.id = any(${[...ids]}::bigint[])
    returning before.joined_to as id`.execute(trx);
  // the own reply of a leader may have been read already: one too many waits rather than none
  await repeatReplies(trx, idsOf(rows), sql`reply_waits and newest.reply is not null`);
}

/**
 * Repeats in each land request the newest reply that no later offer has followed: its owner's to
 * the last offer, or one of an owner whose land request is joined to it. Raises the versions.
 * @param waits the new `reply_waits`, in SQL that may read `newest.reply`.
 */
export async function repeatReplies(
  trx: Trx,
  ids: readonly number[],
  waits: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update land_requests set version = version + 1, work_version = work_version + 1, reply_waits = ${waits},
      owner_reply = newest.reply, owner_reply_at = coalesce(newest.replied_at, 'epoch')
    from unnest(${[...ids]}::bigint[]) as own (id)
    left join lateral (
      select made_at, reply, replied_at from offers
      where land_request_id = own.id order by offers.id desc limit 1
    ) as last on true
    left join lateral (
      select given.reply, given.replied_at from (
        select last.reply, last.replied_at
        union all
        select joined.owner_reply, joined.owner_reply_at from land_requests as joined
        where joined.joined_to = own.id
          and (joined.reply_waits or joined.owner_reply_at > coalesce(last.made_at, '-infinity'))
      ) as given (reply, replied_at)
      where given.reply is not null order by given.replied_at desc limit 1
    ) as newest on true
    where land_requests.id = own.id`.execute(trx);
}

/** Those of the land requests whose owners have not answered an open offer yet. */
async function pendingOffers(trx: Trx, ids: readonly number[], now: Date): Promise<number[]> {
  const rows = await trx
    .selectFrom('offers')
    .select('land_request_id')
    .where('land_request_id', 'in', ids)
    .where('ended_at', 'is', null)
    .where('reply', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ land_request_id }) => land_request_id);
}

/**
 * What is joined to a land request, for a move of this one: two offers in one group must not both
 * wait for an answer. The group must be locked.
 * @throws Refusal 409 when an owner may still answer the offer of a joined one.
 */
export async function refusePending(
  trx: Trx,
  group: readonly Member[],
  id: number,
  now: Date,
): Promise<void> {
  const joined = idsOf(group.filter(({ joined_to }) => joined_to === id));
  if (joined.length === 0) return;
  const [pending] = await pendingOffers(trx, joined, now);
  if (pending !== undefined) throw new Refusal(409, landRequestText.join.pending(pending));
}

/** An admin has acted on the replies of what is joined to a land request. */
export async function settleReplies(trx: Trx, leaderId: number): Promise<void> {
  await trx
    .updateTable('land_requests')
    .set({ reply_waits: false, reply_settled_at: null })
    .where('joined_to', '=', leaderId)
    .where(({ eb, or }) => or([eb('reply_waits', '=', true), eb('reply_settled_at', 'is not', null)]))
    .execute();
}

/**
 * A move of the leader settles the replies that wait in what is joined to it, until that is
 * separated or the move is taken back.
 */
export async function settleRepliesByMove(trx: Trx, leaderId: number, movedAt: Date): Promise<void> {
  await trx
    .updateTable('land_requests')
    .set({ reply_waits: false, reply_settled_at: movedAt })
    .where('joined_to', '=', leaderId)
    .where('reply_waits', '=', true)
    .execute();
}

/** Makes the replies wait again that the move of this time has settled. */
export async function unsettleReplies(trx: Trx, leaderId: number, movedAt: Date): Promise<void> {
  await trx
    .updateTable('land_requests')
    .set({ reply_waits: true, reply_settled_at: null })
    .where('joined_to', '=', leaderId)
    .where('reply_settled_at', '=', movedAt)
    .execute();
}

/** Ends the links of what is joined to a land request that is being closed, and their messages. */
export async function endJoinedOffers(trx: Trx, leaderId: number, now: Date): Promise<void> {
  await trx
    .updateTable('outbox_messages')
    .set({ expires_at: sql<Date>`least(expires_at, ${now}::timestamptz)` })
    .where('land_request_id', 'in', ({ selectFrom }) =>
      selectFrom('land_requests').select('id').where('joined_to', '=', leaderId),
    )
    .where('delivered_at', 'is', null)
    .execute();
  await trx
    .updateTable('offers')
    .set({ ended_at: now, expires_at: sql<Date>`least(expires_at, ${now}::timestamptz)` })
    .where('land_request_id', 'in', ({ selectFrom }) =>
      selectFrom('land_requests').select('id').where('joined_to', '=', leaderId),
    )
    .where('ended_at', 'is', null)
    .execute();
}
