import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { privacyMachine } from '../../../../machines/privacy/privacy.ts';

export interface PrivacyProps {
  snapshot: SnapshotFrom<typeof privacyMachine>;
  send: (event: EventFromLogic<typeof privacyMachine>) => void;
}
