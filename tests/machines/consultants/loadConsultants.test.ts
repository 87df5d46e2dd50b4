import { expect, test } from 'vitest';
import { loadConsultant, loadConsultants } from '../../../machines/consultants/loadConsultants.ts';
import { firstPage } from '../../../machines/lists/pollingList.ts';
import { listWire, undeclaredWire } from '../listWire.ts';
import { sampleConsultant } from '../sampleConsultant.ts';

test.each(['users', 'users/new', 'users/deleted'] as const)('%s is loaded by page', async (list) => {
  const { client, calls, signal } = listWire([sampleConsultant], { 'X-Total-Count': '70' });
  const query = { page: 2, size: 25, sort: '-name', q: ' aydın ', filters: {} };
  const answer = await loadConsultants(client, list, query, signal);
  expect(answer).toEqual({ rows: [sampleConsultant], total: 70, capped: false });
  expect(calls).toEqual([`${list}?page=2&size=25&sort=-name&q=aydın`]);
});

test.each(['Id', 'name', 'phone', 'email', 'office_name', 'status'])(
  'consultants can be sorted by %s, both ways',
  async (field) => {
    const { client, calls, signal } = listWire([]);
    for (const sort of [field, `-${field}`])
      await loadConsultants(client, 'users', { ...firstPage, sort }, signal);
    expect(calls).toEqual([`users?page=0&size=25&sort=${field}`, `users?page=0&size=25&sort=-${field}`]);
  },
);

test('consultants can be filtered by office, in the list of all by their state too', async () => {
  const { client, calls, signal } = listWire([]);
  const filters = { state: 'awaiting', office: 'Ege' };
  for (const list of ['users', 'users/new', 'users/deleted'] as const)
    await loadConsultants(client, list, { ...firstPage, filters }, signal);
  await loadConsultants(client, 'users', { ...firstPage, filters: { state: '0' } }, signal);
  expect(calls).toEqual([
    'users?page=0&size=25&office=Ege&state=awaiting',
    'users/new?page=0&size=25&office=Ege',
    'users/deleted?page=0&size=25&office=Ege',
    'users?page=0&size=25',
  ]);
});

test('a consultant is the only item of its answer, and an empty answer means a missing one', async () => {
  const { client, calls, signal } = listWire([sampleConsultant]);
  expect(await loadConsultant({ client, id: 74 }, signal)).toEqual(sampleConsultant);
  expect(calls).toEqual(['users/74']);
  const empty = loadConsultant({ client: undeclaredWire([]).client, id: 74 }, signal);
  await expect(empty).rejects.toMatchObject({ kind: 'missing' });
});
