/** Tells people by email of the new ads that their saved searches find. */
import { type Kysely, type SqlBool, sql } from 'kysely';
import { addressOfInput, inputOf } from '../../../rules/ads/savedSearch.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { paths } from '../../../rules/site/paths.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/schema.ts';
import { newToken } from '../../identity/sessions.ts';
import { addMessage, firstMessageHour } from '../../outbox/message.ts';
import { matchesText } from '../matchesText.ts';
import type { Services } from '../services.ts';
import { selectAds } from './adRows.ts';
import { adText } from './adText.ts';
import { selectSavedSearches, toSavedSearch } from './savedSearches.ts';

/** What one short transaction handles. */
const maxBatch = 100;
/** A longer email is not read; its link shows them all. */
const maxAdsInMessage = 10;

/** A person who may sign in. */
const isActive = sql<SqlBool>`users.status = 1 and users.is_deleted = 0`;

/** Compares new ads with the saved searches, and tells of what they found, once a day each. */
export async function tellOfNewAds({
  db,
  config,
  outbox,
  now,
  log,
}: Pick<Services, 'db' | 'config' | 'outbox' | 'now' | 'log'>): Promise<void> {
  const { day, hour } = istanbulTime(now());
  try {
    while ((await compareNewAds(db)) === maxBatch);
    if (hour < firstMessageHour) return;
    let stored: number;
    do {
      stored = await storeMessages(db, config, day);
      if (stored > 0) outbox.wake();
    } while (stored === maxBatch);
  } catch (error) {
    log.error({ err: error }, 'could not tell of new ads');
  }
}

/**
 * Notes which saved searches find some of the ads that were not compared yet. Ads that another
 * process is comparing are left to it.
 * @returns the number of these ads.
 */
async function compareNewAds(db: Kysely<Database>): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const uncompared = await trx
      .selectFrom('uncompared_ads')
      .select('ad_id')
      .orderBy('ad_id')
      .limit(maxBatch)
      .forUpdate()
      .skipLocked()
      .execute();
    if (uncompared.length === 0) return 0;
    const ids = uncompared.map(({ ad_id }) => ad_id);
    // neither an ad nor a search may be removed between the comparison and the note of it
    const ads = await trx.selectFrom('ads').select('id').where('id', 'in', ids).forKeyShare().execute();
    const finds = await findsOf(
      trx,
      ads.map(({ id }) => id),
    );
    if (finds.length > 0) {
      await trx
        .insertInto('saved_search_finds')
        .values(finds)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await trx.deleteFrom('uncompared_ads').where('ad_id', 'in', ids).execute();
    return ids.length;
  });
}

/** Which searches find which of these ads; the searches are locked. */
async function findsOf(trx: Kysely<Database>, ids: readonly number[]) {
  const { rows: fitting } = await sql<{ search_id: number; ad_id: number; q: string }>`
    select search.id as search_id, ads.id as ad_id, search.q
    from saved_searches as search
    join users on users.id = search.user_id and ${isActive}
    join ads on ads.id = any(${ids}::bigint[])
      -- without a consent it finds nothing
      and ads.created_at >= search.consent_at
      -- what is null filters nothing
      and (ads.province_id = search.province_id) is not false
      and (ads.district_id = search.district_id) is not false
      and (ads.fiyat >= search.fiyat_min) is not false
      and (ads.fiyat <= search.fiyat_max) is not false
      and (ads.metre_kare >= search.metre_kare_min) is not false
      and (ads.metre_kare <= search.metre_kare_max) is not false
    order by search.id, ads.id
    for key share of search`.execute(trx);
  const found = new Map<string, Set<number>>();
  for (const q of new Set(fitting.map((one) => one.q))) {
    const search = matchesText(q, 'ads.search_text');
    let query = trx.selectFrom('ads').select('id').where('id', 'in', ids);
    if (search) query = query.where(search);
    const rows = await query.execute();
    found.set(q, new Set(rows.map(({ id }) => id)));
  }
  return fitting
    .filter(({ q, ad_id }) => found.get(q)?.has(ad_id))
    .map(({ search_id, ad_id }) => ({ search_id, ad_id }));
}

/**
 * Stores the messages of some searches that have found ads and told nothing today. The day is noted
 * and the finds are removed in the same transaction. Searches that another process is telling of
 * are left to it.
 * @returns their number.
 */
async function storeMessages(
  db: Kysely<Database>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  today: string,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const due = await selectSavedSearches(trx)
      .innerJoin('users', 'users.id', 'saved_searches.user_id')
      .select(['users.email', 'users.id as user_id'])
      .where(isActive)
      .where(sql<SqlBool>`saved_searches.id in (select search_id from saved_search_finds)`)
      .where('consent_at', 'is not', null)
      .where(sql<SqlBool>`(told_on < ${today}::date) is not false`)
      .orderBy('saved_searches.id')
      .limit(maxBatch)
      // an erasure locks the person first as well
      .modifyEnd(sql`for share of users skip locked for no key update of saved_searches skip locked`)
      .execute();
    const told: number[] = [];
    for (const { email, user_id, ...row } of due) {
      const found = await trx
        .deleteFrom('saved_search_finds')
        .where('search_id', '=', row.id)
        .returning('ad_id')
        .execute();
      const ids = found.map(({ ad_id }) => ad_id);
      const ads = await selectAds(trx)
        .where(sql<SqlBool>`ads.id = any(${ids}::bigint[])`)
        .orderBy('ads.id', 'desc')
        .execute();
      // all were deleted in the meantime
      if (ads.length === 0) continue;
      const { token, tokenHash } = newToken();
      await trx
        .insertInto('saved_search_links')
        .values({ search_id: row.id, token_hash: tokenHash })
        .execute();
      const search = toSavedSearch(row);
      const message = adText.newAds(search, {
        count: ads.length,
        ads: ads.slice(0, maxAdsInMessage).map((ad) => ({
          ...ad,
          url: publicUrl + paths.ad.to({ Id: ad.id, title: ad.title }),
        })),
        listUrl: publicUrl + paths.ads.pattern + addressOfInput(inputOf(search)),
        endUrl: publicUrl + paths.searchLink.to(token),
      });
      await addMessage(trx, {
        kind: 'savedSearch',
        to: email,
        savedSearchId: row.id,
        record: { kind: 'user', id: user_id },
        ...message,
      });
      told.push(row.id);
    }
    await trx
      .updateTable('saved_searches')
      .set({ told_on: today })
      .where(sql<SqlBool>`id = any(${told}::bigint[])`)
      .execute();
    return due.length;
  });
}
