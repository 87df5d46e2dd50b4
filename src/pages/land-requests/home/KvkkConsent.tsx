import { useId } from 'react';
import { landOfferText as text } from '../../../text/land-requests/landOffer.ts';
import styles from './home.module.css';
import type { StepProps } from './stepProps.ts';

/**
 * The consent checkbox, disabled until its label has opened the notice (product, 4). The label
 * always opens the notice; only the checkbox changes the consent.
 */
export function KvkkConsent({ snapshot, send }: StepProps) {
  const id = useId();
  const hintId = useId();
  const labelId = useId();
  // Enabled from the click on the label, although the modal notice still covers the checkbox.
  const enabled = !snapshot.matches({ notice: 'unread' });
  const open = () => send({ type: 'notice.open' });
  return (
    <div className={styles.consent}>
      <input
        id={id}
        type="checkbox"
        name="kvkk"
        checked={snapshot.context.kvkk}
        disabled={!enabled}
        onChange={(event) => send({ type: 'kvkk.change', accepted: event.target.checked })}
        aria-labelledby={labelId}
        aria-describedby={enabled ? undefined : hintId}
      />
      <div>
        {/* The label of a disabled input counts as disabled too, but this one opens the notice. */}
        <label htmlFor={enabled ? id : undefined}>
          {/* biome-ignore lint/a11y/useSemanticElements: a label without `htmlFor` would name a real button */}
          <span
            id={labelId}
            role="button"
            tabIndex={0}
            onClick={(event) => {
              // the label would tick the box
              event.preventDefault();
              open();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              open();
            }}
          >
            {text.kvkk}
          </span>
        </label>
        {!enabled && <p id={hintId}>{text.kvkkHint}</p>}
      </div>
    </div>
  );
}
