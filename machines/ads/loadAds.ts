import { body, onlyItem } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { wirePage } from '../../rules/lists/pageNumbers.ts';
import { answerWithTotal, isCapped, wireQuery } from '../lists/listAnswer.ts';
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
  'il',
  '-il',
] as const;

/**
 * Loads one page of ads (product, 7).
 * @throws ApiError
 */
export const loadAds: LoadPage<Ad> = async (client, query, signal) => {
  const params = { query: wireQuery({ ...query, page: wirePage(query.page) }, adSorts) };
  const answer = await client.GET('/api/v1/lands/trink', { params, signal });
  const { ads, pages } = body(answer);
  return { rows: ads, pages, capped: isCapped(answer.response) };
};

/**
 * Loads one page of the panel's list of ads.
 * @throws ApiError
 */
export const loadAdList: LoadList<Ad> = async (client, query, signal) => {
  const params = { query: wireQuery(query, adSorts) };
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
