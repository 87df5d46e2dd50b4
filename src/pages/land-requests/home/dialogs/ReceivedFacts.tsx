import type { SentLandOffer } from '../../../../../machines/land-requests/landOffer.ts';
import { formatPhone, isCompletePhone } from '../../../../../rules/people/phone.ts';
import { istanbulTime } from '../../../../../rules/records/istanbulTime.ts';
import { workingDaysAfter } from '../../../../../rules/records/workingDays.ts';
import { OfficePhoneLink } from '../../../../components/records/OfficePhoneLink.tsx';
import { company } from '../../../../site/brand.ts';
import { dayText } from '../../../../text/formats.ts';
import { landOfferText } from '../../../../text/land-requests/landOffer.ts';
import { landOfferDialogsText } from '../../../../text/land-requests/landOfferDialogs.ts';

const text = landOfferDialogsText.received;

/** What was sent, which number is called and when (product, 4). */
export function ReceivedFacts({ sent }: { sent: SentLandOffer }) {
  const { sentAtMs, placeNames, ada, parsel, phone } = sent;
  const { day } = istanbulTime(new Date(sentAtMs));
  const facts = [
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
