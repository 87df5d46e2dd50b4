import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../../browser/whenIdle.ts';
import { ParcelSheet } from '../../../../components/images/ParcelSheet.tsx';
import type { PlaceMapProps } from '../../../../components/images/PlaceMap.tsx';

type PlaceSheetProps = Omit<ComponentProps<typeof ParcelSheet>, 'map'> & {
  /** The chosen province's plate code; empty for none. */
  plate: string;
};

/**
 * The sheet beside the form, with a map until the parcel is known. The outlines of the provinces
 * are a file of their own, which comes once the page has nothing else to do, and never to a narrow
 * screen, which hides the sheet.
 */
export function PlaceSheet({ plate, ...sheet }: PlaceSheetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [PlaceMap, setPlaceMap] = useState<ComponentType<PlaceMapProps>>();
  useEffect(() => {
    if (PlaceMap || !frame.current?.offsetParent) return;
    const load = () =>
      void import('../../../../components/images/PlaceMap.tsx').then(
        ({ default: Loaded }) => setPlaceMap(() => Loaded),
        // the sheet does without it
        () => undefined,
      );
    if (plate === '') return whenIdle(load);
    load();
  }, [plate, PlaceMap]);
  return (
    <div ref={frame}>
      <ParcelSheet
        {...sheet}
        {...(PlaceMap && {
          map: (isParcelDrawn) => (
            <PlaceMap plate={plate} placeNames={sheet.placeNames} isParcelDrawn={isParcelDrawn} />
          ),
        })}
      />
    </div>
  );
}
