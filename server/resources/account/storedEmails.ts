import { type Kysely, type SqlBool, sql } from 'kysely';
import { readEmail } from '../../../rules/people/email.ts';
import type { Database } from '../../database/schema.ts';
import { consultantKeys } from '../consultants/consultantRows.ts';

/** Addresses that {@link readEmail} may read otherwise than they are stored. */
const mayDiffer = sql<SqlBool>`
  (email <> lower(email collate "C") or email !~ '^[A-Za-z0-9._%+@-]+$')`;

/**
 * Brings the addresses of accounts that were stored by an earlier version, or are in a restored
 * backup, into their normal form. An address that another account has in that form stays, because
 * nobody but the office can say which account is the person's; so does what is no single mailbox.
 * @returns a line for each account that the office has to look at.
 */
export async function normaliseStoredEmails(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'last_name', 'phone', 'office_name'])
    .where('erased_at', 'is', null)
    .where(mayDiffer)
    .orderBy('id')
    .execute();
  const problems: string[] = [];
  for (const row of rows) {
    const email = readEmail(row.email);
    if (email === row.email) continue;
    if (email === undefined) {
      problems.push(`The email address of account ${row.id} is no single mailbox: nothing is sent to it`);
      continue;
    }
    const other = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (other) {
      problems.push(`Accounts ${other.id} and ${row.id} have the same mailbox: only ${other.id} can sign in`);
      continue;
    }
    await db
      .updateTable('users')
      .set({ email, ...consultantKeys({ ...row, email }) })
      .where('id', '=', row.id)
      .where('email', '=', row.email)
      .execute();
  }
  return problems;
}
