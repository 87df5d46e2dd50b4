import { type ReactNode, useEffect, useRef } from 'react';
import type { SentLandOffer } from '../../../../../machines/land-requests/landOffer.ts';
import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';
import { ReceivedFacts } from '../dialogs/ReceivedFacts.tsx';
import styles from './facts.module.css';

interface ReceivedNoticeProps {
  sent: SentLandOffer;
  /** The dialog above it is closed. */
  uncovered: boolean;
}

/** Says above the empty form that it was received (product, 4). */
export function ReceivedNotice({ sent, uncovered }: ReceivedNoticeProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (uncovered) heading.current?.focus();
  }, [uncovered]);
  return (
    <section className={styles.received}>
      <h2 ref={heading} tabIndex={-1}>
        {text.received}
      </h2>
      <ReceivedFacts sent={sent} />
    </section>
  );
}
