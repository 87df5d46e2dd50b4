import { useSelector } from '@xstate/react';
import { ParcelSheet } from '../../../components/images/ParcelSheet.tsx';
import type { StepProps } from './form/stepProps.ts';

interface OfferSheetProps extends Pick<StepProps, 'snapshot'> {
  /** Counted from 0. */
  step: number;
}

/** The sheet of the parcel that the form describes, which is complete in step 3. */
export function OfferSheet({ snapshot, step }: OfferSheetProps) {
  const location = useSelector(snapshot.children.location, (current) => current?.context);
  const { place, text } = snapshot.context;
  const { provinces = [], districts = [], neighbourhoods = [] } = location?.lists ?? {};
  const isId = (chosen: string) => (row: { id: number }) => String(row.id) === chosen;
  return (
    <ParcelSheet
      complete={step === 2}
      facts={{
        il: provinces.find(isId(place.il))?.il_adi ?? '',
        ilce: districts.find(isId(place.ilce))?.ilce_adi ?? '',
        mahalle: neighbourhoods.find(isId(place.mahalle))?.mahalle_adi ?? '',
        ada: text.ada,
        parsel: text.parsel,
        metrekare: text.metrekare,
      }}
    />
  );
}
