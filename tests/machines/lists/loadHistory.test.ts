import { expect, test } from 'vitest';
import { loadHistory } from '../../../machines/lists/loadHistory.ts';
import { listWire } from './listWire.ts';

test('a history is loaded by the kind and the id of its record', async () => {
  const { client, calls, signal } = listWire([{ id: 3 }]);
  expect(await loadHistory({ client, kind: 'request', id: 12 }, signal)).toEqual([{ id: 3 }]);
  expect(calls).toEqual(['history/request/12']);
});
