import { dialogText } from '../../text/dialogs.ts';
import { NoticeButton } from './NoticeButton.tsx';
import styles from './notices.module.css';

interface ErrorNoticeProps {
  text: string;
  /** The reason, if known. */
  detail?: string;
  onRetry?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

export function ErrorNotice({ text, detail, onRetry, onClose }: ErrorNoticeProps) {
  return (
    <div role="alert" className={styles.error}>
      <div className={styles.words}>
        <p>{text}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {onRetry && <NoticeButton onPress={onRetry} />}
      {onClose && <NoticeButton label={dialogText.close} onPress={onClose} />}
    </div>
  );
}
