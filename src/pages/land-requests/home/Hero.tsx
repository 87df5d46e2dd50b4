import type { ReactNode } from 'react';
import { homeText as text } from '../../../text/land-requests/home.ts';
import styles from './home.module.css';

/**
 * The headline beside the form. A small screen hides the lead and the parcel sheet, so that the
 * form's first fields are in sight (product, 1).
 */
export function Hero({ sheet, children }: { sheet: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.hero}>
      <div className={styles.columns}>
        <div className={styles.headline}>
          <h1>{text.headline}</h1>
          <p className={styles.lead}>{text.lead}</p>
          <ul className={styles.points}>
            {text.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <div className={styles.sheet}>{sheet}</div>
        </div>
        <div className={styles.form}>{children}</div>
      </div>
    </div>
  );
}
