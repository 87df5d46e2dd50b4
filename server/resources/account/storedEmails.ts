import type { Kysely } from 'kysely';
import { readEmail } from '../../../rules/people/email.ts';
import { isUniqueViolation } from '../../database/isUniqueViolation.ts';
import type { Database } from '../../database/schema.ts';
import { consultantKeys } from '../consultants/consultantRows.ts';

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
    .orderBy('id')
    .execute();
  const problems: string[] = [];
  for (const row of rows) {
    const email = readEmail(row.email);
    if (email === row.email) continue;
    if (email === undefined) {
      problems.push(`The email address of account ${row.id} is not a single mailbox: correct it`);
      continue;
    }
    const byMailbox = db.selectFrom('users').select('id').where('email', '=', email);
    if (!(await byMailbox.executeTakeFirst()))
      await changeEmail(db, row, email).catch((error: unknown) => {
        // another account got it meanwhile, in another process
        if (isUniqueViolation(error)) return;
        const reason = error instanceof Error ? error.message : 'unknown';
        problems.push(`The email address of account ${row.id} could not be normalised: ${reason}`);
      });
    const owner = await byMailbox.executeTakeFirst();
    if (owner && owner.id !== row.id)
      problems.push(`Accounts ${owner.id} and ${row.id} have the same mailbox: only ${owner.id} can sign in`);
  }
  return problems;
}

type Account = { id: number; email: string } & Parameters<typeof consultantKeys>[0];

/** The waiting mails of saved searches are sent to the account's address only. */
async function changeEmail(db: Kysely<Database>, row: Account, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ email, ...consultantKeys({ ...row, email }) })
      .where('id', '=', row.id)
      .where('email', '=', row.email)
      .execute();
    await trx
      .updateTable('outbox_messages')
      .set({ recipient: email })
      .where('kind', '=', 'savedSearch')
      .where('recipient', '=', row.email)
      .where('delivered_at', 'is', null)
      .execute();
  });
}
