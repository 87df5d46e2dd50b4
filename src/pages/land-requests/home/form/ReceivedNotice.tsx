import { useEffect, useRef, useState } from 'react';
import type { SentLandOffer } from '../../../../../machines/land-requests/landOffer.ts';
import { workingDaysAfter } from '../../../../../rules/land-requests/workingDays.ts';
import { formatPhone, isCompletePhone } from '../../../../../rules/people/phone.ts';
import { OfficePhoneLink } from '../../../../components/records/OfficePhoneLink.tsx';
import { company } from '../../../../site/brand.ts';
import { dayText } from '../../../../text/formats.ts';
import { landOfferText } from '../../../../text/land-requests/landOffer.ts';
import { landOfferDialogsText } from '../../../../text/land-requests/landOfferDialogs.ts';
import styles from './received.module.css';
import type { StepProps } from './stepProps.ts';

const text = landOfferDialogsText.received;
/** The next person at this device must not read the phone of the last one. */
const shownMs = 10 * 60_000;

interface ReceivedNoticeProps extends Pick<StepProps, 'send'> {
  sent: SentLandOffer;
  /** The dialog above it is closed. */
  uncovered: boolean;
}

/** What was sent, which number is called and when, above the empty form (product, 4). */
export function ReceivedNotice({ sent, uncovered, send }: ReceivedNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (uncovered) heading.current?.focus();
  }, [uncovered]);
  // the promise does not move on a page that stays open
  const [sentOn] = useState(() => new Date());
  useEffect(() => {
    // one timer of ten minutes would stand still while the device sleeps
    const timer = setInterval(() => {
      if (Date.now() - sentOn.getTime() >= shownMs) send({ type: 'sent.expire' });
    }, 1000);
    return () => clearInterval(timer);
  }, [sentOn, send]);
  const facts = [
    [text.parcel, landOfferText.parcel(sent.place, sent.ada, sent.parsel)],
    [text.phone, formatPhone(sent.phone)],
    ...(company.answerDays > 0
      ? [[text.when, text.latest(dayText(workingDaysAfter(sentOn, company.answerDays)))]]
      : []),
  ];
  return (
    <section className={styles.received}>
      <h2 ref={heading} tabIndex={-1}>
        {text.heading}
      </h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{text.office}</dt>
          <dd>
            <OfficePhoneLink />
          </dd>
        </div>
      </dl>
      <p>{isCompletePhone(sent.phone) ? text.wrong : text.incomplete}</p>
    </section>
  );
}
