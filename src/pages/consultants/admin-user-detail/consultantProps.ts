import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { consultantMachine } from '../../../../machines/consultants/consultant.ts';

export interface ConsultantProps {
  snapshot: SnapshotFrom<typeof consultantMachine>;
  send: (event: EventFromLogic<typeof consultantMachine>) => void;
}
