import { normaliseEmail } from '../../../rules/people/email.ts';
import { notifyAccount } from '../../outbox/notifyAccount.ts';
import { recordHistory } from '../history.ts';
import type { Services } from '../services.ts';
import { secondFactorText } from './secondFactorText.ts';

const variable = 'RESET_SECOND_FACTOR';

/**
 * Removes the second factor of the admin whom the configuration names, and ends their sessions: the
 * way back for the last admin, who has lost phone and recovery codes. Whoever sets the server's
 * environment could read its database as well. It works once for an admin: a restart, or another
 * process with the same environment, removes no factor that was set up since. A start without the
 * variable makes it ready again.
 * @returns what to print at the start; undefined when nothing is configured.
 */
export async function resetConfiguredFactor({
  db,
  config,
  outbox,
  sessions,
  accessLog,
  now,
}: Services): Promise<string | undefined> {
  if (config.resetSecondFactor === undefined) {
    await db.deleteFrom('configured_factor_resets').execute();
    return undefined;
  }
  const email = normaliseEmail(config.resetSecondFactor);
  const outcome = await db.transaction().execute(async (trx) => {
    // of two processes that start at once, the second waits here
    const admin = await trx
      .selectFrom('users')
      .select(['id', 'email', 'phone'])
      .where('email', '=', email)
      .where('role', '=', 'admin')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!admin) return `no admin has the address ${email}`;
    const use = await trx
      .insertInto('configured_factor_resets')
      .values({ user_id: admin.id, used_at: now() })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!use) return `it was used for ${email} before, and nothing has changed`;
    const removed = await trx
      .deleteFrom('second_factors')
      .where('user_id', '=', admin.id)
      .where('confirmed_at', 'is not', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!removed) return `${email} has no second factor`;
    await recordHistory(trx, 'user', admin.id, 'operator', 'factorReset');
    await accessLog.write(trx, {
      kind: 'factorReset',
      operation: 'resetSecondFactor',
      account: email,
      ip: '',
      target: { kind: 'person' },
      detail: variable,
    });
    await sessions.closeAll(trx, admin.id);
    await notifyAccount(outbox, trx, 'secondFactor', admin, secondFactorText.message.resetByOperator);
    return `the second factor of ${email} is removed`;
  });
  return `${variable}: ${outcome}. Take the variable out again: it is ready for another use after a start without it`;
}
