/** What others have written about a person: texts that belong to somebody else's record. */
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Contact, mentions } from '../../../rules/people/contact.ts';
import type { Database } from '../../database/schema.ts';
import { privacyText } from './privacyText.ts';

interface Place {
  table:
    | 'land_requests'
    | 'land_request_notes'
    | 'contact_message_notes'
    | 'offers'
    | 'purchase_steps'
    | 'history'
    | 'saved_searches';
  /** The text, as SQL. */
  text: RawBuilder<string | null>;
  /** The land request that the text belongs to, as SQL. */
  landRequestId: RawBuilder<number | null>;
  /** What overwrites the text; without it the row is deleted. */
  set?: RawBuilder<unknown>;
}

const { text: erasedText } = privacyText.erased;

/** In the order in which the owner's reply locks its rows. */
const places: readonly Place[] = [
  {
    table: 'land_requests',
    text: sql`mesaj`,
    landRequestId: sql`id`,
    set: sql`mesaj = ${erasedText}, fingerprint = ''`,
  },
  { table: 'land_requests', text: sql`komisyon`, landRequestId: sql`id`, set: sql`komisyon = ''` },
  {
    table: 'land_request_notes',
    text: sql`text`,
    landRequestId: sql`land_request_id`,
    set: sql`text = ${erasedText}`,
  },
  {
    table: 'contact_message_notes',
    text: sql`text`,
    landRequestId: sql`null::bigint`,
    set: sql`text = ${erasedText}`,
  },
  { table: 'offers', text: sql`reply_note`, landRequestId: sql`land_request_id`, set: sql`reply_note = ''` },
  {
    table: 'purchase_steps',
    text: sql`concat_ws(' ', nullif(reason, ''), nullif(place, ''))`,
    landRequestId: sql`land_request_id`,
    set: sql`reason = '', place = ''`,
  },
  {
    table: 'history',
    text: sql`detail ->> 'note'`,
    landRequestId: sql`case when kind = 'request' then record_id end`,
    set: sql`detail = detail - 'note'`,
  },
  { table: 'saved_searches', text: sql`q`, landRequestId: sql`null::bigint` },
];

/** A text that holds the phone or the email address of somebody. */
export interface Mention {
  place: Place;
  id: number;
  text: string;
  landRequestId: number | null;
}

/** Rows whose text may mention one of the contacts. Finds more rows than it should. */
export function mayMention(text: RawBuilder<unknown>, contacts: readonly Contact[]): RawBuilder<SqlBool> {
  const tests = contacts.map((contact) =>
    'email' in contact
      ? sql<SqlBool>`strpos(${foldedEmails(text)}, ${`${localPartOf(contact.email)}@`}) > 0`
      : sql<SqlBool>`(strpos(${digitsOf(text)}, ${contact.digits}) > 0 or ${text} ~ ${otherDigits})`,
  );
  return tests.length === 0 ? sql`false` : sql`(${text} <> '' and (${sql.join(tests, sql` or `)}))`;
}

/** Before the @; the domain may be written in letters or in Punycode. */
export const localPartOf = (email: string): string => email.slice(0, email.indexOf('@'));

/** The digits of a text, without the 0 of `+49 (0) 171`. */
const digitsOf = (text: RawBuilder<unknown>) => sql`
  regexp_replace(normalize(${text}, nfkc), '\\(\\s*0\\s*\\)|[^0-9]', '', 'g')`;

/** A digit of another script: few texts have one, and only `readDigits` knows them all. */
const otherDigits = `[${[...Array(0x20000).keys()]
  .filter((code) => code >= 0x80 && /\p{Nd}/u.test(String.fromCodePoint(code)))
  .map((code) => String.fromCodePoint(code))
  .join('')}]`;

/** A text in which email addresses have the letters of `readEmail`. */
const foldedEmails = (text: RawBuilder<unknown>) => sql`
  lower(translate(
    regexp_replace(
      normalize(${text}, nfkc),
      '[\u00ad\u0307\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'
    ), 'Iİı', 'iii'))`;

/** Finds and locks the texts that mention one of the contacts. */
export async function lockMentions(trx: Kysely<Database>, contacts: readonly Contact[]): Promise<Mention[]> {
  const found: Mention[] = [];
  for (const place of places) {
    const { rows } = await sql<{ id: number; text: string; landRequestId: number | null }>`
      select id, ${place.text} as text, ${place.landRequestId} as "landRequestId"
      from ${sql.table(place.table)} where ${mayMention(place.text, contacts)}
      order by id for update`.execute(trx);
    for (const { id, text, landRequestId } of rows) {
      if (contacts.some((contact) => mentions(text, contact))) found.push({ place, id, text, landRequestId });
    }
  }
  return found;
}

/** Overwrites texts that mention somebody; a saved search is deleted. */
export async function eraseMentions(trx: Kysely<Database>, found: readonly Mention[]): Promise<void> {
  for (const [{ table, set }, some] of Map.groupBy(found, ({ place }) => place)) {
    const ids = some.map(({ id }) => id);
    await sql`
      ${set ? sql`update ${sql.table(table)} set ${set}` : sql`delete from ${sql.table(table)}`}
      where id = any(${ids}::bigint[])`.execute(trx);
  }
}
