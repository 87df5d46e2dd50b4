import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { withinMs } from '../database/withinMs.ts';
import { storeReport } from './deliveryReports.ts';
import type { SmsGateway } from './gateways/gateway.ts';

/** Asks the gateway on a timer what has become of the messages that it has taken. */
export interface ReportAsker {
  start(): void;
  stop(): Promise<void>;
  /** One round; `start` repeats it. */
  ask(): Promise<void>;
}

/** After a message was taken. */
export const firstAskSeconds = 20;
export const maxAskSeconds = 6 * 3600;
/** No phone gets a message later. */
const maxDays = 3;
const roundIntervalMs = 10_000;
const askTimeoutMs = 15_000;
/** Between two rounds of all processes: NetGSM takes ten calls a minute. */
const pauseSeconds = 10;
/** While a process asks, no other does. */
const turnSeconds = 120;
/** After an answer that wants fewer questions, or is none. */
const busySeconds = 300;
/** One after the other, for a gateway that tells of one message a call. */
const maxCalls = 5;
const stopTimeoutMs = 5_000;

/** @returns an asker that does nothing where the gateway is not asked. */
export function createReportAsker(
  db: Kysely<Database>,
  gateway: SmsGateway | undefined,
  onFailure: (error: unknown) => void,
): ReportAsker {
  const reports = gateway?.reports;
  let timer: NodeJS.Timeout | undefined;
  let stopping = new AbortController();
  let asking = Promise.resolve();

  async function ask(): Promise<void> {
    if (!gateway || !reports) return;
    const { provider } = gateway;
    if (!(await isAnyDue(db, provider)) || !(await takeTurn(db, provider))) return;
    let pause = pauseSeconds;
    try {
      for (let call = 0; call < maxCalls && !stopping.signal.aborted; call += 1) {
        const references = await claimDue(db, provider, reports.max);
        if (references.length === 0) break;
        const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(askTimeoutMs)]);
        const answer = await reports.ask(references, signal);
        if (answer === 'busy') {
          pause = busySeconds;
          break;
        }
        for (const report of answer) await storeReport(db, { provider, report });
        if (references.length < reports.max) break;
      }
    } finally {
      await endTurn(db, provider, pause);
    }
  }

  const round = () => {
    asking = ask()
      .catch(onFailure)
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(round, roundIntervalMs);
      });
  };

  return {
    ask,
    start() {
      if (!reports) return;
      stopping = new AbortController();
      round();
    },
    async stop() {
      clearTimeout(timer);
      stopping.abort();
      await withinMs(asking, stopTimeoutMs).catch(() => undefined);
    },
  };
}

async function isAnyDue(db: Kysely<Database>, provider: string): Promise<boolean> {
  const due = await db
    .selectFrom('outbox_messages')
    .select('id')
    .where('report_due_at', '<=', sql<Date>`now()`)
    .where('gateway', '=', provider)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Whether this process may ask now; no other does meanwhile. */
async function takeTurn(db: Kysely<Database>, provider: string): Promise<boolean> {
  const { rows } = await sql`
    insert into gateway_accounts (provider, ask_after)
    values (${provider}, now() + make_interval(secs => ${turnSeconds}))
    on conflict (provider) do update set ask_after = excluded.ask_after
    where gateway_accounts.ask_after <= now()
    returning provider`.execute(db);
  return rows.length > 0;
}

async function endTurn(db: Kysely<Database>, provider: string, seconds: number): Promise<void> {
  await sql`
    update gateway_accounts set ask_after = now() + make_interval(secs => ${seconds})
    where provider = ${provider}`.execute(db);
}

/** The messages to ask about now, which are asked about again after a growing wait. */
async function claimDue(db: Kysely<Database>, provider: string, max: number): Promise<string[]> {
  const { rows } = await sql<{ gateway_reference: string }>`
    update outbox_messages
    set report_asks = report_asks + 1,
      report_due_at = case
        when delivered_at > now() - make_interval(days => ${maxDays})
        then now() + make_interval(secs => least(${maxAskSeconds}, ${firstAskSeconds} * 2 ^ least(report_asks, 20)))
      end
    where id in (
      select id from outbox_messages
      where report_due_at <= now() and gateway = ${provider} and gateway_reference is not null
      order by report_due_at
      limit ${max}
      for update skip locked
    )
    returning gateway_reference`.execute(db);
  return rows.map(({ gateway_reference }) => gateway_reference);
}
