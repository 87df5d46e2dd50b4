import type { EventFromLogic } from 'xstate';
import type { LandOfferSnapshot, landOfferMachine } from '../../../../machines/land-requests/landOffer.ts';

/** The props of each step. */
export interface StepProps {
  snapshot: LandOfferSnapshot;
  send: (event: EventFromLogic<typeof landOfferMachine>) => void;
}
