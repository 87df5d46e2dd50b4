import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { fold } from '../../rules/lists/turkish.ts';
import type { Database } from '../database/schema.ts';
import type { OutboxTable } from '../database/tables/outbox.ts';
import { withoutToken } from '../identity/resetLinks.ts';
import { type Deliver, DeliveryRefused } from './channels.ts';
import type { OutboxMessage } from './message.ts';

export interface Outbox {
  /** Stores a message in the transaction of what it tells of. */
  add(db: Kysely<Database>, message: OutboxMessage): Promise<void>;
  /** Something was committed: deliver now rather than at the next round. */
  wake(): void;
  /** Begins to deliver. */
  start(): void;
  /**
   * Ends after the delivery that is under way, which is cut off when it takes longer than a few
   * seconds.
   */
  stop(): Promise<void>;
}

const roundIntervalMs = 5_000;
const firstWaitSeconds = 30;
const longestWaitSeconds = 3600;
/** Attempts over about three days: seven with growing waits, then one an hour. */
export const maxAttempts = 78;
/**
 * Far longer than any delivery may take (`channels.ts`), so that no other process delivers the same
 * message meanwhile.
 */
export const claimSeconds = 300;
/** How long a stop waits for the database to note how a delivery that was cut off has ended. */
const lastNoteTimeoutMs = 1_000;
const longestMarkWaitMs = 5_000;

/**
 * Messages are stored with the change that they tell of, and delivered afterwards. A delivery that
 * fails is tried again, after 30 s and then ever longer, up to an hour, for about three days; one
 * that is refused for good is not. Several processes may deliver from one database: each message is
 * claimed first, and the claim of a process that was killed ends by itself.
 * @param stopTimeoutMs how long a stop waits for a delivery before it is cut off.
 */
export function createOutbox(
  db: Kysely<Database>,
  deliver: Deliver,
  onFailure: (error: unknown) => void,
  stopTimeoutMs = 5_000,
): Outbox {
  const workers = Object.values(recipients).map((some) =>
    createWorker(db, deliver, onFailure, stopTimeoutMs, some),
  );
  const wake = () => {
    for (const worker of workers) worker.wake();
  };
  return {
    async add(trx, { kind, to, subject, body, link }) {
      const search_text = fold(`${to} ${subject} ${withoutToken(kind, body)}`);
      await trx
        .insertInto('outbox_messages')
        .values({
          kind,
          recipient: to,
          subject,
          body,
          search_text,
          token_hash: link?.tokenHash ?? null,
          expires_at: link?.expiresAt ?? null,
        })
        .execute();
    },
    wake,
    start() {
      for (const worker of workers) worker.start();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** Emails and text messages have a worker each: a mail server that hangs holds up no text message. */
const recipients = {
  emails: sql<SqlBool>`recipient like '%@%'`,
  phones: sql<SqlBool>`recipient not like '%@%'`,
};

/** Delivers messages to some of the recipients, one after the other. */
function createWorker(
  db: Kysely<Database>,
  deliver: Deliver,
  onFailure: (error: unknown) => void,
  stopTimeoutMs: number,
  some: RawBuilder<SqlBool>,
): Pick<Outbox, 'wake' | 'start' | 'stop'> {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopped = true;
  let cutOff = new AbortController();

  async function deliverDue(signal: AbortSignal): Promise<void> {
    while (!stopped) {
      const message = await claim(db, some);
      if (!message) return;
      if (message.abandoned_as !== null) continue;
      try {
        await deliver({ ...message, to: message.recipient, deliveryKey: message.delivery_key }, signal);
      } catch (error) {
        onFailure(error);
        await release(db, message, error);
        continue;
      }
      await markSent(message, signal);
    }
  }

  /**
   * What has been delivered must not be delivered again because the database was away for a moment:
   * only the mark is retried.
   */
  async function markSent(message: ClaimedMessage, signal: AbortSignal): Promise<void> {
    for (let waitMs = 100; ; waitMs = Math.min(2 * waitMs, longestMarkWaitMs)) {
      try {
        await db
          .updateTable('outbox_messages')
          .set({ delivered_at: new Date(), abandoned_as: null, last_error: null })
          .where('id', '=', message.id)
          // an admin who has meanwhile sent it again waits for another delivery
          .where('delivery_key', '=', message.delivery_key)
          .execute();
        return;
      } catch (error) {
        onFailure(error);
        await wait(waitMs, undefined, { signal });
      }
    }
  }

  function run(): void {
    if (stopped) return;
    clearTimeout(timer);
    if (round) {
      again = true;
      return;
    }
    round = deliverDue(cutOff.signal)
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
      cutOff = new AbortController();
      run();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      if (!round) return;
      const cutting = setTimeout(() => cutOff.abort(), stopTimeoutMs);
      const enough = new AbortController();
      const longest = wait(stopTimeoutMs + lastNoteTimeoutMs, undefined, { signal: enough.signal });
      await Promise.race([round, longest.catch(() => undefined)]);
      enough.abort();
      clearTimeout(cutting);
    },
  };
}

interface ClaimedMessage {
  id: number;
  kind: OutboxMessage['kind'];
  recipient: string;
  subject: string;
  body: string;
  attempts: number;
  delivery_key: string;
  abandoned_as: OutboxTable['abandoned_as'];
}

/**
 * Takes one due message to some of the recipients for as long as a claim lasts. A message whose link no longer works is
 * abandoned instead, in the same statement.
 */
export async function claim(
  db: Kysely<Database>,
  some: RawBuilder<SqlBool> = sql`true`,
): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    with due as (
      select id, case
        when expires_at <= now() then 'expired'
        when token_hash is not null
          and not exists (
            select from reset_tokens
            where reset_tokens.token_hash = outbox_messages.token_hash and spent_at is null
          )
          then 'revoked'
      end as ending
      from outbox_messages
      where delivered_at is null and abandoned_as is null and next_attempt_at <= now() and ${some}
      order by next_attempt_at, id
      for update skip locked
      limit 1
    )
    update outbox_messages as message
    set attempts = attempts + case when ending is null then 1 else 0 end,
        abandoned_as = ending,
        next_attempt_at = now() + make_interval(secs => ${claimSeconds})
    from due
    where message.id = due.id
    returning message.id, kind, recipient, subject, body, attempts, delivery_key, abandoned_as
  `.execute(db);
  return rows[0];
}

/**
 * Ends the claim of a message that was not delivered: it waits for its next attempt, the end of its
 * link at the latest, or is given up. Nothing changes when another process or an admin has taken it
 * over since.
 */
async function release(db: Kysely<Database>, message: ClaimedMessage, error: unknown): Promise<void> {
  const isLast = error instanceof DeliveryRefused || message.attempts >= maxAttempts;
  const waitSeconds = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (message.attempts - 1));
  await db
    .updateTable('outbox_messages')
    .set({
      last_error: error instanceof Error ? error.message : 'unknown',
      abandoned_as: isLast ? 'givenUp' : null,
      next_attempt_at: sql<Date>`least(now() + make_interval(secs => ${waitSeconds}), expires_at)`,
    })
    .where('id', '=', message.id)
    .where('delivery_key', '=', message.delivery_key)
    .where('attempts', '=', message.attempts)
    .where('delivered_at', 'is', null)
    .execute();
}
