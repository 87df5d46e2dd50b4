import type { Kysely } from 'kysely';
import { fold } from '../../../rules/lists/folding.ts';
import type { ListView } from '../../../rules/lists/listSettings.ts';
import { mentions, readContact } from '../../../rules/people/contact.ts';
import type { Database } from '../../database/schema.ts';
import { nextVersion } from '../versions.ts';
import type { PersonalData } from './personalData.ts';

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/** With spaces around, so that a word is found whole. */
const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `;

/** Whom the records are about, and whether a text names one of them. */
export function peopleIn({
  landRequests,
  consultants,
  contactMessages,
}: Pick<PersonalData, 'landRequests' | 'consultants' | 'contactMessages'>) {
  const people = [
    ...landRequests.map(({ name, phone }) => ({ name, addresses: [phone] })),
    ...consultants.map(({ name, last_name, phone, email }) => ({
      name: `${name} ${last_name}`,
      addresses: [phone, email],
    })),
    ...contactMessages.map(({ name, last_name, phone }) => ({
      name: `${name} ${last_name}`,
      addresses: [phone],
    })),
  ];
  const contacts = people.flatMap(({ addresses }) => addresses.flatMap((text) => readContact(text) ?? []));
  const names = people.map(({ name }) => wordsOf(name)).filter((words) => words.length > 0);
  /** A name of one word has to be the whole text: it may be part of anything. */
  const isAbout = (text: string) =>
    contacts.some((contact) => mentions(text, contact)) ||
    names.some((words) =>
      words.length === 1 ? spaced(text) === ` ${words[0]} ` : spaced(text).includes(` ${words.join(' ')} `),
    );
  return { contacts, names, isAbout };
}

/**
 * Removes the views that admins have saved of lists and that name an erased person: by phone or
 * email address, or by the full name, in their own name, their search or a filter. What such a view
 * shows is gone.
 */
export async function eraseViews(trx: Kysely<Database>, data: PersonalData): Promise<void> {
  const { contacts, names, isAbout } = peopleIn(data);
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
