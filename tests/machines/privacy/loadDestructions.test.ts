import { expect, test } from 'vitest';
import { loadDestructions } from '../../../machines/privacy/loadDestructions.ts';
import { success } from '../../contract/refusal.ts';
import { listWire } from '../listWire.ts';

test('the entries of the server are the log', async () => {
  const { client, calls, signal } = listWire();
  expect(await loadDestructions({ client, id: 1 }, signal)).toEqual(success('listDestructions').json);
  expect(calls).toEqual(['privacy/destructions']);
});
