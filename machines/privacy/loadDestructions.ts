import { body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import type { RecordCall } from '../records/record.ts';

/** What was erased at one time. */
export type Destruction = components['schemas']['Destruction'];

/**
 * Loads the log of what was erased, newest first (product, 10).
 * @throws ApiError
 */
export async function loadDestructions({ client }: RecordCall, signal: AbortSignal): Promise<Destruction[]> {
  return body(await client.GET('/api/v1/privacy/destructions', { signal }));
}
