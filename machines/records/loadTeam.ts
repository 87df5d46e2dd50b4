import { body } from '../../api/client.ts';
import type { TeamMember } from '../../rules/records/work.ts';
import { createRecordMachine } from './record.ts';

/**
 * Loads the admins who can sign in, and so can have records; there is one team, whatever the id.
 * A failure can be retried.
 */
export const teamMembersMachine = createRecordMachine<TeamMember[]>(async ({ client }, signal) => {
  const team = body(await client.GET('/api/v1/team', { signal }));
  return team.filter(({ state }) => state === 'active').map(({ id, name }) => ({ id, name }));
});
