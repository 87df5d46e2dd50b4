/** What the database holds of a person or of expired records, and what must be kept. */
import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { fold } from '../../../rules/lists/folding.ts';
import {
  type Contact,
  isAddressOf,
  isPhoneOf,
  mentions,
  readContact,
} from '../../../rules/people/contact.ts';
import { firstPhoneKey, smsNumber } from '../../../rules/people/phone.ts';
import { paths } from '../../../rules/site/paths.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/schema.ts';
import type { Arrival } from '../../database/tables/outbox.ts';
import { oneLine } from '../../outbox/alertText.ts';
import { accountText } from '../account/accountText.ts';
import type { RowOf } from '../answerList.ts';
import { consultantKeys, fullName, selectConsultants } from '../consultants/consultantRows.ts';
import { groupIds } from '../land-requests/joined.ts';
import { selectLandRequests } from '../land-requests/landRequestRows.ts';
import { findImportRows, type ImportedRow, lockImports } from './importRows.ts';
import { localPartOf, lockMentions, type Mention, mayMention } from './mentions.ts';
import { wordsOf } from './namesIn.ts';
import { privacyText } from './privacyText.ts';

export type Kept = components['schemas']['KeptRecords'];

const selectOwned = (db: Kysely<Database>) =>
  selectLandRequests(db).select('mesaj').where('erased_at', 'is', null);
const selectAccounts = (db: Kysely<Database>) =>
  selectConsultants(db).select('created_at').where('role', '=', 'consultant').where('erased_at', 'is', null);
const selectContactMessages = (db: Kysely<Database>) =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'created_at', 'answered_at', 'name', 'last_name', 'phone', 'email', 'subject', 'message'])
    .select('source')
    .where('erased_at', 'is', null);
const selectMessages = (db: Kysely<Database>) =>
  db
    .selectFrom('outbox_messages')
    .select(['id', 'created_at', 'kind', 'recipient', 'subject', 'body', 'state', 'land_request_id'])
    .select(sql<Arrival[] | null>`alerts`.as('alerts'))
    .where('erased_at', 'is', null)
    .orderBy('id');

export type LandRequestRow = RowOf<typeof selectOwned>;
export type ConsultantRow = RowOf<typeof selectAccounts>;
type ContactMessageRow = RowOf<typeof selectContactMessages>;
type StoredMessage = RowOf<typeof selectMessages>;
/** A message, with the arrivals of an alert that are about the person. */
export type MessageRow = StoredMessage & { arrivals: readonly Arrival[] };

interface Records {
  landRequests: LandRequestRow[];
  consultants: ConsultantRow[];
  contactMessages: ContactMessageRow[];
}
export interface PersonalData extends Records {
  messages: MessageRow[];
  /** Rows of files, of which no record was made. */
  importRows: ImportedRow[];
}

/** The phone numbers of the records. */
export const phoneKeysOf = (data: Records): string[] =>
  [...data.landRequests, ...data.consultants, ...data.contactMessages]
    .map(({ phone }) => firstPhoneKey(phone))
    .filter((key) => key !== '');

/** What was found, what of it must be kept, and what others have written. */
export interface Found extends PersonalData {
  kept: Kept[];
  mentioned: Mention[];
}

type Office = Pick<Config, 'messages'>;

/**
 * Finds everything about the person with this phone number or email address. The other address of a
 * consultant who is found counts too, but finds no further account: an office has one phone.
 * @param text as the contract takes it; a number with too few digits finds nobody.
 * @param options.locks keeps what is found from changing until the end of the transaction, and
 * finds what others have written about the person too.
 */
export async function findPerson(
  db: Kysely<Database>,
  text: string,
  { config, locks }: { config: Office; locks: boolean },
): Promise<Found> {
  const contact = readContact(text);
  if (!contact) {
    const nobody = { landRequests: [], consultants: [], contactMessages: [], messages: [] };
    return { ...nobody, importRows: [], kept: [], mentioned: [] };
  }
  const read = <Tables extends keyof Database, Row>(query: SelectQueryBuilder<Database, Tables, Row>) => {
    // one order of locks, so that two of these cannot deadlock
    const ordered = query.orderBy(sql`id`);
    return (locks ? ordered.forUpdate() : ordered).execute();
  };

  if (locks) await lockImports(db);
  const accountsOf = async (one: Contact) =>
    (await read(selectAccounts(db).where(mayBeAccountOf(one)))).filter((row) => isAccountOf(row, one));
  // not by a former mailbox: it may have been mistyped, and be somebody else's
  const consultants = await accountsOf(contact);
  const contacts = [contact, ...consultants.flatMap(contactsOf)];
  const isNamed = (phone: string, ...texts: string[]) => isIn(texts, contacts) || isPhoneIn(phone, contacts);
  const needles = contacts.map(needleOf);
  // a form's free text is searched for these alone: it may name somebody else's phone
  const emails = contacts.filter((one) => 'email' in one);
  // two lists of ids, so that the first one is read by its index
  const ids = sql<number[]>`array(
    select id from land_requests where ${holdsOne(needles)}
    union select id from land_requests where ${mayMention(sql`mesaj`, contacts)}
  )`;
  // with those that an erasure separates from the person's, which are locked in the same order
  const group = sql`array(select id from ${groupIds(ids)} as one)`;
  const owned = await read(selectOwned(db).where(sql<SqlBool>`land_requests.id = any(${group})`));
  const landRequests = owned.filter(
    ({ phone, mesaj }) => isPhoneIn(phone, contacts) || isIn([mesaj], emails),
  );
  const received = await read(
    selectContactMessages(db).where(
      sql<SqlBool>`(${holdsOne(needles)} or ${mayMention(sql`subject || ' ' || message`, contacts)})`,
    ),
  );
  const contactMessages = received.filter(({ phone, email, subject, message }) =>
    isNamed(phone, email, subject, message),
  );
  const found = { landRequests, consultants, contactMessages };
  const full = [
    ...landRequests.map(({ name }) => name),
    ...[...consultants, ...contactMessages].map(fullName),
  ];
  const names = full.map((name) => wordsOf(name).join(' ')).filter((name) => name.includes(' '));
  const importRows = await findImportRows(db, { contacts, names });
  const mentioned = locks ? await lockMentions(db, contacts) : [];
  if (locks) await lockMessages(db);
  const messages = await findMessages(db, found, { contacts, config });

  const team = db.selectFrom('users').select(['id', 'phone', 'email']).where('role', '=', 'admin');
  const admins = await team.where(mayBeAccountOf(contact)).execute();
  const kept = keptOf(
    { ...found, messages, importRows },
    admins.filter((row) => isAccountOf(row, contact)),
  );
  const stays = new Set(kept.flatMap(({ records, ids: some }) => (records === 'landRequests' ? some : [])));
  return {
    ...found,
    messages,
    importRows,
    kept,
    mentioned: mentioned.filter(({ landRequestId }) => landRequestId === null || !stays.has(landRequestId)),
  };
}

/** What may be erased. */
export function withoutKept({ kept, ...data }: PersonalData & { kept: readonly Kept[] }): PersonalData {
  const erasable = <Row extends { id: number }>(records: Kept['records'], rows: readonly Row[]) => {
    const ids = new Set(kept.flatMap((one) => (one.records === records ? one.ids : [])));
    return rows.filter(({ id }) => !ids.has(id));
  };
  return {
    landRequests: erasable('landRequests', data.landRequests),
    consultants: erasable('consultants', data.consultants),
    contactMessages: data.contactMessages,
    messages: erasable('messages', data.messages),
    importRows: data.importRows,
  };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

function keptOf(
  { landRequests, consultants, messages }: PersonalData,
  admins: readonly { id: number }[],
): Kept[] {
  const purchased = idsOf(landRequests.filter(({ durum }) => durum === 3));
  const active = consultants.filter(({ status, is_deleted }) => status === 1 && is_deleted === 0);
  const addresses = active.flatMap(contactsOf);
  const offers = messages.filter(
    ({ land_request_id }) => land_request_id !== null && purchased.includes(land_request_id),
  );
  const toAccounts = messages.filter(
    ({ kind, recipient }) => accountKinds.includes(kind) && isTo(recipient, addresses),
  );
  const { kept: reasons } = privacyText;
  const all: Kept[] = [
    { records: 'landRequests', ids: purchased, reason: reasons.purchased },
    { records: 'messages', ids: idsOf(offers), reason: reasons.purchased },
    { records: 'consultants', ids: idsOf(active), reason: reasons.activeConsultant },
    { records: 'messages', ids: idsOf(toAccounts), reason: reasons.activeConsultant },
    { records: 'team', ids: idsOf(admins), reason: reasons.team },
  ];
  return all.filter(({ ids }) => ids.length > 0);
}

/**
 * Finds cancelled land requests and consultants whose cancellation is older than `before`, the land
 * requests that are joined to them, and the messages about all of them and from them. What is found is locked;
 * what another process has locked, a part of a group included, is left to it. So nothing here waits
 * for a land request while it holds another one, in whatever order others lock them.
 */
export async function findExpired(
  trx: Kysely<Database>,
  before: Date,
  { config, limit }: { config: Office; limit: number },
): Promise<PersonalData> {
  const isExpired = (kind: 'request' | 'user', id: string) => sql<SqlBool>`
    created_at < ${before} and not exists (
      select from history
      where history.kind = ${kind} and record_id = ${sql.ref(id)}
        and action in ('canceled', 'refused', 'closed') and history.created_at >= ${before}
    )`;
  const consultants = await selectAccounts(trx)
    .where('is_deleted', '=', 1)
    .where(isExpired('user', 'users.id'))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const expired = await selectOwned(trx)
    // literally the condition of the index
    .where(sql<SqlBool>`durum = 4`)
    .where(isExpired('request', 'land_requests.id'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  // nobody works any more on what is joined to them
  const isJoined = sql<SqlBool>`joined_to = any(${idsOf(expired)}::bigint[])`;
  const free = await selectOwned(trx).where(isJoined).orderBy('id').forUpdate().skipLocked().execute();
  const locked = new Set(idsOf(free));
  // none comes to a leader that is locked
  const joined = await trx
    .selectFrom('land_requests')
    .select(['id', 'joined_to'])
    .where(isJoined)
    .where('erased_at', 'is', null)
    .execute();
  const held = new Set(joined.flatMap(({ id, joined_to }) => (locked.has(id) ? [] : [joined_to])));
  const landRequests = [
    ...expired.filter(({ id }) => !held.has(id)),
    ...free.filter(({ joined_to }) => !held.has(joined_to)),
  ];
  if (consultants.length + landRequests.length === 0)
    return { consultants, landRequests, contactMessages: [], messages: [], importRows: [] };
  // what their owners have written by WhatsApp about them
  const contactMessages = await selectContactMessages(trx)
    .where('source', '=', 'whatsapp')
    .where('land_request_id', 'in', [0, ...idsOf(landRequests)])
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = { consultants, landRequests, contactMessages };
  const phones = landRequests.flatMap(({ phone }) => readContact(phone) ?? []);
  const contacts = [...consultants.flatMap(contactsOf), ...phones];
  await lockMessages(trx);
  const messages = await findMessages(trx, found, { contacts, config, storedBefore: before });
  // an erasure empties them by the phones and addresses of the records
  return { ...found, messages, importRows: [] };
}

/**
 * The writers of outbox messages wait until the transaction ends: the worker that makes a summary
 * would copy a name into a row that this transaction does not see. Records are locked first, as by
 * whoever writes a message about them.
 */
async function lockMessages(trx: Kysely<Database>): Promise<void> {
  await sql`lock table outbox_messages in share row exclusive mode`.execute(trx);
}

/** Messages that say what has changed, to the address before it and after it. */
const changeKinds: readonly StoredMessage['kind'][] = ['emailChanged', 'phoneChanged'];
/** Whether a message tells a mailbox that an account has given it up. */
const isLeaving = (table: string) =>
  sql<SqlBool>`(
    ${sql.ref(`${table}.kind`)} = 'emailChanged'
    and ${sql.ref(`${table}.subject`)} = ${accountText.emailChangedMessage('').subject}
  )`;
/** Messages to an account, which go to its phone and to its email address. */
export const accountKinds: readonly StoredMessage['kind'][] = [
  'applicationReceived',
  'approved',
  'applicationRefused',
  'membershipClosed',
  'resetLink',
  'passwordChanged',
  ...changeKinds,
];
/** Messages to the office about somebody. */
export const officeKinds: readonly StoredMessage['kind'][] = ['alert', 'contactMessage'];

/**
 * Finds the messages to people and about them, those to the office included.
 * @param options.storedBefore leaves out newer ones that may be about something else of the same
 * person, or to somebody else of the same office.
 */
async function findMessages(
  db: Kysely<Database>,
  records: Records,
  { contacts, config, storedBefore }: { contacts: readonly Contact[]; config: Office; storedBefore?: Date },
): Promise<MessageRow[]> {
  const { landRequests, consultants, contactMessages } = records;
  const landRequestIds = idsOf(landRequests);
  const owners = [
    ...landRequests,
    ...contactMessages.map((row) => ({ name: fullName(row), phone: row.phone })),
  ].map(({ name, phone }) => ({ name: oneLine(name), phone: oneLine(phone) }));
  const consultantNames = consultants.map((row) => oneLine(fullName(row)));
  const names = [...owners.map(({ name }) => name), ...consultantNames];
  const links = [
    ...landRequestIds.map((id) => paths.adminLandRequest.to(id)),
    ...consultants.map(({ id }) => paths.adminConsultant.to(id)),
    ...contactMessages.map(({ id }) => paths.adminMessage.to(id)),
  ];
  // a receipt goes to the first mobile number of a phone field
  const receiptNumbers = landRequests.flatMap(({ phone }) => smsNumber(phone) ?? []);
  const holdsContact = holdsOne([
    ...contacts.map(needleOf),
    ...receiptNumbers.map((number) => number.slice('+90'.length)),
    ...links,
  ]);
  // stored in the transaction of the record that it is about
  const bornWith = [...landRequests, ...consultants, ...contactMessages].map(({ created_at }) => created_at);
  // a short name is in many messages
  const holdsOwner = sql`(
    kind = any(${officeKinds}) and ${holdsOne(names.map(fold))} and (
      jsonb_array_length(alerts) > 1
      or date_trunc('milliseconds', created_at) = any(${bornWith}::timestamptz[])
    )
  )`;
  const isOffer = sql`land_request_id = any(${landRequestIds}::bigint[])`;
  const isOld = storedBefore
    ? sql`land_request_id is null and (created_at < ${storedBefore} or kind = any(${accountKinds}))`
    : sql`true`;
  const candidates = await selectMessages(db)
    .where(sql<SqlBool>`(${isOffer} or (${isOld} and (${holdsContact} or ${holdsOwner})))`)
    .execute();

  const team = await db.selectFrom('users').select(['phone', 'email']).where('role', '=', 'admin').execute();
  const { alertTo, contactEmail } = config.messages;
  const office = [...alertTo, contactEmail, ...team.flatMap(({ phone, email }) => [phone, email])];
  const bornAt = new Set(bornWith.map((time) => time.getTime()));
  const holdsName = (text: string) => names.some((name) => text.includes(name));
  const isAboutRecord = ({ body, created_at }: StoredMessage) =>
    links.some((link) => body.endsWith(link)) || (bornAt.has(created_at.getTime()) && holdsName(body));
  // others may have the same name: an owner's line has the phone that the record has, but a
  // consultant's one may have a former phone
  const namesakes = await findNamesakes(db, consultants);
  const isAboutArrival = ({ kind, line }: Arrival) => {
    if (isIn([line], contacts) || owners.some(({ name, phone }) => isLineOf(line, name, phone))) return true;
    return (
      kind === 'application' &&
      consultantNames.some((name) => line.includes(`: ${name}, `)) &&
      !namesakes.some((other) => isLineOf(line, oneLine(fullName(other)), oneLine(other.phone)))
    );
  };

  const found = candidates.flatMap((row): MessageRow[] => {
    const { kind, recipient, subject, body, alerts } = row;
    const whole = [{ ...row, arrivals: [] }];
    if (row.land_request_id !== null && landRequestIds.includes(row.land_request_id)) return whole;
    if (alerts) {
      // the note of a reply is in the body alone
      const isAbout = alerts.length === 1 && (isAboutRecord(row) || isIn([body], contacts));
      const arrivals = isAbout ? alerts : alerts.filter(isAboutArrival);
      return arrivals.length > 0 ? [{ ...row, arrivals }] : [];
    }
    if (officeKinds.includes(kind)) return isAboutRecord(row) || isIn([subject, body], contacts) ? whole : [];
    if (office.includes(recipient)) return [];
    if (accountKinds.includes(kind)) {
      const isOfNow = recipient.includes('@') || holdsName(body) || bornAt.has(row.created_at.getTime());
      return isTo(recipient, contacts) && (!storedBefore || isOfNow) ? whole : [];
    }
    if (kind === 'landRequestReceived' && receiptNumbers.includes(recipient)) return whole;
    return isTo(recipient, contacts) || isIn([subject, body], contacts) ? whole : [];
  });

  return await withTwins(db, found);
}

/**
 * Adds what went to an account's other address of that time, which may have changed since: by the
 * messages of each change back to the first address. To a mailbox that the account has given up, all
 * is added that went there while it was the account's.
 */
async function withTwins(db: Kysely<Database>, found: readonly MessageRow[]): Promise<MessageRow[]> {
  const all = [...found];
  let newest = idsOf(found.filter(({ kind }) => accountKinds.includes(kind)));
  // the old and the new mailbox are told in different words
  const words = sql`case kind when 'emailChanged' then '' else body end`;
  while (newest.length > 0) {
    const twins = await selectMessages(db)
      .where(
        sql<SqlBool>`(
          (kind, created_at, ${words}) in (
            select kind, created_at, ${words} from outbox_messages where id = any(${newest}::bigint[])
          ) or (kind <> all(${officeKinds}) and exists (
            select from outbox_messages leaving
            where leaving.id = any(${newest}::bigint[]) and ${isLeaving('leaving')}
              and leaving.recipient = outbox_messages.recipient
              and leaving.created_at > outbox_messages.created_at
              and not exists (
                select from outbox_messages change
                where change.kind = 'emailChanged' and change.recipient = leaving.recipient
                  and change.created_at > outbox_messages.created_at
                  and change.created_at < leaving.created_at
              )
          ))
        )`,
      )
      .where(sql<SqlBool>`id <> all(${idsOf(all)}::bigint[])`)
      .execute();
    all.push(...twins.map((row) => ({ ...row, arrivals: [] })));
    newest = idsOf(twins);
  }
  return all;
}

/** Other consultants with a name of these. */
async function findNamesakes(db: Kysely<Database>, consultants: readonly ConsultantRow[]) {
  if (consultants.length === 0) return [];
  return await selectAccounts(db)
    .where(
      'name_sort',
      'in',
      consultants.map((row) => consultantKeys(row).name_sort),
    )
    .where('id', 'not in', idsOf(consultants))
    .execute();
}

/** Whether a line of a summary is about the person with this name and phone. */
export function isLineOf(line: string, name: string, phone: string): boolean {
  const part = `: ${name}, ${phone}`;
  const at = line.indexOf(part);
  return at >= 0 && /[,:]/.test(line.charAt(at + part.length));
}

/**
 * The addresses that an account had before, of the messages that told them of a change. An address
 * that another account has now is left out.
 */
export async function formerContacts(
  db: Kysely<Database>,
  { messages, consultants }: Pick<PersonalData, 'messages' | 'consultants'>,
): Promise<Contact[]> {
  const changes = messages.filter(({ kind }) => changeKinds.includes(kind));
  const contacts = changes.flatMap(({ recipient }) => readContact(recipient) ?? []);
  const former: Contact[] = [];
  for (const contact of contacts) {
    const accounts = db.selectFrom('users').select(['id', 'phone', 'email']).where(mayBeAccountOf(contact));
    const others = (await accounts.execute()).filter(({ id }) => !consultants.some((one) => one.id === id));
    if (!others.some((row) => isAccountOf(row, contact))) former.push(contact);
  }
  return former;
}

/** The phone and the email address of an account. */
function contactsOf({ phone, email }: { phone: string; email: string }): Contact[] {
  return [phone, email].flatMap((text) => readContact(text) ?? []);
}

/** What a row's `search_text` holds when the row names the person. */
const needleOf = (contact: Contact): string =>
  'email' in contact ? fold(`${localPartOf(contact.email)}@`) : contact.digits;

const isIn = (texts: readonly string[], contacts: readonly Contact[]): boolean =>
  contacts.some((contact) => texts.some((text) => mentions(text, contact)));
const isTo = (recipient: string, contacts: readonly Contact[]): boolean =>
  contacts.some((contact) => isAddressOf(recipient, contact));
const isPhoneIn = (phone: string, contacts: readonly Contact[]): boolean =>
  contacts.some((contact) => isPhoneOf(phone, contact));

/** By the expression of the trigram indexes. Finds more rows than it should. */
function holdsOne(needles: readonly string[]) {
  if (needles.length === 0) return sql<SqlBool>`false`;
  const patterns = needles.map((needle) => `%${needle.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const holds = patterns.map((pattern) => sql`(' ' || search_text) like ${pattern}`);
  return sql<SqlBool>`(${sql.join(holds, sql` or `)})`;
}

/** Finds more accounts than it should. */
const mayBeAccountOf = (contact: Contact) =>
  'email' in contact
    ? sql<SqlBool>`email = ${contact.email}`
    : sql<SqlBool>`(regexp_replace(phone, '[^0-9]', '', 'g') like ${`%${contact.digits}%`}
        or search_text like ${`%${contact.digits}%`})`;

const isAccountOf = ({ phone, email }: { phone: string; email: string }, contact: Contact): boolean =>
  'email' in contact ? email === contact.email : isPhoneOf(phone, contact);
