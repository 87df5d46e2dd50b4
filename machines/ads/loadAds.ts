import { type ApiClient, body, onlyItem } from '../../api/client.ts';
import type { components, operations } from '../../api/schema.ts';
import {
  type FilterReaders,
  type FiltersOf,
  readAmount,
  readDay,
  readPlaceId,
} from '../../rules/lists/filters.ts';
import { wirePage } from '../../rules/lists/pageNumbers.ts';
import { answerWithTotal, countOf, isCapped, type RowQuery, wireQuery } from '../lists/listAnswer.ts';
import type { LoadPage } from '../lists/pagedList.ts';
import type { LoadList } from '../lists/pollingList.ts';
import type { RecordCall } from '../records/record.ts';

export type Ad = components['schemas']['Ad'];

/** The orders of the server's list. */
export const adSorts = [
  '-Id',
  'Id',
  'title',
  '-title',
  'fiyat',
  '-fiyat',
  'metre_kare',
  '-metre_kare',
  'm2_fiyat',
  '-m2_fiyat',
  'il',
  '-il',
] as const;

type AdFilters = FiltersOf<operations['listAds']['parameters']['query']>;

/** The filters of the server's list. */
export const adFilters: FilterReaders<AdFilters> = {
  il: readPlaceId,
  ilce: readPlaceId,
  fiyat_min: readAmount,
  fiyat_max: readAmount,
  metre_kare_min: readAmount,
  metre_kare_max: readAmount,
  from: readDay,
  to: readDay,
};

async function getAds(client: ApiClient, query: RowQuery, signal: AbortSignal) {
  const params = { query: wireQuery(query, adSorts, adFilters) };
  const answer = await client.GET('/api/v1/lands/trink', { params, signal });
  return { ...body(answer), response: answer.response };
}

/** The calls that a map makes at most, and the largest page of the contract. */
const map = { maxPages: 5, size: 100 } as const;

/** All ads that match, as one page, up to as many as a map can show. */
const loadAdsOfMap: LoadPage<Ad> = async (client, query, signal) => {
  const { ads, pages, response } = await getAds(client, { ...query, page: 0, size: map.size }, signal);
  const rows = new Map(ads.map((ad) => [ad.Id, ad]));
  for (let page = 1; page < Math.min(pages, map.maxPages); page++) {
    const next = await getAds(client, { ...query, page, size: map.size }, signal);
    // a new ad moves the last one of a page to the next
    for (const ad of next.ads) rows.set(ad.Id, ad);
  }
  const total = countOf(response, 'X-Total-Count');
  return { rows: [...rows.values()], pages: Math.min(pages, 1), total, capped: isCapped(response) };
};

/**
 * Loads one page of ads (product, 7), or all of them for a map. `query.page` counts from 1 here, as
 * in the address, and from 0 in the panel's list.
 * @throws ApiError
 */
export const loadAds: LoadPage<Ad> = async (client, query, signal) => {
  if (query.view === 'map') return await loadAdsOfMap(client, query, signal);
  const onWire = { ...query, page: wirePage(query.page) };
  const { ads, pages, response } = await getAds(client, onWire, signal);
  return { rows: ads, pages, total: countOf(response, 'X-Total-Count'), capped: isCapped(response) };
};

/**
 * Loads one page of the panel's list of ads.
 * @throws ApiError
 */
export const loadAdList: LoadList<Ad> = async (client, query, signal) => {
  const { ads, pages, response } = await getAds(client, query, signal);
  return answerWithTotal(ads, pages * query.size, response);
};

/**
 * Loads one ad as consultants see it (product, 7).
 * @throws ApiError of the kind 'missing' when the ad does not exist.
 */
export async function loadAd({ client, id }: RecordCall, signal: AbortSignal): Promise<Ad> {
  return onlyItem(await client.GET('/api/v1/lands/detail/{id}', { params: { path: { id } }, signal }));
}
