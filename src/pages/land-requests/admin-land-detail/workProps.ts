import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { requestWorkMachine } from '../../../../machines/land-requests/requestWork.ts';

/** What each part of the panel 'Takip' gets. */
export interface WorkProps {
  snapshot: SnapshotFrom<typeof requestWorkMachine>;
  send: (event: EventFromLogic<typeof requestWorkMachine>) => void;
}
