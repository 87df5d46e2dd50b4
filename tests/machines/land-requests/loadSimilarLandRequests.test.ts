import { expect, test } from 'vitest';
import { loadSimilarLandRequests } from '../../../machines/land-requests/loadSimilarLandRequests.ts';
import { success } from '../../contract/refusal.ts';
import { listWire } from '../listWire.ts';

test('the land requests that resemble one are loaded by its id, in one call', async () => {
  const { client, calls, signal } = listWire();
  expect(await loadSimilarLandRequests({ client, id: 12 }, signal)).toEqual(
    success('listSimilarLandRequests').json,
  );
  expect(calls).toEqual(['lands/similar/12']);
});
