import Button from '@mui/material/Button';
import { Link } from 'wouter';
import { paths } from '../../../../rules/site/paths.ts';
import { MapLines } from '../../../components/images/MapLines.tsx';
import { aboutText as text } from '../../../text/site/about.ts';
import styles from './about.module.css';

/** Who buys the land (product, 1). */
export default function AboutPage() {
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <div>
          <h1>{text.heading}</h1>
          <p className={styles.lead}>{text.lead}</p>
        </div>
        <div className={styles.map}>
          <MapLines seed={text.heading} />
        </div>
      </div>
      <section>
        <h2>{text.storyHeading}</h2>
        <div className={styles.story}>
          {text.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section aria-label={text.factsHeading}>
        <ul className={styles.facts}>
          {text.facts.map(({ figure, text: words }) => (
            <li key={figure}>
              <strong>{figure}</strong>
              {words}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{text.valuesHeading}</h2>
        <div className={styles.values}>
          {text.values.map(({ title, text: words }) => (
            <div key={title} className={styles.value}>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
          ))}
        </div>
      </section>
      <section className={styles.call}>
        <div>
          <h2>{text.callHeading}</h2>
          <p>{text.callText}</p>
        </div>
        <Button component={Link} href={paths.home.to()} variant="contained" size="large">
          {text.callButton}
        </Button>
        <Button component={Link} href={paths.apply.to()} variant="outlined" size="large">
          {text.applyButton}
        </Button>
      </section>
    </div>
  );
}
