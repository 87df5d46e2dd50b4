import { body } from '../../api/client.ts';
import type { RecordCall } from '../records/record.ts';
import { seenVersion } from './cancelLandRequest.ts';
import type { FoundLandRequest } from './loadLandRequests.ts';

/** What makes one record of two land requests, and two again. */
export type Joining = 'join' | 'separate';

/** A land request that is joined or separated. */
export type Duplicate = Pick<FoundLandRequest, 'id' | 'name' | 'version' | 'joined_to'>;

type Call = RecordCall & {
  /** The version of the land request of the page. */
  version: number | undefined;
  /** What is joined to it, or separated. */
  other: Duplicate | undefined;
};

/** @throws ApiError */
export async function joinLandRequest({ client, id, version, other }: Call, signal: AbortSignal) {
  if (!other) throw new Error('Only a chosen land request is joined');
  return body(
    await client.PUT('/api/v1/lands/joined/{id}', {
      params: { path: { id: other.id } },
      body: {
        joined_to: id,
        ...seenVersion(other.version),
        ...(version !== undefined && { joined_to_version: version }),
      },
      signal,
    }),
  );
}

/** @throws ApiError */
export async function separateLandRequest({ client, other }: Call, signal: AbortSignal) {
  if (!other) throw new Error('Only a chosen land request is separated');
  const params = { path: { id: other.id }, query: seenVersion(other.version) };
  return body(await client.DELETE('/api/v1/lands/joined/{id}', { params, signal }));
}
