import { type ApiClient, body } from '../../api/client.ts';
import type { components, operations } from '../../api/schema.ts';
import { type FilterReaders, type FiltersOf, readDay } from '../../rules/lists/filters.ts';
import { wirePage } from '../../rules/lists/pageNumbers.ts';
import { answerWithTotal, isCapped, type RowQuery, wireQuery } from '../lists/listAnswer.ts';
import type { LoadPage } from '../lists/pagedList.ts';
import type { LoadList } from '../lists/pollingList.ts';
import type { RecordCall } from '../records/record.ts';

export type Post = components['schemas']['Post'];

/** The orders of the server's list. */
export const postSorts = ['-id', 'id', 'title', '-title'] as const;

type PostFilters = FiltersOf<operations['listPosts']['parameters']['query']>;

/** The filters of the server's list. */
const postFilters: FilterReaders<PostFilters> = { from: readDay, to: readDay };

async function getPosts(client: ApiClient, query: RowQuery, signal: AbortSignal) {
  const params = { query: wireQuery(query, postSorts, postFilters) };
  const answer = await client.GET('/api/v1/blog', { params, signal });
  return { ...body(answer), response: answer.response };
}

/**
 * Loads one page of posts (product, 7). `query.page` counts from 1 here, as in the address, and
 * from 0 in the panel's list.
 * @throws ApiError
 */
export const loadPosts: LoadPage<Post> = async (client, query, signal) => {
  const onWire = { ...query, page: wirePage(query.page) };
  const { blogs, pages, response } = await getPosts(client, onWire, signal);
  return { rows: blogs, pages, capped: isCapped(response) };
};

/**
 * Loads one page of the panel's list of posts.
 * @throws ApiError
 */
export const loadPostList: LoadList<Post> = async (client, query, signal) => {
  const { blogs, pages, response } = await getPosts(client, query, signal);
  return answerWithTotal(blogs, pages * query.size, response);
};

/**
 * Loads one post (product, 7); the server counts the call as a read.
 * @throws ApiError of the kind 'missing' when the post does not exist.
 */
export async function loadPost({ client, id }: RecordCall, signal: AbortSignal): Promise<Post> {
  return body(await client.GET('/api/v1/blog/{id}', { params: { path: { id } }, signal }));
}

/**
 * Loads the best-read posts (product, 7).
 * @throws ApiError
 */
export async function loadBestRead(
  { client }: Pick<RecordCall, 'client'>,
  signal: AbortSignal,
): Promise<Post[]> {
  return body(await client.GET('/api/v1/blog/best', { signal })).blogs;
}
