/** The people to whom one phone number or email address leads. */
import { mentions } from '../../../rules/people/contact.ts';
import { readEmail } from '../../../rules/people/email.ts';
import { paths } from '../../../rules/site/paths.ts';
import type { Arrival } from '../../database/tables/outbox.ts';
import { oneLine } from '../../outbox/alertText.ts';
import { fullName } from '../consultants/consultantRows.ts';
import { peopleIn } from './eraseViews.ts';
import { rowText } from './importRows.ts';
import { namesIn, wordsOf } from './namesIn.ts';
import {
  accountKinds,
  type Found,
  isLineOf,
  type Kept,
  type MessageRow,
  type PersonalData,
} from './personalData.ts';

/** What was found of one name. */
export interface Person extends Found {
  /** The folded words of the name, so that its spellings are one; empty for what names nobody. */
  key: string;
  /** As it was written last. */
  name: string;
}

/** A record, and by what a message is known to be about it. */
interface Origin {
  key: string;
  name: string;
  phone: string;
  createdAt: number;
  /** The end of a message to the office about it. */
  link?: string;
  email?: string | undefined;
}

const nobody: Found = {
  landRequests: [],
  consultants: [],
  contactMessages: [],
  messages: [],
  importRows: [],
  kept: [],
  mentioned: [],
};
const keyOf = (name: string): string => wordsOf(name).join(' ');

/**
 * Tells apart the people of what was found; first whoever has the newest record. A message belongs
 * to the one to whom or about whom it was written. What names none of several people is listed last,
 * without a name. Of one person it is theirs, as are the texts of others that mention them.
 */
export function peopleOf(found: Found): Person[] {
  const origins = originsOf(found);
  const keys = [...new Set(origins.map(({ key }) => key))];
  const nameOf = (key: string) => origins.find((one) => one.key === key)?.name ?? '';
  const [first = ''] = keys;
  if (keys.length < 2)
    return isEmpty(found) && found.mentioned.length === 0
      ? []
      : [{ ...found, key: first, name: nameOf(first) }];
  const messages = messagesByKey(found, origins);
  // a row that names none of them is nobody's
  const rows = Map.groupBy(found.importRows, (row) => onlyOf(namesIn(rowText(row), keys)) ?? '');
  const named = [...new Set([...keys, ...messages.keys(), ...rows.keys()])].map((key) => {
    const own = {
      landRequests: found.landRequests.filter(({ name }) => keyOf(name) === key),
      consultants: found.consultants.filter((row) => keyOf(fullName(row)) === key),
      contactMessages: found.contactMessages.filter((row) => keyOf(fullName(row)) === key),
      messages: messages.get(key) ?? [],
      importRows: rows.get(key) ?? [],
    };
    return { ...own, key, name: nameOf(key), kept: keptOf(found.kept, own), mentioned: [] };
  });
  return named.map((person) => ({ ...person, mentioned: mentionedOf(found, person, named) }));
}

/**
 * The person whom an admin has chosen, and the others whom the same contact leads to; without a
 * choice everything that was found.
 * @param key that of a {@link Person}; nobody has the key of somebody who was erased.
 */
export function choosePerson(found: Found, key: string | undefined): { chosen: Found; others: Person[] } {
  if (key === undefined) return { chosen: found, others: [] };
  const people = peopleOf(found);
  return {
    chosen: people.find((person) => person.key === key) ?? nobody,
    others: people.filter((person) => person.key !== key),
  };
}

const isEmpty = ({
  landRequests,
  consultants,
  contactMessages,
  messages,
  importRows,
}: PersonalData): boolean =>
  [landRequests, consultants, contactMessages, messages, importRows].every((rows) => rows.length === 0);

/** The newest first. */
function originsOf({ landRequests, consultants, contactMessages }: PersonalData): Origin[] {
  const origin = (name: string, row: { phone: string; created_at: Date }) => ({
    key: keyOf(name),
    name: oneLine(name),
    phone: oneLine(row.phone),
    createdAt: row.created_at.getTime(),
  });
  return [
    ...landRequests.map((row) => ({ ...origin(row.name, row), link: paths.adminLandRequest.to(row.id) })),
    ...consultants.map((row) => ({
      ...origin(fullName(row), row),
      link: paths.adminConsultant.to(row.id),
      email: readEmail(row.email),
    })),
    ...contactMessages.map((row) => ({ ...origin(fullName(row), row), link: paths.adminMessage.to(row.id) })),
  ].toSorted((one, other) => other.createdAt - one.createdAt);
}

/** The messages of each person; a summary of several arrivals is in several, each with its lines. */
function messagesByKey(found: Found, origins: readonly Origin[]): Map<string, MessageRow[]> {
  const owned = found.messages.flatMap((row): { key: string; row: MessageRow }[] => {
    if (!row.alerts) return [{ key: ownerOf(row, found, origins), row }];
    const ofLine = ({ kind, line }: Arrival) =>
      origins.find(({ name, phone }) => isLineOf(line, name, phone))?.key ??
      (kind === 'application'
        ? origins.find(({ name, email }) => email !== undefined && line.includes(`: ${name}, `))?.key
        : undefined) ??
      (row.alerts?.length === 1 ? ownerOf(row, found, origins) : '');
    return [...Map.groupBy(row.arrivals, ofLine)].map(([key, arrivals]) => ({
      key,
      row: { ...row, arrivals },
    }));
  });
  const completed = owned.map(({ key, row }) => ({ key: key || accountOwnerOf(row, found, owned), row }));
  return new Map(
    [...Map.groupBy(completed, ({ key }) => key)].map(([key, some]) => [key, some.map(({ row }) => row)]),
  );
}

/** Whose message it is: the only one of whom something in it tells; '' for nobody. */
function ownerOf(row: MessageRow, { landRequests }: Found, origins: readonly Origin[]): string {
  const { land_request_id, recipient, subject, body, created_at } = row;
  const email = readEmail(recipient);
  const bornWith = origins.filter(({ createdAt }) => createdAt === created_at.getTime());
  const told = namesIn(
    `${subject} ${body}`,
    origins.map(({ key }) => key),
  );
  const candidates = [
    landRequests.filter(({ id }) => id === land_request_id).map(({ name }) => keyOf(name)),
    origins.filter(({ link }) => link !== undefined && body.endsWith(link)).map(({ key }) => key),
    origins.filter((one) => email !== undefined && one.email === email).map(({ key }) => key),
    bornWith.filter(({ name }) => body.includes(name)).map(({ key }) => key),
    bornWith.map(({ key }) => key),
    told,
  ];
  return candidates.map(onlyOf).find((key) => key !== undefined) ?? '';
}

const onlyOf = (keys: readonly string[]): string | undefined =>
  new Set(keys).size === 1 ? keys[0] : undefined;

/**
 * Whose account a message was written to that names nobody: an account's messages go to its phone
 * and to its mailbox at the same moment, and a mailbox is that of one account.
 */
function accountOwnerOf(
  { kind, recipient, created_at }: MessageRow,
  { consultants }: Found,
  owned: readonly { key: string; row: MessageRow }[],
): string {
  if (!accountKinds.includes(kind)) return '';
  const isTwin = ({ row }: { row: MessageRow }) =>
    (row.kind === kind && row.created_at.getTime() === created_at.getTime()) ||
    (recipient.includes('@') && row.recipient === recipient);
  return (
    onlyOf(consultants.map((row) => keyOf(fullName(row)))) ??
    owned.find((one) => one.key !== '' && isTwin(one))?.key ??
    ''
  );
}

/** What must be kept of one person; an admin's account is nobody's record. */
function keptOf(kept: readonly Kept[], own: PersonalData): Kept[] {
  return kept.flatMap((one) => {
    if (one.records === 'team') return [];
    const stored = new Set(own[one.records].map(({ id }) => id));
    const ids = one.ids.filter((id) => stored.has(id));
    return ids.length > 0 ? [{ ...one, ids }] : [];
  });
}

/**
 * The texts of others that mention one of several people: by a contact that only they have, or by
 * their name. What mentions a shared number alone may mean any of them, and stays until one is left.
 */
function mentionedOf(found: Found, person: Person, people: readonly Person[]): Found['mentioned'] {
  const others = people.filter(({ key }) => key !== person.key);
  const { contacts } = peopleIn(person, others);
  const theirs = new Set(others.flatMap(({ landRequests }) => landRequests.map(({ id }) => id)));
  const keys = people.map(({ key }) => key).filter(Boolean);
  return found.mentioned.filter(({ landRequestId, text }) => {
    if (landRequestId !== null && theirs.has(landRequestId)) return false;
    return contacts.some((contact) => mentions(text, contact)) || onlyOf(namesIn(text, keys)) === person.key;
  });
}
