import { type ApiClient, body } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import type { Ad, Post } from './recordLists.ts';

/** One post (product, 7); asking for it counts as a read. */
export async function loadPost(client: ApiClient, id: number, signal: AbortSignal): Promise<Post> {
  return body(await client.GET('/api/v1/blog/{id}', { params: { path: { id } }, signal }));
}

/**
 * One ad as consultants read it: the only item of an array (product, 7).
 * @throws ApiError of the kind 'missing' when the array is empty.
 */
export async function loadAd(client: ApiClient, id: number, signal: AbortSignal): Promise<Ad> {
  const [ad] = body(await client.GET('/api/v1/lands/detail/{id}', { params: { path: { id } }, signal }));
  if (!ad) throw new ApiError('missing', 404);
  return ad;
}
