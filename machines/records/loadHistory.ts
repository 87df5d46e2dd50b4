import { body } from '../../api/client.ts';
import type { components, operations } from '../../api/schema.ts';
import type { RecordCall } from './record.ts';

export type HistoryEntry = components['schemas']['HistoryEntry'];
/** The kind of record that a history belongs to. */
export type HistoryKind = operations['listHistory']['parameters']['path']['kind'];

/**
 * Loads who changed a record and when, newest first.
 * @throws ApiError
 */
export async function loadHistory(
  { client, kind, id }: RecordCall & { kind: HistoryKind },
  signal: AbortSignal,
): Promise<HistoryEntry[]> {
  return body(await client.GET('/api/v1/history/{kind}/{id}', { params: { path: { kind, id } }, signal }));
}
