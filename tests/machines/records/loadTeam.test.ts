import { expect, test } from 'vitest';
import { loadTeamMembers } from '../../../machines/records/loadTeam.ts';
import { fakeServer } from '../calls.ts';

test('records are for those who can sign in, not for who is invited or switched off', async () => {
  const { client } = fakeServer();
  expect(await loadTeamMembers({ client }, new AbortController().signal)).toEqual([
    { id: 61, name: 'Yönetici' },
    { id: 75, name: 'Deniz Ak' },
  ]);
});
