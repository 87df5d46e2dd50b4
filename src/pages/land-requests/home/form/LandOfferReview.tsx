import { landInfoFields } from '../../../../../rules/land-requests/landOfferForm.ts';
import { infoChoices } from '../../../../components/inputs/infoChoices.ts';
import { choicesOf } from '../../../../components/inputs/SelectInput.tsx';
import { sahipZaman } from '../../../../text/land-requests/landCodes.ts';
import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';
import { areaText } from '../../../../text/parcel.ts';
import styles from './facts.module.css';
import type { StepProps } from './stepProps.ts';

/** As the office reads them. */
const choices = { ...infoChoices, sahip_zaman: choicesOf(sahipZaman) };

/** What the owner is about to send, below the last step. */
export function LandOfferReview({ snapshot }: Pick<StepProps, 'snapshot'>) {
  const { placeNames, answers: typed } = snapshot.context;
  const answers = landInfoFields.map((field) => {
    const chosen = choices[field]?.find(({ value }) => value === typed[field])?.label;
    return [text.info[field], chosen ?? areaText(typed[field])] as const;
  });
  return (
    <aside className={styles.review} aria-label={text.review}>
      <h3>{text.review}</h3>
      <p>{text.parcel(placeNames, typed.ada, typed.parsel)}</p>
      <dl>
        {answers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
