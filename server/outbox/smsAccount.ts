import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/schema.ts';
import type { SmsGateway } from './gateways/gateway.ts';

/** Since when and why the SMS gateway sends nothing for the account. */
export interface AccountRefusal {
  since: Date;
  reason: string;
}

/** What the gateway thinks of the office's account, shared by all processes. */
export interface SmsAccount {
  refused(reason: string): Promise<void>;
  /** The gateway has taken a message, or the account's header. */
  accepted(): Promise<void>;
  /** Undefined while messages go out. */
  refusal(): Promise<AccountRefusal | undefined>;
}

export function createSmsAccount(
  db: Kysely<Database>,
  { messages }: Pick<Config, 'messages'>,
  log: FastifyBaseLogger,
): SmsAccount {
  const provider = messages.sms?.provider;
  return {
    async refused(refusal) {
      if (provider === undefined) return;
      const { rows } = await sql<{ is_new: boolean }>`
        with before as (select refusal from sms_accounts where provider = ${provider})
        insert into sms_accounts (provider, refused_at, refusal) values (${provider}, now(), ${refusal})
        on conflict (provider) do update
        set refused_at = coalesce(sms_accounts.refused_at, now()), refusal = excluded.refusal
        returning refusal is distinct from (select refusal from before) as is_new`.execute(db);
      if (rows[0]?.is_new) log.warn({ provider, refusal }, 'the SMS gateway refuses the account');
    },

    async accepted() {
      if (provider === undefined) return;
      const { numUpdatedRows } = await db
        .updateTable('sms_accounts')
        .set({ refused_at: null, refusal: null })
        .where('provider', '=', provider)
        .where('refused_at', 'is not', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) log.info({ provider }, 'the SMS gateway accepts the account again');
    },

    async refusal() {
      if (provider === undefined) return undefined;
      const row = await db
        .selectFrom('sms_accounts')
        .select(['refused_at as since', 'refusal as reason'])
        .where('provider', '=', provider)
        .executeTakeFirst();
      return row?.since && row.reason !== null ? { since: row.since, reason: row.reason } : undefined;
    },
  };
}

const checkTimeoutMs = 15_000;

/**
 * Asks the gateway once, at the start, whether it knows user, password and header, and logs the
 * answer. It never fails.
 */
export async function checkSmsAccount(
  gateway: SmsGateway,
  account: SmsAccount,
  log: FastifyBaseLogger,
): Promise<void> {
  const { provider } = gateway;
  try {
    const check = await gateway.checkAccount?.(AbortSignal.timeout(checkTimeoutMs));
    if (check === undefined) return;
    if (check === 'unknown')
      log.warn({ provider }, 'the SMS gateway did not tell whether it knows the account');
    else if (check.problem !== undefined) await account.refused(check.problem);
    else {
      await account.accepted();
      log.info({ provider }, 'the SMS gateway knows the account');
    }
  } catch (error) {
    log.error({ err: error }, 'could not check the account of the SMS gateway');
  }
}
