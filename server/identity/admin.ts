import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/schema.ts';
import { digestOf, hashDigest } from './passwords.ts';

/** The admin's id (product, 6 and 9). */
export const adminId = 61;

/**
 * Makes the admin at the first start; later starts leave the account as it is, whatever the
 * environment says.
 * @returns the random password, to be shown once, when the environment gave none.
 */
export async function createAdmin(
  db: Kysely<Database>,
  config: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<string | undefined> {
  const existing = await db.selectFrom('users').select('id').where('id', '=', adminId).executeTakeFirst();
  if (existing) return undefined;
  const password = config.adminPassword ?? randomBytes(12).toString('base64url');
  const made = await db
    .insertInto('users')
    .values({
      id: adminId,
      role: 'admin',
      email: config.adminEmail,
      name: 'Yönetici',
      password_hash: await hashDigest(digestOf(password)),
      status: 1,
    })
    // another process of the same first start may have been quicker
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made && config.adminPassword === undefined ? password : undefined;
}
