import { lazy, Suspense } from 'react';
import type { Parcel } from '../../../machines/parcels/parcelRecord.ts';
import { numberText } from '../../text/formats.ts';
import { parcelText as text } from '../../text/parcel.ts';
import { barLength, drawCadastre, sheetSize } from './cadastre.ts';
import styles from './ParcelDrawing.module.css';

/** Few parcels have an outline. Where the file does not come, the words beside the drawing stay. */
const OutlineDrawing = lazy(() => import('./OutlineDrawing.tsx').catch(() => ({ default: () => <></> })));

interface ParcelDrawingProps {
  ada: string;
  parsel: string;
  /** In m²; undefined where it is not known. */
  area: number | undefined;
  /** The alternative text; without one the drawing is hidden from screen readers. */
  label?: string;
  /** All that is known of the parcel has been given. */
  complete?: boolean;
  /** The true outline, which is then drawn instead. */
  outline?: Parcel | undefined;
  /** Leaves out the lengths of a true outline's sides. */
  small?: boolean;
}

/**
 * A parcel on a cadastral map: ada/parsel and area, with an outline of that area. An unknown parcel
 * is dashed. It is the product's own image of land, and says that it is no survey. Where the true
 * outline is known, that is drawn.
 */
export function ParcelDrawing({ outline, small, ...schematic }: ParcelDrawingProps) {
  const { ada, parsel, label } = schematic;
  if (!outline) return <SchematicDrawing {...schematic} />;
  return (
    <Suspense>
      <OutlineDrawing outline={outline} ada={ada} parsel={parsel} label={label} small={small} />
    </Suspense>
  );
}

function SchematicDrawing({
  ada,
  parsel,
  area,
  label,
  complete,
}: Omit<ParcelDrawingProps, 'outline' | 'small'>) {
  const isKnown = ada !== '' && parsel !== '';
  const { parcel, boundaries, road, barMetres } = drawCadastre(isKnown ? `${ada}/${parsel}` : '', area);
  const { width, height } = sheetSize;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `aria-label`, or hidden
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      data-known={isKnown}
      data-complete={complete}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className={styles.boundary} d={boundaries} />
      <path className={styles.kerb} d={road} />
      <path className={styles.road} d={road} />
      <path className={styles.parcel} d={parcel} />
      {/* an attribute, because the Nu HTML checker knows no such property of CSS */}
      <g className={styles.figures} paintOrder="stroke">
        {isKnown && (
          <text x={width / 2} y={height / 2} className={styles.number}>
            {ada}/{parsel}
          </text>
        )}
        {area !== undefined && (
          <text x={width / 2} y={height / 2 + 22}>
            {text.area(numberText(area))}
          </text>
        )}
      </g>
      <g
        className={styles.legend}
        paintOrder="stroke"
        transform={`translate(${width / 2 - 184} ${height - 26})`}
      >
        {barMetres !== undefined && (
          <>
            <path d={`M0-5v10M0 0h${barLength}M${barLength}-5v10`} />
            <text x={barLength + 8} y="5">
              {text.metres(numberText(barMetres))}
            </text>
          </>
        )}
        <text x="368" y="5" textAnchor="end">
          {text.schematic}
        </text>
      </g>
    </svg>
  );
}
