import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { ownerOfferMachine } from '../../../../machines/land-requests/ownerOffer.ts';

export interface OwnerOfferProps {
  snapshot: SnapshotFrom<typeof ownerOfferMachine>;
  send: (event: EventFromLogic<typeof ownerOfferMachine>) => void;
}
