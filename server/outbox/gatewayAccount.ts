import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AccountCheck, Carrier } from './gateways/gateway.ts';

/** Since when and why an SMS gateway or WhatsApp sends nothing for the account. */
export interface AccountRefusal {
  since: Date;
  reason: string;
}

/** What a carrier thinks of the office's account, shared by all processes. */
export interface GatewayAccount {
  refused(reason: string): Promise<void>;
  /** The gateway has taken a message, or the account's header. */
  accepted(): Promise<void>;
  /** Undefined while messages go out. */
  refusal(): Promise<AccountRefusal | undefined>;
}

const nameOf = (provider: Carrier) => (provider === 'whatsapp' ? 'WhatsApp' : 'the SMS gateway');

/** @param provider undefined where none is configured. */
export function createGatewayAccount(
  db: Kysely<Database>,
  provider: Carrier | undefined,
  log: FastifyBaseLogger,
): GatewayAccount {
  return {
    async refused(refusal) {
      if (provider === undefined) return;
      const { rows } = await sql<{ is_new: boolean }>`
        with before as (select refusal from gateway_accounts where provider = ${provider})
        insert into gateway_accounts (provider, refused_at, refusal) values (${provider}, now(), ${refusal})
        on conflict (provider) do update
        set refused_at = coalesce(gateway_accounts.refused_at, now()), refusal = excluded.refusal
        returning refusal is distinct from (select refusal from before) as is_new`.execute(db);
      if (rows[0]?.is_new) log.warn({ provider, refusal }, `${nameOf(provider)} refuses the account`);
    },

    async accepted() {
      if (provider === undefined) return;
      const { numUpdatedRows } = await db
        .updateTable('gateway_accounts')
        .set({ refused_at: null, refusal: null })
        .where('provider', '=', provider)
        .where('refused_at', 'is not', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) log.info({ provider }, `${nameOf(provider)} accepts the account again`);
    },

    async refusal() {
      if (provider === undefined) return undefined;
      const row = await db
        .selectFrom('gateway_accounts')
        .select(['refused_at as since', 'refusal as reason'])
        .where('provider', '=', provider)
        .executeTakeFirst();
      return row?.since && row.reason !== null ? { since: row.since, reason: row.reason } : undefined;
    },
  };
}

const checkTimeoutMs = 15_000;

/** What can be asked whether it sends for the office's account. */
interface Checked {
  provider: Carrier;
  checkAccount?(signal: AbortSignal): Promise<AccountCheck>;
}

/**
 * Asks a carrier once, at the start, whether it knows the account, and logs the answer. It never
 * fails.
 */
export async function checkGatewayAccount(
  gateway: Checked,
  account: GatewayAccount,
  log: FastifyBaseLogger,
): Promise<void> {
  const { provider } = gateway;
  const name = nameOf(provider);
  try {
    const check = await gateway.checkAccount?.(AbortSignal.timeout(checkTimeoutMs));
    if (check === undefined) return;
    if (check === 'unknown') log.warn({ provider }, `${name} did not tell whether it knows the account`);
    else if (check.problem !== undefined) await account.refused(check.problem);
    else {
      await account.accepted();
      log.info({ provider }, `${name} knows the account`);
    }
  } catch (error) {
    log.error({ err: error }, `could not check the account of ${name}`);
  }
}
