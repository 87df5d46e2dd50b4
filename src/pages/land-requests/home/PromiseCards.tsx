import { EasyIcon, FastIcon, TrustIcon } from '../../../components/images/icons.tsx';
import { homeText as text } from '../../../text/land-requests/home.ts';
import styles from './home.module.css';

const icons = [FastIcon, EasyIcon, TrustIcon];

/** HIZLI, KOLAY, GÜVENİLİR (product, 2). */
export function PromiseCards() {
  return (
    <section className={styles.promises}>
      <h2>{text.promisesHeading}</h2>
      <div className={styles.cards}>
        {text.promises.map(({ title, text: words }, index) => {
          const Icon = icons[index] ?? FastIcon;
          return (
            <div key={title} className={styles.card}>
              <Icon />
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
          );
        })}
      </div>
    </section>
  );
}
