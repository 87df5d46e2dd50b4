import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { profileMachine } from '../../../../machines/account/profile.ts';

/** What each part of the profile reads and says. */
export interface ProfileProps {
  snapshot: SnapshotFrom<typeof profileMachine>;
  send: (event: EventFromLogic<typeof profileMachine>) => void;
}
