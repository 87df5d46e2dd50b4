import { useMemo } from 'react';
import type { Parcel } from '../../../machines/parcels/parcelRecord.ts';
import { partsOf } from '../../../rules/parcels/outline.ts';
import { numberText } from '../../text/formats.ts';
import { parcelText as text } from '../../text/parcel.ts';
import { sheetSize } from './cadastre.ts';
import { drawOutline } from './outlineDrawing.ts';
import styles from './ParcelDrawing.module.css';

export interface OutlineDrawingProps {
  outline: Parcel;
  ada: string;
  parsel: string;
  /** The alternative text; without one the drawing is hidden from screen readers. */
  label?: string | undefined;
  /** Where the drawing is too small for the lengths of the sides. */
  small?: boolean | undefined;
}

/** A parcel as it lies: its true outline with lengths, area, north and scale. */
export default function OutlineDrawing({ outline, ada, parsel, label, small = false }: OutlineDrawingProps) {
  const name = `${ada}/${parsel}`;
  const { path, sides, middle, bar } = useMemo(
    () => drawOutline(partsOf(outline), !small, name),
    [outline, small, name],
  );
  const { width, height } = sheetSize;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `aria-label`, or hidden
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      data-known
      data-complete
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className={styles.outline} d={path} fillRule="evenodd" />
      <g className={styles.figures} paintOrder="stroke">
        <text x={middle[0]} y={middle[1]} className={styles.number}>
          {name}
        </text>
        <text x={middle[0]} y={middle[1] + 22}>
          {text.area(numberText(Math.round(outline.area)))}
        </text>
        {sides.map(({ x, y, metres }) => (
          <text key={`${x} ${y}`} x={x} y={y + 6} className={styles.side}>
            {text.length(metres)}
          </text>
        ))}
      </g>
      <g className={styles.legend} paintOrder="stroke">
        <g transform={`translate(16 ${height - 18})`}>
          <path d={`M0-5v10M0 0h${bar.pixels.toFixed(1)}m0-5v10`} />
          <text x={bar.pixels + 8} y="5">
            {text.metres(numberText(bar.metres))}
          </text>
        </g>
        <g transform={`translate(${width - 26} 16)`}>
          <path d="M0 40V4M-7 14L0 2L7 14" />
          <text x="0" y="58" textAnchor="middle">
            {text.north}
          </text>
        </g>
      </g>
    </svg>
  );
}
