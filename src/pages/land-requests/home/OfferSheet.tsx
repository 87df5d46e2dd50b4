import { Landscape } from './Landscape.tsx';
import type { StepProps } from './stepProps.ts';

/** The parcel that the form describes. */
export function OfferSheet(_: Pick<StepProps, 'snapshot'> & { step: number }) {
  return <Landscape />;
}
