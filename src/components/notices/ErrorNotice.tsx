import styles from './notices.module.css';
import { RetryButton } from './RetryButton.tsx';

interface ErrorNoticeProps {
  text: string;
  /** The reason, if known. */
  detail?: string;
  onRetry?: () => void;
}

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
