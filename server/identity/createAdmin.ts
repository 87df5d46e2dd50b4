import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { adminId } from '../../rules/account/adminId.ts';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/startError.ts';
import type { Database } from '../database/schema.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { digestOf, hashDigest } from './passwords.ts';

/**
 * Creates the first admin at the first start; later starts never change the account.
 * @throws StartError for a common password.
 * @returns the generated password, to be shown once; undefined when one is configured.
 */
export async function createAdmin(
  db: Kysely<Database>,
  config: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<string | undefined> {
  const existing = await db.selectFrom('users').select('id').where('id', '=', adminId).executeTakeFirst();
  if (existing) return undefined;
  if (config.adminPassword !== undefined && isCommonPassword(config.adminPassword))
    throw new StartError('ADMIN_PASSWORD is one of the most common passwords: choose another one');
  const password = config.adminPassword ?? randomBytes(12).toString('base64url');
  const created = await db
    .insertInto('users')
    .values({
      id: adminId,
      role: 'admin',
      email: config.adminEmail,
      name: 'Yönetici',
      password_hash: await hashDigest(digestOf(password)),
      status: 1,
    })
    // another process may have created it at the same time
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created && config.adminPassword === undefined ? password : undefined;
}
