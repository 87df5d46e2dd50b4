import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { purchaseMachine } from '../../../../machines/land-requests/purchase.ts';

export interface PurchaseProps {
  snapshot: SnapshotFrom<typeof purchaseMachine>;
  send: (event: EventFromLogic<typeof purchaseMachine>) => void;
}
