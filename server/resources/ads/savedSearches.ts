import type { Kysely } from 'kysely';
import type { components } from '../../../api/schema.ts';
import {
  inputOf,
  isSameInput,
  maxSavedSearches,
  normalized,
  type SearchInput,
} from '../../../rules/ads/savedSearch.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { hashToken, requireOpenSession, type Session } from '../../identity/sessions.ts';
import type { RowOf } from '../answerList.ts';
import { requireFilterPlace } from '../places/requirePlace.ts';
import { adText } from './adText.ts';

type SavedSearch = components['schemas']['SavedSearch'];

/** Saved searches with the names of their places. */
export const selectSavedSearches = (db: Kysely<Database>) =>
  db
    .selectFrom('saved_searches')
    .leftJoin('provinces', 'provinces.id', 'saved_searches.province_id')
    .leftJoin('districts', 'districts.id', 'saved_searches.district_id')
    .select(['saved_searches.id', 'saved_searches.created_at', 'saved_searches.q'])
    .select(['saved_searches.province_id', 'saved_searches.district_id'])
    .select(['saved_searches.fiyat_min', 'saved_searches.fiyat_max'])
    .select(['saved_searches.metre_kare_min', 'saved_searches.metre_kare_max'])
    .select(['provinces.name as il_adi', 'districts.name as ilce_adi']);

/** A saved search as its person reads it. */
export function toSavedSearch(row: RowOf<typeof selectSavedSearches>): SavedSearch {
  const { id, created_at, q, province_id, il_adi, district_id, ilce_adi } = row;
  const { fiyat_min, fiyat_max, metre_kare_min, metre_kare_max } = row;
  const input = {
    ...(q && { q }),
    ...(province_id !== null && il_adi !== null && { il: { id: province_id, il_adi } }),
    ...(district_id !== null && ilce_adi !== null && { ilce: { id: district_id, ilce_adi } }),
    ...(fiyat_min !== null && { fiyat_min }),
    ...(fiyat_max !== null && { fiyat_max }),
    ...(metre_kare_min !== null && { metre_kare_min }),
    ...(metre_kare_max !== null && { metre_kare_max }),
  };
  return { id, tarih: created_at.toISOString(), summary: adText.searchSummary(input), ...input };
}

/** The saved searches of a person, newest first. */
export async function savedSearchesOf(db: Kysely<Database>, personId: number): Promise<SavedSearch[]> {
  const rows = await selectSavedSearches(db)
    .where('saved_searches.user_id', '=', personId)
    .orderBy('saved_searches.id', 'desc')
    .execute();
  return rows.map(toSavedSearch);
}

/**
 * Stores a search in the caller's transaction, unless the person has the same one.
 * @returns the person's saved searches, newest first.
 * @throws Refusal 400 for a place that does not exist, 401 for an ended session, 409 for one search
 * too many.
 */
export async function saveSearch(
  trx: Kysely<Database>,
  session: Session,
  form: SearchInput,
): Promise<SavedSearch[]> {
  const input = normalized(form);
  await requireFilterPlace(trx, input);
  const user_id = session.personId;
  // serialises a person's saves: two at once could exceed the limit or store one search twice
  await trx.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute();
  const stored = await savedSearchesOf(trx, user_id);
  if (stored.some((search) => isSameInput(inputOf(search), input))) return stored;
  if (stored.length >= maxSavedSearches) throw new Refusal(409, adText.tooManySearches(maxSavedSearches));
  const { q = '', il: province_id = null, ilce: district_id = null, ...amounts } = input;
  await trx
    .insertInto('saved_searches')
    .values({ user_id, q, province_id, district_id, ...amounts })
    .execute();
  await requireOpenSession(trx, session);
  return await savedSearchesOf(trx, user_id);
}

/**
 * Removes a saved search of the person.
 * @throws Refusal 401 for an ended session, 404 when the person has no such search.
 */
export async function removeSearch(trx: Kysely<Database>, session: Session, id: number): Promise<void> {
  await requireOpenSession(trx, session);
  const removed = await trx
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', session.personId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new Refusal(404, refusalText.missing);
}

/**
 * Reads the saved search that the link in a message belongs to.
 * @throws Refusal 404, the same for a wrong token and a search that is removed.
 */
export async function readLinkedSearch(db: Kysely<Database>, token: string): Promise<SavedSearch> {
  const row = await selectSavedSearches(db)
    .innerJoin('saved_search_links', 'saved_search_links.search_id', 'saved_searches.id')
    .where('saved_search_links.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) throw new Refusal(404, adText.endedSearch);
  return toSavedSearch(row);
}

/**
 * Removes the saved search that the link in a message belongs to.
 * @throws Refusal 404, the same for a wrong token and a search that is removed.
 */
export async function endLinkedSearch(db: Kysely<Database>, token: string): Promise<void> {
  const removed = await db
    .deleteFrom('saved_searches')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('saved_search_links').select('search_id').where('token_hash', '=', hashToken(token)),
    )
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new Refusal(404, adText.endedSearch);
}
