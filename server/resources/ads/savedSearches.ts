import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { inputOf, isSameInput, maxSavedSearches, normalized } from '../../../rules/ads/savedSearch.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { hashToken, requireOpenSession, type Session } from '../../identity/sessions.ts';
import type { RowOf } from '../answerList.ts';
import { recordHistory } from '../history.ts';
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
    .select(['consent_at', 'consent_text', 'consent_source'])
    .select(['saved_searches.province_id', 'saved_searches.district_id'])
    .select(['saved_searches.fiyat_min', 'saved_searches.fiyat_max'])
    .select(['saved_searches.metre_kare_min', 'saved_searches.metre_kare_max'])
    .select(['provinces.name as il_adi', 'districts.name as ilce_adi']);

/** A saved search as its person reads it. */
export function toSavedSearch(row: RowOf<typeof selectSavedSearches>): SavedSearch {
  const { id, created_at, q, province_id, il_adi, district_id, ilce_adi } = row;
  const { fiyat_min, fiyat_max, metre_kare_min, metre_kare_max } = row;
  const { consent_at, consent_text: metin, consent_source: kaynak } = row;
  const onay = consent_at && metin && kaynak && { tarih: consent_at.toISOString(), metin, kaynak };
  const input = {
    ...(q && { q }),
    ...(province_id !== null && il_adi !== null && { il: { id: province_id, il_adi } }),
    ...(district_id !== null && ilce_adi !== null && { ilce: { id: district_id, ilce_adi } }),
    ...(fiyat_min !== null && { fiyat_min }),
    ...(fiyat_max !== null && { fiyat_max }),
    ...(metre_kare_min !== null && { metre_kare_min }),
    ...(metre_kare_max !== null && { metre_kare_max }),
  };
  return {
    id,
    tarih: created_at.toISOString(),
    summary: adText.searchSummary(input),
    ...input,
    ...(onay && { onay }),
  };
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
 * Stores a search and the consent to its messages, in the caller's transaction. A stored search
 * without consent gets it.
 * @returns the person's saved searches, newest first.
 * @throws Refusal 400 for a place that does not exist, 401 for an ended session, 409 for one search
 * too many.
 */
export async function saveSearch(
  trx: Kysely<Database>,
  session: Session,
  { onay, ...form }: components['schemas']['NewSavedSearch'],
): Promise<SavedSearch[]> {
  const input = normalized(form);
  await requireFilterPlace(trx, input);
  const user_id = session.personId;
  // serialises a person's saves: two at once could exceed the limit or store one search twice
  await lockPerson(trx, user_id);
  const stored = await savedSearchesOf(trx, user_id);
  const same = stored.find((search) => isSameInput(inputOf(search), input));
  if (same?.onay) return stored;
  const consent = { consent_at: sql<Date>`now()`, consent_text: onay, consent_source: 'HS_WEB' } as const;
  if (same) {
    // what was found under an earlier consent is not told of
    await trx.deleteFrom('saved_search_finds').where('search_id', '=', same.id).execute();
    await trx.updateTable('saved_searches').set(consent).where('id', '=', same.id).execute();
    await recordHistory(trx, 'user', user_id, session, 'consentGiven', { title: onay });
    return await savedSearchesOf(trx, user_id);
  }
  if (stored.length >= maxSavedSearches) throw new Refusal(409, adText.tooManySearches(maxSavedSearches));
  const { q = '', il: province_id = null, ilce: district_id = null, ...amounts } = input;
  await trx
    .insertInto('saved_searches')
    .values({ user_id, q, province_id, district_id, ...amounts, ...consent })
    .execute();
  await recordHistory(trx, 'user', user_id, session, 'consentGiven', { title: onay });
  return await savedSearchesOf(trx, user_id);
}

/**
 * Removes a saved search of the person, and with it the consent to its messages.
 * @throws Refusal 401 for an ended session, 404 when the person has no such search.
 */
export async function removeSearch(trx: Kysely<Database>, session: Session, id: number): Promise<void> {
  await lockPerson(trx, session.personId);
  await requireOpenSession(trx, session);
  const removed = await trx
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', session.personId)
    .returning('consent_at')
    .executeTakeFirst();
  if (!removed) throw new Refusal(404, refusalText.missing);
  if (removed.consent_at) await recordHistory(trx, 'user', session.personId, session, 'consentWithdrawn');
}

/**
 * Withdraws the consent to the messages of all searches of the person, which stay. Messages that
 * wait are not sent any more, since their search has no consent.
 * @throws Refusal 401 for an ended session.
 */
export async function withdrawConsents(trx: Kysely<Database>, session: Session): Promise<void> {
  const { personId } = session;
  await lockPerson(trx, personId);
  await requireOpenSession(trx, session);
  const withdrawn = await trx
    .updateTable('saved_searches')
    .set({ consent_at: null, consent_text: null, consent_source: null })
    .where('user_id', '=', personId)
    .where('consent_at', 'is not', null)
    .returning('id')
    .execute();
  if (withdrawn.length === 0) return;
  const ids = withdrawn.map(({ id }) => id);
  await trx.deleteFrom('saved_search_finds').where('search_id', 'in', ids).execute();
  await recordHistory(trx, 'user', personId, session, 'consentWithdrawn');
}

/** Before any of the person's searches, as an erasure and the telling of new ads lock them. */
async function lockPerson(trx: Kysely<Database>, id: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
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
 * Removes the saved search that the link in a message belongs to, and with it the consent to its
 * messages.
 * @throws Refusal 404, the same for a wrong token and a search that is removed.
 */
export async function endLinkedSearch(trx: Kysely<Database>, token: string): Promise<void> {
  const linked = await trx
    .selectFrom('saved_search_links')
    .innerJoin('saved_searches', 'saved_searches.id', 'saved_search_links.search_id')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .select(['saved_searches.id', 'user_id'])
    .select(sql<boolean>`users.status = 1 and users.is_deleted = 0`.as('may_sign_in'))
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!linked) throw new Refusal(404, adText.endedSearch);
  await lockPerson(trx, linked.user_id);
  const removed = await trx
    .deleteFrom('saved_searches')
    .where('id', '=', linked.id)
    .returning('consent_at')
    .executeTakeFirst();
  if (!removed) throw new Refusal(404, adText.endedSearch);
  // the history names nobody who may not sign in
  const actor = linked.may_sign_in ? { personId: linked.user_id } : undefined;
  if (removed.consent_at) await recordHistory(trx, 'user', linked.user_id, actor, 'consentWithdrawn');
}
