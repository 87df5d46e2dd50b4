import { body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import type { RecordCall } from '../records/record.ts';

export type SimilarLandRequests = components['schemas']['SimilarLandRequests'];

/**
 * Loads the land requests of the same plot and of the same phone, and the nearest with a price.
 * @throws ApiError of the kind 'missing' when the land request does not exist.
 */
export async function loadSimilarLandRequests(
  { client, id }: RecordCall,
  signal: AbortSignal,
): Promise<SimilarLandRequests> {
  return body(await client.GET('/api/v1/lands/similar/{id}', { params: { path: { id } }, signal }));
}
