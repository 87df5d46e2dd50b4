import { homeText as text } from '../../../text/land-requests/home.ts';
import styles from './home.module.css';

/** Questions of landowners, with their answers (product, 2). */
export function OwnerQuestions() {
  return (
    <section className={styles.questions}>
      <h2>{text.questionsHeading}</h2>
      <div className={styles.answers}>
        {text.questions.map(({ question, answer }) => (
          <div key={question} className={styles.question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
