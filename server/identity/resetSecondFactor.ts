import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/schema.ts';

/**
 * Removes the second factor of the admin whom the configuration names, and ends their sessions: the
 * way back for the last admin, who has lost phone and recovery codes. Whoever sets the server's
 * environment could read its database as well.
 * @returns what to print at the start; undefined when nothing is configured.
 */
export async function resetSecondFactor(
  db: Kysely<Database>,
  { resetSecondFactor: email }: Pick<Config, 'resetSecondFactor'>,
): Promise<string | undefined> {
  if (email === undefined) return undefined;
  const isRemoved = await db.transaction().execute(async (trx) => {
    const admin = await trx
      .selectFrom('users')
      .select(['id', 'name'])
      .where('email', '=', email)
      .where('role', '=', 'admin')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!admin) return false;
    const removed = await trx
      .deleteFrom('second_factors')
      .where('user_id', '=', admin.id)
      .where('confirmed_at', 'is not', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!removed) return false;
    await trx.deleteFrom('sessions').where('user_id', '=', admin.id).execute();
    return true;
  });
  const outcome = isRemoved
    ? `the second factor of ${email} is removed`
    : `no admin with the address ${email} has a second factor`;
  return `RESET_SECOND_FACTOR: ${outcome}. Take the variable out again: each start would remove a new one`;
}
