import type { Kysely } from 'kysely';
import type { ListView } from '../../../rules/lists/listSettings.ts';
import { type Contact, mentions, readContact } from '../../../rules/people/contact.ts';
import type { Database } from '../../database/schema.ts';
import { nextVersion } from '../versions.ts';
import { namesIn, wordsOf } from './namesIn.ts';
import type { PersonalData } from './personalData.ts';

type Records = Pick<PersonalData, 'landRequests' | 'consultants' | 'contactMessages'>;

/**
 * Whom the records are about, and whether a text names one of them.
 * @param others other people with the same contact: what they share names neither, and a text that
 * names one of them is left to them.
 */
export function peopleIn(records: Records, others: readonly Records[] = []) {
  const own = namedIn(records);
  const theirs = others.map(namedIn);
  const isShared = (contact: Contact) =>
    theirs.some(({ contacts }) => contacts.some((one) => isSameContact(one, contact)));
  const contacts = own.contacts.filter((contact) => !isShared(contact));
  const isAbout = (text: string) =>
    contacts.some((contact) => mentions(text, contact)) ||
    (namesIn(text, own.names).length > 0 && theirs.every(({ names }) => namesIn(text, names).length === 0));
  return { contacts, names: own.names, isAbout, isShared };
}

function isSameContact(one: Contact, other: Contact): boolean {
  if ('email' in one || 'email' in other)
    return 'email' in one && 'email' in other && one.email === other.email;
  return one.digits === other.digits && one.isForeign === other.isForeign;
}

function namedIn({ landRequests, consultants, contactMessages }: Records) {
  const people = [
    ...landRequests.map(({ name, phone }) => ({ name, addresses: [phone] })),
    ...consultants.map(({ name, last_name, phone, email }) => ({
      name: `${name} ${last_name}`,
      addresses: [phone, email],
    })),
    ...contactMessages.map(({ name, last_name, phone, email }) => ({
      name: `${name} ${last_name}`,
      addresses: [phone, email],
    })),
  ];
  const contacts = people.flatMap(({ addresses }) => addresses.flatMap((text) => readContact(text) ?? []));
  const names = people.map(({ name }) => wordsOf(name).join(' ')).filter(Boolean);
  return { contacts, names };
}

/**
 * Removes the views that admins have saved of lists and that name an erased person: by phone or
 * email address, or by the full name, in their own name, their search or a filter. What such a view
 * shows is gone.
 */
export async function eraseViews(
  trx: Kysely<Database>,
  data: PersonalData,
  others: readonly PersonalData[] = [],
): Promise<void> {
  const { contacts, names, isAbout } = peopleIn(data, others);
  if (contacts.length === 0 && names.length === 0) return;
  const isAboutPerson = ({ name, query }: ListView) =>
    [name, ...new URLSearchParams(query).values()].some(isAbout);
  const rows = await trx
    .selectFrom('list_settings')
    .select(['user_id', 'list', 'settings'])
    .orderBy('user_id')
    .orderBy('list')
    .forUpdate()
    .execute();
  for (const { user_id, list, settings } of rows) {
    const views = settings.views.filter((view) => !isAboutPerson(view));
    if (views.length === settings.views.length) continue;
    await trx
      .updateTable('list_settings')
      .set({ settings: JSON.stringify({ ...settings, views }), version: nextVersion })
      .where('user_id', '=', user_id)
      .where('list', '=', list)
      .execute();
  }
}
