import { expect, test } from 'vitest';
import { loadHistory } from '../../../machines/records/loadHistory.ts';
import { success } from '../../contract/refusal.ts';
import { listWire } from '../listWire.ts';

test('a history is loaded by the kind and the id of its record', async () => {
  const { client, calls, signal } = listWire();
  expect(await loadHistory({ client, kind: 'request', id: 12 }, signal)).toEqual(success('listHistory').json);
  expect(calls).toEqual(['history/request/12']);
});
