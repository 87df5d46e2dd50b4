import { dialogText } from '../../text/dialogs.ts';
import styles from './notices.module.css';

export function LoadingNotice() {
  return (
    <div className={styles.loading}>
      <div role="progressbar" aria-label={dialogText.loading} className={styles.turning} />
    </div>
  );
}
