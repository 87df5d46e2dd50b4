import { ParcelSheet } from '../../../../components/images/ParcelSheet.tsx';
import type { StepProps } from './stepProps.ts';

interface LandOfferSheetProps extends Pick<StepProps, 'snapshot'> {
  /** Counted from 0. */
  step: number;
}

/** The sheet of the parcel that the form describes, which is complete in step 3. */
export function LandOfferSheet({ snapshot, step }: LandOfferSheetProps) {
  const { placeNames, answers } = snapshot.context;
  const [il = '', ilce = '', mahalle = ''] = placeNames;
  return (
    <ParcelSheet
      complete={step === 2}
      facts={{
        il,
        ilce,
        mahalle,
        ada: answers.ada,
        parsel: answers.parsel,
        metrekare: answers.metrekare,
      }}
    />
  );
}
