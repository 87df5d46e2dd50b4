import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { wirePage } from '../../rules/lists/pageNumbers.ts';
import type { Page, PageQuery } from './pagedList.ts';
import { isCapped } from './rowQuery.ts';

export type Post = components['schemas']['Post'];
export type Ad = components['schemas']['Ad'];

/** What the server sorts posts and ads by. */
export const postSorts = ['-id', 'id', 'title', '-title'] as const;
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

/** An address may hold anything: an order that the server does not know counts as none. */
function known<Sort extends string>(sorts: readonly Sort[], wanted: string | undefined): Sort | undefined {
  return sorts.find((sort) => sort === wanted);
}
function wireQuery<Sort extends string>({ page, q, sort }: PageQuery, sorts: readonly Sort[]) {
  const order = known(sorts, sort);
  return { page: wirePage(page), ...(q.trim() && { q: q.trim() }), ...(order && { sort: order }) };
}

/** One page of posts, as the admin's list asks for it. */
export async function loadPosts(
  client: ApiClient,
  query: PageQuery,
  signal: AbortSignal,
): Promise<Page<Post>> {
  const params = { query: wireQuery(query, postSorts) };
  const answer = await client.GET('/api/v1/blog', { params, signal });
  const { blogs, pages } = body(answer);
  return { rows: blogs, pages, capped: isCapped(answer.response) };
}

/** One page of ads, as the admin's list asks for it. */
export async function loadAds(client: ApiClient, query: PageQuery, signal: AbortSignal): Promise<Page<Ad>> {
  const params = { query: wireQuery(query, adSorts) };
  const answer = await client.GET('/api/v1/lands/trink', { params, signal });
  const { ads, pages } = body(answer);
  return { rows: ads, pages, capped: isCapped(answer.response) };
}
