import { kvkkNoticeLinkText as text } from '../../text/kvkkNoticeLink.ts';
import { KvkkNoticeLink } from './KvkkNoticeLink.tsx';
import styles from './notices.module.css';

/** Says beside a form's button what becomes of the personal data. */
export function KvkkSentence() {
  return (
    <p className={styles.kvkkSentence}>
      {text.before} <KvkkNoticeLink label={text.link} /> {text.after}
    </p>
  );
}
