import { PlainButton } from '../components/buttons/PlainButton.tsx';
import { dialogText as text } from '../text/dialogs.ts';
import styles from './OfflineBanner.module.css';

/** The notice that `notWholeNotice.ts` finds: hidden, at the end of each prerendered page. */
export function NotWhole() {
  return (
    <div id="not-whole" className={styles.banner} role="alert" hidden>
      <p>
        {text.notWhole}{' '}
        <PlainButton look="outlined" color="inherit">
          {text.retry}
        </PlainButton>
      </p>
    </div>
  );
}
