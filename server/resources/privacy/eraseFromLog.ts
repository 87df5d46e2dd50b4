import { type Kysely, sql } from 'kysely';
import { fold } from '../../../rules/lists/folding.ts';
import { mentions, readContact } from '../../../rules/people/contact.ts';
import type { Database } from '../../database/schema.ts';
import { allowLogChanges, logSearchText } from '../../identity/accessLog.ts';
import { peopleIn } from './eraseViews.ts';
import { formerContacts, type PersonalData } from './personalData.ts';

/**
 * Removes a person from the log, the only change of its entries. Entries of what they did keep kind,
 * time and id, and lose name, account and network. Entries of what others did lose an account or a
 * search that names the person.
 * @param contact what the person was found by; undefined when the retention period has ended.
 * @param others whom the contact leads to as well, and who stay.
 */
export async function eraseFromLog(
  trx: Kysely<Database>,
  data: PersonalData,
  contact: string | undefined,
  others: readonly PersonalData[] = [],
): Promise<void> {
  const { contacts, names, isAbout, isShared } = peopleIn(data, others);
  const asked = readContact(contact ?? '');
  const further = [...(await formerContacts(trx, data)), ...(asked ? [asked] : [])];
  const all = [...contacts, ...further.filter((one) => !isShared(one))];
  const words = [...all.map((one) => ('email' in one ? fold(one.email) : one.digits)), ...names];
  const actors = data.consultants.map(({ id }) => id);
  const texts = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  if (texts.length === 0 && actors.length === 0) return;
  const rows = await trx
    .selectFrom('log_entries')
    .select(['id', 'person_id', 'person_name', 'account', 'network', 'target_id', 'detail'])
    .where(({ or }) =>
      or([
        sql<boolean>`person_id = any(${actors}::bigint[])`,
        sql<boolean>`(' ' || search_text) like any(${texts}::text[])`,
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const isTold = (text: string) => isAbout(text) || all.some((one) => mentions(text, one));
  await allowLogChanges(trx);
  for (const row of rows) {
    const isActor = row.person_id !== null && actors.includes(row.person_id);
    const isAboutPerson = isTold(row.account) || isTold(row.detail);
    if (!isActor && !isAboutPerson) continue;
    const kept = isActor
      ? { person_name: '', account: '', network: '', detail: '' }
      : {
          person_name: row.person_name,
          account: isTold(row.account) ? '' : row.account,
          network: row.network,
          detail: isTold(row.detail) ? '' : row.detail,
        };
    await trx
      .updateTable('log_entries')
      .set({ ...kept, once_key: null, ...logSearchText({ ...kept, target_id: row.target_id }) })
      .where('id', '=', row.id)
      .execute();
  }
}
