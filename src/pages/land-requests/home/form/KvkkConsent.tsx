import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { useEffect, useId, useRef } from 'react';
import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';
import styles from '../home.module.css';
import type { StepProps } from './stepProps.ts';

/**
 * The consent checkbox, disabled until its label has opened the notice (product, 4). Once the
 * notice was read, the label ticks the box, and a button opens the notice again.
 */
export function KvkkConsent({ snapshot, send }: StepProps) {
  const id = useId();
  const hintId = useId();
  const labelId = useId();
  const box = useRef<HTMLInputElement>(null);
  const isUnread = snapshot.matches({ notice: 'unread' });
  const isRead = snapshot.matches({ notice: 'read' });
  const wasOpen = useRef(false);
  useEffect(() => {
    // the label that opened the notice is no button any more
    if (isRead && wasOpen.current) box.current?.focus();
    wasOpen.current = !isRead && !isUnread;
  }, [isRead, isUnread]);
  const openNotice = () => send({ type: 'notice.open' });
  return (
    <div className={styles.consent}>
      <Checkbox
        id={id}
        name="kvkk"
        checked={snapshot.context.kvkk}
        // Enabled from the click on the label, although the modal notice still covers the checkbox.
        disabled={isUnread}
        onChange={(event) => send({ type: 'kvkk.change', accepted: event.target.checked })}
        slotProps={{
          input: {
            ref: box,
            'aria-labelledby': labelId,
          },
        }}
      />
      <div>
        {/* The label of a disabled input counts as disabled too, but this one opens the notice. */}
        <label htmlFor={isRead ? id : undefined}>
          {isRead ? (
            <span id={labelId}>{text.kvkk}</span>
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a label would name a real button
            <span
              id={labelId}
              role="button"
              tabIndex={0}
              aria-haspopup="dialog"
              // the disabled box cannot be focused
              aria-describedby={isUnread ? hintId : undefined}
              onClick={openNotice}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                openNotice();
              }}
            >
              {text.kvkk}
            </span>
          )}
        </label>
        {isUnread && <p id={hintId}>{text.kvkkHint}</p>}
        {isRead && (
          <Link component="button" type="button" variant="body2" aria-haspopup="dialog" onClick={openNotice}>
            {text.kvkkAgain}
          </Link>
        )}
      </div>
    </div>
  );
}
