import { body } from '../../api/client.ts';
import type { components, operations } from '../../api/schema.ts';
import { type FilterReaders, type FiltersOf, readDay } from '../../rules/lists/filters.ts';
import { wirePage } from '../../rules/lists/pageNumbers.ts';
import { answerWithTotal, isCapped, wireQuery } from '../lists/listAnswer.ts';
import type { LoadPage } from '../lists/pagedList.ts';
import type { LoadList } from '../lists/pollingList.ts';
import type { RecordCall } from '../lists/record.ts';

export type Post = components['schemas']['Post'];

/** The orders of the server's list. */
export const postSorts = ['-id', 'id', 'title', '-title'] as const;

type PostFilters = FiltersOf<operations['listPosts']['parameters']['query']>;

/** The filters of the server's list. */
export const postFilters: FilterReaders<PostFilters> = { from: readDay, to: readDay };

/**
 * Loads one page of posts (product, 7).
 * @throws ApiError
 */
export const loadPosts: LoadPage<Post> = async (client, query, signal) => {
  const params = { query: wireQuery({ ...query, page: wirePage(query.page) }, postSorts, postFilters) };
  const answer = await client.GET('/api/v1/blog', { params, signal });
  const { blogs, pages } = body(answer);
  return { rows: blogs, pages, capped: isCapped(answer.response) };
};

/**
 * Loads one page of the panel's list of posts.
 * @throws ApiError
 */
export const loadPostList: LoadList<Post> = async (client, query, signal) => {
  const params = { query: wireQuery(query, postSorts, postFilters) };
  const answer = await client.GET('/api/v1/blog', { params, signal });
  const { blogs, pages } = body(answer);
  return answerWithTotal(blogs, pages * query.size, answer.response);
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
export async function loadBestRead({ client }: RecordCall, signal: AbortSignal): Promise<Post[]> {
  return body(await client.GET('/api/v1/blog/best', { signal })).blogs;
}
