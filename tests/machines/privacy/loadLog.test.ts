import { expect, test } from 'vitest';
import { firstPage } from '../../../machines/lists/pollingList.ts';
import { loadLog, logKinds, logSorts } from '../../../machines/privacy/loadLog.ts';
import { operations } from '../../../server/http/contract/operations.ts';
import { success } from '../../contract/refusal.ts';
import { listWire } from '../listWire.ts';

test('the log is loaded by page, order and filters, and a file says that it is one', async () => {
  const { client, calls, signal } = listWire(undefined, { 'X-Total-Count': '5' });
  const filters = { kind: 'csv', who: 'Ayşe', network: '203.', from: '2026-11-01', to: 'never' };
  for (const query of [{ sort: 'tarih' }, { sort: 'who' }, { filters }, { csv: true }]) {
    const answer = await loadLog(client, { ...firstPage, ...query }, signal);
    expect(answer).toEqual({ rows: success('listLog').json, total: 5, capped: false });
  }
  expect(calls).toEqual([
    'log?page=0&size=25&sort=tarih',
    'log?page=0&size=25',
    'log?page=0&size=25&kind=csv&who=Ayşe&network=203.&from=2026-11-01',
    'log?page=0&size=25&csv=true',
  ]);
});

test('the filter offers each kind of the contract, and the order each order', () => {
  const { parameters } = operations.find(({ operationId }) => operationId === 'listLog') ?? {};
  const choices = (name: string) => parameters?.find((one) => one.name === name)?.schema.enum?.toSorted();
  expect(choices('kind')).toEqual(logKinds.toSorted());
  expect(choices('sort')).toEqual(logSorts.toSorted());
});
