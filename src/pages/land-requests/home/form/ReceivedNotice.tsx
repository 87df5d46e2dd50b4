import { type ReactNode, useEffect, useRef } from 'react';
import type { SentLandOffer } from '../../../../../machines/land-requests/landOffer.ts';
import { OnDemand } from '../../../../components/notices/OnDemand.tsx';
import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';
import { loadDialogs } from '../dialogs/loadDialogs.ts';
import styles from './facts.module.css';

interface ReceivedNoticeProps {
  sent: SentLandOffer;
  /** The dialog above it is closed. */
  uncovered: boolean;
}

/**
 * Says above the empty form that it was received (product, 4). The facts come with the
 * file of the dialogs. The sentence does not: without it the owner would send the form again.
 */
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
      <OnDemand load={loadDialogs} onFail={() => undefined}>
        {({ ReceivedFacts }) => <ReceivedFacts sent={sent} />}
      </OnDemand>
    </section>
  );
}
