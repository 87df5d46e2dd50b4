import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';
import styles from '../home.module.css';

/** The current step. Steps are not links: only the browser's Back returns to one (product, 4). */
export function StepProgress({ step }: { step: number }) {
  return (
    <div className={styles.progress}>
      <p aria-live="polite">{`${text.progress(step + 1)} · ${text.steps[step]}`}</p>
      <div aria-hidden className={styles.bars}>
        {text.steps.map((name, index) => (
          <span key={name} data-reached={index <= step ? '' : undefined} />
        ))}
      </div>
    </div>
  );
}
