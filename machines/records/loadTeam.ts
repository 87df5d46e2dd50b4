import { body } from '../../api/client.ts';
import type { TeamMember } from '../../rules/records/work.ts';
import type { RecordCall } from './record.ts';

/** Loads the admins who can sign in, and so can have records; there is one team, whatever the id. */
export async function loadTeamMembers(
  { client }: Pick<RecordCall, 'client'>,
  signal: AbortSignal,
): Promise<TeamMember[]> {
  const team = body(await client.GET('/api/v1/team', { signal }));
  return team.filter(({ state }) => state === 'active').map(({ id, name }) => ({ id, name }));
}
