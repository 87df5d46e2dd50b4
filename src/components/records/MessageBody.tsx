import { messagesText as text } from '../../text/messages/messages.ts';
import styles from './MessageBody.module.css';

interface MessageBodyProps {
  /** Shown until the message is opened; by default the message itself, cut to one line. */
  line?: string;
  body: string;
  onOpen?: (details: HTMLDetailsElement) => void;
}

/** A message of which one line shows until it is opened. */
export function MessageBody({ body, line = body, onOpen }: MessageBodyProps) {
  return (
    <details
      className={styles.message}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.(currentTarget)}
    >
      <summary>
        <span className={styles.line}>{line}</span>
        <span className={styles.opened}>{text.whole}</span>
      </summary>
      <p>{body}</p>
    </details>
  );
}
