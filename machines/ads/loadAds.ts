import { body, onlyItem } from '../../api/client.ts';
import type { components, operations } from '../../api/schema.ts';
import {
  type FilterReaders,
  type FiltersOf,
  readAmount,
  readDay,
  readPlaceId,
} from '../../rules/lists/filters.ts';
import { wirePage } from '../../rules/lists/pageNumbers.ts';
import { answerWithTotal, countOf, isCapped, wireQuery } from '../lists/listAnswer.ts';
import type { LoadPage } from '../lists/pagedList.ts';
import type { LoadList } from '../lists/pollingList.ts';
import type { RecordCall } from '../lists/record.ts';

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

/**
 * Loads one page of ads (product, 7).
 * @throws ApiError
 */
export const loadAds: LoadPage<Ad> = async (client, query, signal) => {
  const params = { query: wireQuery({ ...query, page: wirePage(query.page) }, adSorts, adFilters) };
  const answer = await client.GET('/api/v1/lands/trink', { params, signal });
  const { ads, pages } = body(answer);
  const total = countOf(answer.response, 'X-Total-Count');
  return { rows: ads, pages, total, capped: isCapped(answer.response) };
};

/**
 * Loads one page of the panel's list of ads.
 * @throws ApiError
 */
export const loadAdList: LoadList<Ad> = async (client, query, signal) => {
  const params = { query: wireQuery(query, adSorts, adFilters) };
  const answer = await client.GET('/api/v1/lands/trink', { params, signal });
  const { ads, pages } = body(answer);
  return answerWithTotal(ads, pages * query.size, answer.response);
};

/**
 * Loads one ad as consultants see it (product, 7).
 * @throws ApiError of the kind 'missing' when the ad does not exist.
 */
export async function loadAd({ client, id }: RecordCall, signal: AbortSignal): Promise<Ad> {
  return onlyItem(await client.GET('/api/v1/lands/detail/{id}', { params: { path: { id } }, signal }));
}
