import { type Kysely, sql } from 'kysely';
import type { Deliver } from './channels.ts';
import type { Database } from './database/schema.ts';
import type { OutboxTable } from './database/tables/outbox.ts';
import { fold } from './lists.ts';
import { withoutToken } from './resetLinks.ts';

export interface OutboxMessage {
  kind: OutboxTable['kind'];
  /** A phone number or an email address. */
  to: string;
  subject: string;
  body: string;
}

export interface Outbox {
  /** Stores a message in the transaction of what it tells of. */
  add(db: Kysely<Database>, message: OutboxMessage): Promise<void>;
  /** Something was committed: deliver now rather than at the next round. */
  wake(): void;
  /** Begins to deliver. */
  start(): void;
  /** Ends after the message that is under way. */
  stop(): Promise<void>;
}

const roundEvery = 5_000;
const firstWait = 30;
const longestWait = 3600;

/**
 * Messages are stored with the change that they tell of, and delivered afterwards. A delivery that fails is tried again, after 30 s and then
 * ever longer, up to an hour; no message is given up. Several processes may deliver from one database: a message is claimed first.
 */
export function createOutbox(
  db: Kysely<Database>,
  deliver: Deliver,
  onFailure: (error: unknown) => void,
): Outbox {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopped = true;

  async function deliverDue(): Promise<void> {
    while (!stopped) {
      const message = await claim(db);
      if (!message) return;
      try {
        await deliver({ ...message, to: message.recipient });
        await db
          .updateTable('outbox_messages')
          .set({ delivered_at: new Date(), last_error: null })
          .where('id', '=', message.id)
          .execute();
      } catch (error) {
        onFailure(error);
        await db
          .updateTable('outbox_messages')
          .set({ last_error: error instanceof Error ? error.message : 'unknown' })
          .where('id', '=', message.id)
          .execute();
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
    round = deliverDue()
      .catch(onFailure)
      .finally(() => {
        round = undefined;
        if (stopped) return;
        timer = setTimeout(run, again ? 0 : roundEvery);
        again = false;
      });
  }

  return {
    async add(trx, { kind, to, subject, body }) {
      const search_text = fold(`${to} ${subject} ${withoutToken(kind, body)}`);
      await trx
        .insertInto('outbox_messages')
        .values({ kind, recipient: to, subject, body, search_text })
        .execute();
    },
    wake: run,
    start() {
      stopped = false;
      run();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** Takes one due message; its next attempt is set before it is delivered, so that nobody else takes it meanwhile. */
async function claim(db: Kysely<Database>) {
  const { rows } = await sql<{
    id: number;
    kind: OutboxMessage['kind'];
    recipient: string;
    subject: string;
    body: string;
  }>`
    update outbox_messages
    set attempts = attempts + 1,
        next_attempt_at = now() + make_interval(secs => least(${longestWait}, ${firstWait} * power(2, least(attempts, 10))))
    where id = (
      select id from outbox_messages
      where delivered_at is null and next_attempt_at <= now()
      order by next_attempt_at, id
      for update skip locked
      limit 1
    )
    returning id, kind, recipient, subject, body
  `.execute(db);
  return rows[0];
}
