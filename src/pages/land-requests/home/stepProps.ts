import type { EventFromLogic } from 'xstate';
import type { LandOfferSnapshot, landOfferMachine } from '../../../../machines/land-requests/landOffer.ts';

/** What each step of the form is given. */
export interface StepProps {
  snapshot: LandOfferSnapshot;
  send: (event: EventFromLogic<typeof landOfferMachine>) => void;
}
