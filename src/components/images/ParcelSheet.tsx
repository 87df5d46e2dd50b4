import { squareMetres } from '../../../rules/land-requests/squareMetres.ts';
import { areaText, parcelText } from '../../text/parcel.ts';
import { ParcelDrawing } from './ParcelDrawing.tsx';
import styles from './ParcelSheet.module.css';

const text = parcelText.sheet;

const parcelFacts = ['il', 'ilce', 'mahalle', 'ada', 'parsel', 'metrekare'] as const;

/** Names of places, numbers, and the owner's free text for the area; what is not known is empty. */
export type ParcelFacts = Record<(typeof parcelFacts)[number], string>;

/**
 * A sheet of the land registry that fills in with what is known. It repeats what stands in the
 * page, so screen readers skip it.
 */
export function ParcelSheet({ facts, complete }: { facts: ParcelFacts; complete: boolean }) {
  const area = squareMetres(facts.metrekare);
  const ada = facts.ada.trim();
  const parsel = facts.parsel.trim();
  const shown = {
    ...facts,
    ada,
    parsel,
    metrekare: areaText(facts.metrekare),
  };
  return (
    <div aria-hidden className={styles.sheet}>
      <div className={styles.window}>
        <ParcelDrawing ada={ada} parsel={parsel} area={area} complete={complete} />
      </div>
      <dl className={styles.block}>
        {parcelFacts.map((fact) => (
          <div key={fact}>
            <dt>{text[fact]}</dt>
            <dd data-blank={shown[fact] === ''}>{shown[fact] || text.blank}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
