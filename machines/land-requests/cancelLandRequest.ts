import { body, expectStatus } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import type { RecordCall } from '../records/record.ts';

/** Nothing where the server did not name a version. */
export const seenVersion = (version: number | undefined) => (version === undefined ? {} : { version });

/** @throws ApiError */
export async function cancelLandRequest(
  { client, id, version }: RecordCall & { version: number | undefined },
  signal: AbortSignal,
): Promise<void> {
  const params = { path: { id }, query: seenVersion(version) };
  const answer = await client.DELETE('/api/v1/lands/full/{id}', { params, signal });
  if (body(expectStatus(answer, 202)).status !== 'success') throw new ApiError('failed', 202);
}
