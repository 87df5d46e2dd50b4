import { landOfferText } from '../../../../text/land-requests/landOffer.ts';
import styles from './deed.module.css';

const text = landOfferText.deed;
/** The left edges of the columns, and the right edge of the last one. */
const edges = [8, 84, 128, 178, 252] as const;

/**
 * Shows where ada and parsel stand on a title deed; the caption says it for those who cannot see
 * it.
 */
export function DeedDrawing({ ada, parsel }: { ada: string; parsel: string }) {
  const typed = ['', ada.trim(), parsel.trim(), ''];
  const samples = ['', text.samples.ada, text.samples.parsel, ''];
  return (
    <figure className={styles.deed}>
      <svg viewBox="0 0 260 84" aria-hidden>
        <rect className={styles.paper} x="1" y="1" width="258" height="82" rx="4" />
        <text className={styles.title} x="130" y="19">
          {text.title}
        </text>
        {text.columns.map((column, index) => {
          const left = edges[index] ?? 0;
          const width = (edges[index + 1] ?? left) - left;
          const sought = index === 1 || index === 2;
          return (
            <g key={column} data-sought={sought ? '' : undefined}>
              <rect className={styles.cell} x={left} y="28" width={width} height="46" />
              <text className={styles.column} x={left + width / 2} y="42">
                {column}
              </text>
              {sought ? (
                <text className={typed[index] ? styles.value : styles.column} x={left + width / 2} y="64">
                  {typed[index]?.slice(0, 6) || samples[index]}
                </text>
              ) : (
                <path className={styles.rest} d={`M${left + 10} 60h${width - 20}`} />
              )}
            </g>
          );
        })}
      </svg>
      <figcaption>{text.caption}</figcaption>
    </figure>
  );
}
