import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { normaliseEmail } from '../../rules/people/email.ts';
import { firstPhoneKey } from '../../rules/people/phone.ts';
import { databaseTimeIsPlausible } from '../database/clock.ts';
import type { Database } from '../database/schema.ts';
import type { MessageTemplate, OutboxTable } from '../database/tables/outbox.ts';
import { withinMs } from '../database/withinMs.ts';
import { fullRecipients, summariseAlerts } from './alerts.ts';
import { keepRefusal, requireNoRefusal } from './commercialRefusals.ts';
import {
  type Deliver,
  DeliveryPostponed,
  DeliveryRefused,
  type HandedOver,
  NotByWhatsapp,
} from './deliveryEnds.ts';
import { addMessage, type OutboxMessage } from './message.ts';
import { firstAskSeconds } from './reportAsker.ts';
import { bySmsColumns } from './whatsapp/bySmsColumns.ts';

export interface Outbox {
  /** Stores a message in the transaction of the change that it announces. */
  add(db: Kysely<Database>, message: OutboxMessage): Promise<boolean>;
  /** Delivers now instead of in the next round; call it after a commit. */
  wake(): void;
  /** Starts delivering. */
  start(): void;
  /** Stops after the current deliveries, which are aborted after a few seconds. */
  stop(): Promise<void>;
}

const roundIntervalMs = 5_000;
const minRetrySeconds = 30;
const maxRetrySeconds = 3600;
/** About three days: seven attempts with growing delays, then one an hour. */
export const maxAttempts = 78;
/** How long the next attempt waits after this many. */
export const retrySeconds = (attempts: number): number =>
  Math.min(maxRetrySeconds, minRetrySeconds * 2 ** (attempts - 1));
/** Longer than `deliveryLimits`, so that no other process delivers a claimed message. */
export const claimSeconds = 900;
/** Deliveries that a worker may have running; more than one only while the others are slow. */
export const maxRunning = 10;
/** How long a stop waits for the result of an aborted delivery to be stored. */
const lastStoreTimeoutMs = 1_000;
const maxMarkRetryMs = 5_000;

/**
 * Stores messages with the changes that they announce, and delivers them afterwards. A failed
 * delivery is repeated for about three days, after 30 s at first and with growing delays up to an
 * hour; a permanently refused one is not. Each message is claimed first, so that several processes
 * may deliver from one database; the claim of a killed process expires.
 * @param stopTimeoutMs how long a stop waits before it aborts a delivery.
 * @param slowAfterMs how long a delivery may take before the next one begins beside it.
 */
export function createOutbox(
  db: Kysely<Database>,
  deliver: Deliver,
  onFailure: (error: unknown) => void,
  stopTimeoutMs = 5_000,
  slowAfterMs = 10_000,
): Outbox {
  const workers = Object.values(recipients).map((some) =>
    createWorker(db, deliver, onFailure, { stopTimeoutMs, slowAfterMs }, some),
  );
  const wake = () => {
    for (const worker of workers) worker.wake();
  };
  return {
    add: addMessage,
    wake,
    start() {
      for (const worker of workers) worker.start();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** One worker each, so that a mail server that hangs does not delay text messages. */
const recipients = {
  emails: sql<SqlBool>`recipient like '%@%'`,
  phones: sql<SqlBool>`recipient not like '%@%'`,
};

/** Delivers messages to recipients that match `some`, one at a time unless they are slow. */
function createWorker(
  db: Kysely<Database>,
  deliver: Deliver,
  onFailure: (error: unknown) => void,
  { stopTimeoutMs, slowAfterMs }: { stopTimeoutMs: number; slowAfterMs: number },
  some: RawBuilder<SqlBool>,
): Pick<Outbox, 'wake' | 'start' | 'stop'> {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopped = true;
  let aborting = new AbortController();
  const running = new Set<Promise<void>>();

  async function deliverDue(signal: AbortSignal): Promise<void> {
    // other messages go out even if this fails
    if (!stopped) await summariseAlerts(db, some).catch(onFailure);
    while (!stopped) {
      const message = await claim(db, some);
      if (!message) return;
      if (message.abandoned_as !== null) continue;
      const delivery = deliverClaimed(message, signal)
        .catch(onFailure)
        .finally(() => running.delete(delivery));
      running.add(delivery);
      await withinMs(delivery, slowAfterMs).catch(() => undefined);
      if (running.size >= maxRunning) await Promise.race(running);
    }
  }

  async function deliverClaimed(message: ClaimedMessage, signal: AbortSignal): Promise<void> {
    const { recipient: to, delivery_key: deliveryKey, unknown_for: unknownFor } = message;
    let taken: HandedOver | undefined;
    try {
      const unknownForSeconds = unknownFor ?? undefined;
      await requireNoRefusal(db, message);
      taken = await deliver({ ...message, to, deliveryKey, unknownForSeconds }, signal);
    } catch (error) {
      onFailure(error);
      await release(db, message, error);
      return;
    }
    await markSent(message, taken, signal);
  }

  /** Retries until the database answers, so that a delivered message is not delivered again. */
  async function markSent(
    message: ClaimedMessage,
    taken: HandedOver | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    for (let waitMs = 100; ; waitMs = Math.min(2 * waitMs, maxMarkRetryMs)) {
      try {
        await db
          .updateTable('outbox_messages')
          .set({
            delivered_at: new Date(),
            abandoned_as: null,
            unknown_since: null,
            // a report may be faster than the answer
            last_error: sql<string>`case when report is not null then last_error end`,
            ...(taken && takenColumns(taken)),
          })
          .where('id', '=', message.id)
          // an admin who has resent it during the delivery expects another one
          .where('delivery_key', '=', message.delivery_key)
          .execute();
        await reviveEmail(db, message.recipient);
        return;
      } catch (error) {
        onFailure(error);
        await wait(waitMs, undefined, { signal });
      }
    }
  }

  function run(): void {
    clearTimeout(timer);
    if (round) {
      again = true;
      return;
    }
    round = deliverDue(aborting.signal)
      .catch(onFailure)
      .finally(() => {
        round = undefined;
        if (stopped) return;
        timer = setTimeout(run, again ? 0 : roundIntervalMs);
        again = false;
      });
  }

  return {
    wake: run,
    start() {
      stopped = false;
      aborting = new AbortController();
      run();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const abort = setTimeout(() => aborting.abort(), stopTimeoutMs);
      // a delivery that ignores the signal must not delay the stop
      const ended = Promise.all([round, ...running]);
      await withinMs(ended, stopTimeoutMs + lastStoreTimeoutMs).catch(() => undefined);
      clearTimeout(abort);
    },
  };
}

/** Marks the recipient, to whom nothing gets. */
function deadColumns(recipient: string): { dead_email?: string; dead_number?: string } {
  if (recipient.includes('@')) return { dead_email: normaliseEmail(recipient) };
  const number = firstPhoneKey(recipient);
  return number === '' ? {} : { dead_number: number };
}

/** A mail server has taken a message for the address, which is known there again. */
async function reviveEmail(db: Kysely<Database>, recipient: string): Promise<void> {
  if (!recipient.includes('@')) return;
  const key = normaliseEmail(recipient);
  await db.updateTable('outbox_messages').set({ dead_email: null }).where('dead_email', '=', key).execute();
}

/** What the gateway has told of a message, beside what a report may have told before. */
const takenColumns = ({ provider, reference, isAsked, parts }: HandedOver) => ({
  gateway: provider,
  gateway_reference: sql<string>`coalesce(${reference ?? null}, gateway_reference)`,
  parts: sql<number>`coalesce(parts, ${parts ?? null}::integer)`,
  ...(isAsked && {
    report_due_at: sql<Date>`case when report is null
      then now() + make_interval(secs => ${firstAskSeconds}) end`,
  }),
});

interface ClaimedMessage {
  id: number;
  kind: OutboxMessage['kind'];
  recipient: string;
  subject: string;
  body: string;
  attempts: number;
  delivery_key: string;
  abandoned_as: OutboxTable['abandoned_as'];
  channel: OutboxTable['channel'];
  template: MessageTemplate | null;
  /** Seconds since an earlier attempt whose end nobody knows. */
  unknown_for: number | null;
}

/**
 * Whether a row of `outbox_messages` must not be sent any more:
 * - its text was erased,
 * - its link was used or revoked,
 * - its land request, or the leader of that, is purchased or cancelled, or it has a later offer,
 * - its saved search has ended, or has no consent any more,
 * - the owner of its saved search may not sign in, or has another address now,
 * - it tells somebody of a cancellation, and they were restored,
 * - it reminds of an appointment that was moved, cancelled or kept.
 */
export const isRevoked = sql<SqlBool>`(
  erased_at is not null
  or (
    token_hash is not null
    and not exists (
      select from reset_tokens
      where reset_tokens.token_hash = outbox_messages.token_hash and spent_at is null
    )
  )
  or (
    land_request_id is not null
    and not exists (
      select from land_requests left join land_requests as leader on leader.id = land_requests.joined_to
      where land_requests.id = outbox_messages.land_request_id and land_requests.durum = 2
        and (leader.durum is null or leader.durum in (1, 2))
    )
  )
  or (
    saved_search_id is not null
    and not exists (
      select from saved_searches
      join users on users.id = saved_searches.user_id
        and users.status = 1 and users.is_deleted = 0 and users.email = outbox_messages.recipient
      where saved_searches.id = outbox_messages.saved_search_id and consent_at is not null
    )
  )
  or (
    kind in ('applicationRefused', 'membershipClosed')
    and exists (select from users where users.id = record_id and is_deleted = 0)
  )
  or (
    kind = 'appointmentReminder'
    and not exists (
      select from purchase_steps
      where purchase_steps.land_request_id = record_id and step = 'appointment'
        and state = 'waiting' and not is_cancelled and appointment_at = outbox_messages.expires_at
    )
  )
  or exists (
    select from outbox_messages as later
    where later.land_request_id = outbox_messages.land_request_id and later.id > outbox_messages.id
  )
)`;

/**
 * Claims one due message to a recipient that matches `some`. A message whose link has expired, or
 * that {@link isRevoked}, is abandoned instead, in the same statement. What ends a message after
 * its claim comes too late for that delivery, but before its next attempt.
 */
export async function claim(
  db: Kysely<Database>,
  some: RawBuilder<SqlBool> = sql`true`,
): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    with due as (
      select id, case
        when expires_at <= now() then 'expired'
        when ${isRevoked} then 'revoked'
      end as ending, extract(epoch from now() - unknown_since)::float8 as unknown_for
      from outbox_messages
      where delivered_at is null and abandoned_as is null and next_attempt_at <= now() and ${some}
        -- a message is not given up by a clock that has jumped
        and (expires_at is null or expires_at > now() or ${databaseTimeIsPlausible})
        -- an alert that is tried again has its room already
        and (kind <> 'alert' or attempts > 0 or recipient <> all(${fullRecipients}))
      -- receipts may be many, and an offer is not to wait for them
      order by kind = 'landRequestReceived', next_attempt_at, id
      for update skip locked
      limit 1
    )
    update outbox_messages as message
    set attempts = attempts + case when ending is null then 1 else 0 end,
        abandoned_as = ending,
        -- nobody knows the end of an attempt whose process was killed
        unknown_since = case when ending is null then coalesce(unknown_since, now()) else unknown_since end,
        next_attempt_at = now() + make_interval(secs => ${claimSeconds})
    from due
    where message.id = due.id
    returning message.id, kind, recipient, subject, body, attempts, delivery_key, abandoned_as, unknown_for,
      channel, template
  `.execute(db);
  return rows[0];
}

/**
 * Ends the claim of a message that could not be delivered: it waits for its next attempt, at the
 * latest until its link expires, goes by SMS at once, or is given up. Nothing changes if another
 * process has claimed it since, or an admin has resent it.
 */
async function release(db: Kysely<Database>, message: ClaimedMessage, error: unknown): Promise<void> {
  const isRefused = error instanceof DeliveryRefused;
  const isLast = isRefused || message.attempts >= maxAttempts;
  const isKnown = isRefused || error instanceof DeliveryPostponed;
  const usualWait = retrySeconds(message.attempts);
  const waitSeconds = Math.max(usualWait, error instanceof DeliveryPostponed ? error.waitSeconds : 0);
  const dead = isRefused && error.isRecipientFault ? deadColumns(message.recipient) : {};
  const end =
    error instanceof NotByWhatsapp
      ? bySmsColumns(error.message)
      : {
          last_error: error instanceof Error ? error.message : 'unknown',
          abandoned_as: isLast ? ('givenUp' as const) : null,
          next_attempt_at: sql<Date>`least(now() + make_interval(secs => ${waitSeconds}), expires_at)`,
          // what is known of this attempt says nothing of an earlier one
          ...(isKnown && message.unknown_for === null && { unknown_since: null }),
          ...dead,
        };
  if (isRefused && error.refusedAt !== undefined)
    await keepRefusal(db, message, { gateway: error.refusedAt, reason: error.message });
  await db
    .updateTable('outbox_messages')
    .set(end)
    .where('id', '=', message.id)
    .where('delivery_key', '=', message.delivery_key)
    .where('attempts', '=', message.attempts)
    .where('delivered_at', 'is', null)
    .execute();
}
