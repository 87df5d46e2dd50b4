import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { profileMachine } from '../../../../machines/account/profile.ts';

/** The props of each part of the profile. */
export interface ProfileProps {
  snapshot: SnapshotFrom<typeof profileMachine>;
  send: (event: EventFromLogic<typeof profileMachine>) => void;
}
