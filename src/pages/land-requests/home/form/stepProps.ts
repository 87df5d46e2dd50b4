import type { EventFromLogic } from 'xstate';
import type { LandOfferSnapshot, landOfferMachine } from '../../../../../machines/land-requests/landOffer.ts';

/** The snapshot of the form, and what sends its events. */
export interface StepProps {
  snapshot: LandOfferSnapshot;
  send: (event: EventFromLogic<typeof landOfferMachine>) => void;
}
