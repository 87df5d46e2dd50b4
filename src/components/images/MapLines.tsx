import { useDeferredValue, useMemo } from 'react';
import { useHydrated } from '../../browser/useHydrated.ts';
import { drawCadastre, sheetSize } from './cadastre.ts';
import styles from './ParcelDrawing.module.css';

/**
 * Parcels without labels or figures, where no particular one is meant. Prerendered HTML leaves the
 * lines out: those of a list of posts would double the page and cost it a round trip.
 */
export function MapLines({ seed }: { seed: string }) {
  // deferred: a slow phone would stand still while it draws a whole list of them in one task
  const hydrated = useDeferredValue(useHydrated());
  const drawn = useMemo(() => (hydrated ? drawCadastre(seed) : undefined), [hydrated, seed]);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${sheetSize.width} ${sheetSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      data-known
      data-complete
      aria-hidden
    >
      <path className={styles.boundary} d={drawn?.boundaries} />
      <path className={styles.kerb} d={drawn?.road} />
      <path className={styles.road} d={drawn?.road} />
      <path className={styles.parcel} d={drawn?.parcel} />
    </svg>
  );
}
