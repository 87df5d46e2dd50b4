import { type ReactNode, useEffect, useRef } from 'react';
import type { SentLandOffer } from '../../../../../machines/land-requests/landOffer.ts';
import { OnDemand } from '../../../../components/notices/OnDemand.tsx';
import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';
import { loadDialogs } from './loadDialogs.ts';
import styles from './received.module.css';
import type { StepProps } from './stepProps.ts';

/** The next person at this device must not read the phone of the last one. */
const shownMs = 10 * 60_000;

interface ReceivedNoticeProps extends Pick<StepProps, 'send'> {
  sent: SentLandOffer;
  /** The dialog above it is closed. */
  uncovered: boolean;
}

/**
 * Says above the empty form that it was received (product, 4). The facts come with a file of their
 * own; the owner must not send the form again because that file is missing.
 */
export function ReceivedNotice({ sent, uncovered, send }: ReceivedNoticeProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (uncovered) heading.current?.focus();
  }, [uncovered]);
  useEffect(() => {
    // one timer of ten minutes would stand still while the device sleeps
    const timer = setInterval(() => {
      if (Date.now() - sent.sentAtMs >= shownMs) send({ type: 'sent.expire' });
    }, 1000);
    return () => clearInterval(timer);
  }, [sent, send]);
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
