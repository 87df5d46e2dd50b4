import layout from '../../../site/layout.module.css';
import { applicationText as text } from '../../../text/consultants/application.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import styles from './application.module.css';
import { SignInOffer } from './SignInOffer.tsx';

/** The reasons to join, and the application form (product, 2). */
export default function ApplicationPage() {
  return (
    <div className={layout.page}>
      <SignInOffer />
      <div className={styles.columns}>
        <div className={styles.reasons}>
          <h1 className={layout.title}>{text.heading}</h1>
          <p>{text.lead}</p>
          <ul>
            {text.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <h2>{text.stepsHeading}</h2>
          <ol>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className={styles.form}>
          <h2>{text.formHeading}</h2>
          <ApplicationForm />
        </div>
      </div>
    </div>
  );
}
