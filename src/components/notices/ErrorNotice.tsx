import styles from './notices.module.css';
import { RetryButton } from './RetryButton.tsx';

interface ErrorNoticeProps {
  text: string;
  /** The reason, if known. */
  detail?: string;
  onRetry?: () => void;
}

/** An error, with a retry button if `onRetry` is given. */
export function ErrorNotice({ text, detail, onRetry }: ErrorNoticeProps) {
  return (
    <div role="alert" className={styles.error}>
      <div className={styles.words}>
        <p>{text}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {onRetry && <RetryButton onRetry={onRetry} />}
    </div>
  );
}
