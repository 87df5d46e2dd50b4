import type { LandOfferReceipt } from '../../../../../rules/land-requests/landOfferReceipt.ts';
import { formatPhone, isCompletePhone } from '../../../../../rules/people/phone.ts';
import { istanbulTime } from '../../../../../rules/records/istanbulTime.ts';
import { workingDaysAfter } from '../../../../../rules/records/workingDays.ts';
import { OfficePhoneLink } from '../../../../components/records/OfficePhoneLink.tsx';
import { company } from '../../../../site/brand.ts';
import { dayText, turkishTimeText } from '../../../../text/formats.ts';
import { landOfferText } from '../../../../text/land-requests/landOffer.ts';
import { landOfferDialogsText } from '../../../../text/land-requests/landOfferDialogs.ts';

const text = landOfferDialogsText.received;

/** What was sent, which number is called and when (product, 4). */
export function ReceivedFacts({ receipt }: { receipt: LandOfferReceipt }) {
  const { reference, sentAtMs, placeNames, ada, parsel, phone } = receipt;
  const sentAt = new Date(sentAtMs);
  const { day, time } = istanbulTime(sentAt);
  const facts = [
    ...(reference === undefined ? [] : [[text.reference, reference]]),
    [text.sentOn, turkishTimeText(`${dayText(day)}, ${time}`, sentAt)],
    [text.parcel, landOfferText.parcel(placeNames, ada, parsel)],
    [text.phone, formatPhone(phone)],
    ...(company.answerDays > 0
      ? [[text.when, text.latest(dayText(workingDaysAfter(day, company.answerDays)))]]
      : []),
  ];
  return (
    <>
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
      <p>{isCompletePhone(phone) ? text.wrong : text.incomplete}</p>
    </>
  );
}
