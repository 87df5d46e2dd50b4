import { useId } from 'react';
import { workingDaysAfter } from '../../../../rules/records/workingDays.ts';
import { istanbulToday } from '../../../browser/istanbulToday.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { company } from '../../../site/brand.ts';
import { dayText } from '../../../text/formats.ts';
import { homeText } from '../../../text/land-requests/home.ts';
import styles from './home.module.css';

const text = homeText.after;

/** What happens after the form was sent, in three dated steps. */
export function AfterSending() {
  const headingId = useId();
  // a prerendered page does not know the day on which it is read
  const today = useHydrated() ? istanbulToday() : undefined;
  const days = [
    today && dayText(today),
    today && company.answerDays > 0 && text.latest(dayText(workingDaysAfter(today, company.answerDays))),
  ];
  return (
    <section className={styles.after} aria-labelledby={headingId}>
      <h2 id={headingId}>{text.heading}</h2>
      <ol>
        {text.steps.map(({ when, title, detail, text: words }, index) => (
          <li key={title}>
            <p className={styles.when}>
              {when} <span>{days[index] || detail}</span>
            </p>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
