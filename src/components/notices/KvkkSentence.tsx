import { kvkkNoticeLinkText as text } from '../../text/kvkkNoticeLink.ts';
import { KvkkNoticeLink } from './KvkkNoticeLink.tsx';
import styles from './notices.module.css';

/** Says beside a form's button what becomes of the personal data. */
export function KvkkSentence() {
  return (
    <KvkkNoticeLink
      label={text.link}
      within={(link) => (
        <p className={styles.kvkkSentence}>
          {text.before} {link} {text.after}
        </p>
      )}
    />
  );
}
