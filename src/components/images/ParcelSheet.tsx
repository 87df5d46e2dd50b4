import type { ReactNode } from 'react';
import type { Parcel } from '../../../machines/parcels/parcelRecord.ts';
import type { LandOfferAnswers } from '../../../rules/land-requests/landOfferForm.ts';
import { squareMetres } from '../../../rules/land-requests/squareMetres.ts';
import { areaText, parcelText } from '../../text/parcel.ts';
import { ParcelDrawing } from './ParcelDrawing.tsx';
import styles from './ParcelSheet.module.css';

const text = parcelText.sheet;
const parcelFacts = ['il', 'ilce', 'mahalle', 'ada', 'parsel', 'metrekare'] as const;

interface ParcelSheetProps {
  /** Of province, district and neighbourhood, as far as they are chosen. */
  placeNames: readonly string[];
  answers: Pick<LandOfferAnswers, 'ada' | 'parsel' | 'metrekare'>;
  complete: boolean;
  /** The true outline of the parcel, where it is known. */
  outline?: Parcel | undefined;
  /** A map of the place, which covers the drawing until the parcel is known. */
  map?: (isParcelDrawn: boolean) => ReactNode;
}

/**
 * A sheet of the land registry that fills in with what is known. It repeats what stands in the
 * page, so screen readers skip it.
 */
export function ParcelSheet({ placeNames, answers, complete, outline, map }: ParcelSheetProps) {
  const [il, ilce, mahalle] = placeNames;
  const ada = answers.ada.trim();
  const parsel = answers.parsel.trim();
  const facts = { il, ilce, mahalle, ada, parsel, metrekare: areaText(answers.metrekare) };
  return (
    <div aria-hidden className={styles.sheet}>
      <div className={styles.window}>
        <ParcelDrawing
          ada={ada}
          parsel={parsel}
          area={squareMetres(answers.metrekare)}
          complete={complete}
          outline={outline}
        />
        {map?.(ada !== '' && parsel !== '')}
      </div>
      <dl className={styles.block}>
        {parcelFacts.map((fact) => (
          <div key={fact}>
            <dt>{text[fact]}</dt>
            <dd data-blank={!facts[fact]}>{facts[fact] || text.blank}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
