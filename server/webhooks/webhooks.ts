import { type Kysely, sql } from 'kysely';
import { istanbulTime } from '../../rules/records/istanbulTime.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/schema.ts';
import { withinMs } from '../database/withinMs.ts';
import { alertMessages } from '../outbox/alerts.ts';
import { alertText } from '../outbox/alertText.ts';
import { addMessage } from '../outbox/message.ts';
import { maxAttempts, retrySeconds } from '../outbox/outbox.ts';
import type { AttemptEnd, PostWebhook } from './postWebhook.ts';
import { signedHeaders } from './signature.ts';

export interface Webhooks {
  /** Delivers now instead of in the next round; call it after a commit. */
  wake(): void;
  /** Starts delivering. */
  start(): void;
  /** Stops after the current attempts, which are aborted after a few seconds. */
  stop(): Promise<void>;
}

/** What is known of the office that is alerted. */
type Office = Pick<Config, 'publicUrl' | 'messages'>;

/** More than an office has programs; each may have attempts running. */
export const maxWebhooks = 20;
export const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
const roundIntervalMs = 5_000;
const stopTimeoutMs = 5_000;
/** Longer than an attempt may take, so that no other process makes the same one. */
export const claimSeconds = 120;
/** Of one webhook in this process: a receiver that hangs takes no room from the others. */
const maxRunning = 2;
/** Of each wait: receivers that came back together are not called together. */
const jitter = 0.25;
/** The pause of a receiver that is overloaded and does not say for how long. */
const slowSeconds = 60;
const maxSlowSeconds = 24 * 3600;

/**
 * Delivers what the trigger on the history has noted for each webhook, by the outbox's rules: a
 * failed delivery is repeated for about three days. Each attempt is claimed first, so that several
 * processes may deliver from one database; the claim of a killed process expires. The office is told
 * once a day of each webhook whose deliveries are given up.
 */
export function createWebhooks(
  db: Kysely<Database>,
  post: PostWebhook,
  config: Office,
  onFailure: (error: unknown) => void,
): Webhooks {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopped = true;
  let aborting = new AbortController();
  /** The attempts of each webhook. */
  const running = new Map<number, Set<Promise<void>>>();

  async function attemptDue(signal: AbortSignal): Promise<void> {
    while (!stopped) {
      const busy = [...running].filter(([, some]) => some.size >= maxRunning).map(([id]) => id);
      const claimed = await claim(db, busy);
      if (!claimed) return;
      const some = running.get(claimed.webhook_id) ?? new Set();
      running.set(claimed.webhook_id, some);
      const one = attempt({ db, post, config }, claimed, signal)
        .catch(onFailure)
        .finally(() => {
          some.delete(one);
          // the next one of this webhook
          if (!stopped) run();
        });
      some.add(one);
    }
  }

  function run(): void {
    if (stopped) return;
    clearTimeout(timer);
    if (round) {
      again = true;
      return;
    }
    round = attemptDue(aborting.signal)
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
      const ended = Promise.all([round, ...[...running.values()].flatMap((some) => [...some])]);
      // an attempt that ignores the signal must not delay the stop
      await withinMs(ended, stopTimeoutMs + 1_000).catch(() => undefined);
      clearTimeout(abort);
    },
  };
}

interface Claimed {
  id: number;
  webhook_id: number;
  message_id: string;
  body: string;
  attempts: number;
  claim_key: string;
  address: string;
  secret: string;
  previous_secret: string | null;
}

/** Claims one due delivery of a webhook that is on, not slowed down, and not among `busy`. */
export async function claim(
  db: Kysely<Database>,
  busy: readonly number[] = [],
): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    with due as (
      select delivery.id, webhook.address, webhook.secret,
        case when webhook.previous_until > now() then webhook.previous_secret end as previous_secret
      from webhooks as webhook
      join webhook_deliveries as delivery on delivery.webhook_id = webhook.id
      where webhook.is_active
        and (webhook.slowed_until is null or webhook.slowed_until <= now())
        and webhook.id <> all(${busy}::bigint[])
        and delivery.state = 'queued' and delivery.next_attempt_at <= now()
        and (delivery.claimed_until is null or delivery.claimed_until <= now())
      order by delivery.next_attempt_at, delivery.id
      for update of delivery skip locked
      limit 1
    )
    update webhook_deliveries as delivery
    set attempts = attempts + 1, attempted_at = now(), claim_key = gen_random_uuid(),
        claimed_until = now() + make_interval(secs => ${claimSeconds})
    from due
    where delivery.id = due.id
    returning delivery.id, webhook_id, message_id, body, attempts, claim_key,
      due.address, due.secret, due.previous_secret
  `.execute(db);
  return rows[0];
}

async function attempt(
  { db, post, config }: { db: Kysely<Database>; post: PostWebhook; config: Office },
  claimed: Claimed,
  signal: AbortSignal,
): Promise<void> {
  const { address, secret, previous_secret, message_id: id, body } = claimed;
  const secrets = [secret, ...(previous_secret === null ? [] : [previous_secret])];
  const headers = signedHeaders(secrets, { id, at: new Date(), body });
  const end = await post({ address, headers, body }, signal);
  await db.transaction().execute(async (trx) => {
    // first, as whoever removes a webhook locks it before its deliveries
    const hasEnded = end.failure === 'gone' && (await endWebhook(trx, claimed));
    if (isOverloaded(end)) await slowDown(trx, claimed, end);
    const isGivenUp = await settle(trx, claimed, end);
    if (hasEnded) await giveUpWaiting(trx, claimed.webhook_id);
    if (hasEnded || isGivenUp) await tellOffice(trx, config, claimed, hasEnded);
  });
}

/**
 * Ends the claim. Nothing changes if the attempt has outlived it.
 * @returns whether the delivery was given up.
 */
async function settle(trx: Kysely<Database>, claimed: Claimed, end: AttemptEnd): Promise<boolean> {
  const { failure, status } = end;
  const isLast = failure === 'gone' || claimed.attempts >= maxAttempts;
  const state = failure === undefined ? 'delivered' : isLast ? 'givenUp' : 'queued';
  const waitSeconds = retrySeconds(claimed.attempts) * (1 + jitter * Math.random());
  const { numUpdatedRows } = await trx
    .updateTable('webhook_deliveries')
    .set({
      state,
      status: status ?? null,
      failure: failure ?? null,
      ...unclaimed,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${waitSeconds})`,
    })
    .where('id', '=', claimed.id)
    .where('claim_key', '=', claimed.claim_key)
    .executeTakeFirst();
  return state === 'givenUp' && numUpdatedRows > 0n;
}

/** Alerts once a day: what is given up together would be as many alerts. */
async function tellOffice(
  trx: Kysely<Database>,
  config: Office,
  { webhook_id, address }: Claimed,
  hasEnded: boolean,
): Promise<void> {
  const alert = alertText.webhook(config.publicUrl, new URL(address).host, hasEnded);
  const kind = hasEnded ? 'webhookEnded' : 'webhookGivenUp';
  const { day } = istanbulTime(new Date());
  for (const message of alertMessages(config, alert)) {
    await addMessage(trx, { ...message, onceKey: `${kind} ${webhook_id} ${day} ${message.to}` });
  }
}

const unclaimed = { claim_key: null, claimed_until: null } as const;

/**
 * Switches off what has answered 410.
 * @returns false if an admin has corrected the address meanwhile.
 */
async function endWebhook(trx: Kysely<Database>, claimed: Claimed): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhooks')
    .set({ is_active: false, ended_at: sql<Date>`now()` })
    .where('id', '=', claimed.webhook_id)
    .where('address', '=', claimed.address)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function giveUpWaiting(trx: Kysely<Database>, webhookId: number): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'givenUp', ...unclaimed })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'queued')
    .execute();
}

/** Whether the receiver is to be left alone for a while. */
const isOverloaded = ({ status, failure, retryAfterSeconds }: AttemptEnd) =>
  failure === 'timeout' ||
  (failure !== undefined && ([429, 502, 504].includes(status ?? 0) || retryAfterSeconds !== undefined));

async function slowDown(trx: Kysely<Database>, claimed: Claimed, end: AttemptEnd): Promise<void> {
  const seconds = Math.min(maxSlowSeconds, end.retryAfterSeconds ?? slowSeconds);
  await trx
    .updateTable('webhooks')
    .set({
      slowed_until: sql<Date>`greatest(slowed_until, now() + make_interval(secs => ${seconds}))`,
    })
    .where('id', '=', claimed.webhook_id)
    .where('address', '=', claimed.address)
    .execute();
}

/** Removes deliveries that nobody needs any more. */
export async function removeOldDeliveries(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('happened_at', '<', new Date(now.getTime() - keptDays * dayMs))
    .execute();
}
