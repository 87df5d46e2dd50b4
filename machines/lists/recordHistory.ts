import { type ApiClient, body } from '../../api/client.ts';
import type { components, operations } from '../../api/schema.ts';

export type HistoryEntry = components['schemas']['HistoryEntry'];
/** What a history belongs to. */
export type HistoryKind = operations['listHistory']['parameters']['path']['kind'];

/** Who did what to a record, newest first. Rejects with an ApiError. */
export async function loadHistory(
  client: ApiClient,
  kind: HistoryKind,
  id: number,
  signal: AbortSignal,
): Promise<HistoryEntry[]> {
  return body(await client.GET('/api/v1/history/{kind}/{id}', { params: { path: { kind, id } }, signal }));
}
