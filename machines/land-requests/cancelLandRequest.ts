import { body, expectStatus } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import type { CancelReason } from '../../rules/land-requests/cancelReason.ts';
import type { RecordCall } from '../records/record.ts';

/** Nothing where the server did not name a version. */
export const seenVersion = (version: number | undefined) => (version === undefined ? {} : { version });

/**
 * @param reason why it ends; empty where the admin has chosen none.
 * @throws ApiError
 */
export async function cancelLandRequest(
  { client, id, version, reason }: RecordCall & { version: number | undefined; reason: CancelReason | '' },
  signal: AbortSignal,
): Promise<void> {
  const params = { path: { id }, query: { ...seenVersion(version), ...(reason && { neden: reason }) } };
  const answer = await client.DELETE('/api/v1/lands/full/{id}', { params, signal });
  if (body(expectStatus(answer, 202)).status !== 'success') throw new ApiError('failed', 202);
}
