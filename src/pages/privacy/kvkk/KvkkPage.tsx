import { KvkkNotice } from '../../../components/notices/KvkkNotice.tsx';
import layout from '../../../site/layout.module.css';
import { kvkkNoticeText as text } from '../../../text/kvkkNotice.ts';
import styles from './kvkk.module.css';

/** The personal-data notice (KVKK) as a page of its own, which can be linked to and printed. */
export default function KvkkPage() {
  return (
    <div className={layout.page}>
      <article className={styles.text}>
        <h1 className={layout.title}>{text.title}</h1>
        <KvkkNotice heading="h2" />
      </article>
    </div>
  );
}
