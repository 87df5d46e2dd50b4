import { useMachine } from '@xstate/react';
import { kvkkNoticeMachine } from '../../../machines/page/kvkkNotice.ts';
import { kvkkNoticeLinkText as text } from '../../text/kvkkNoticeLink.ts';
import styles from './notices.module.css';
import { OnDemand } from './OnDemand.tsx';

// the first visit of a page loads neither the notice nor MUI
const loadNotice = () => import('../dialogs/KvkkNoticeDialog.tsx');

/** Opens the personal-data notice (KVKK). */
export function KvkkNoticeLink({ label }: { label: string }) {
  const [snapshot, send] = useMachine(kvkkNoticeMachine);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.kvkk}
        onClick={() => send({ type: 'notice.open' })}
      >
        {label}
      </button>
      {snapshot.matches('open') && (
        <OnDemand load={loadNotice}>
          {({ default: KvkkNoticeDialog }) => (
            <KvkkNoticeDialog onClose={() => send({ type: 'notice.close' })} />
          )}
        </OnDemand>
      )}
    </>
  );
}

/** Says beside a form's button what becomes of the personal data. */
export function KvkkSentence() {
  return (
    <p className={styles.kvkkSentence}>
      {text.before} <KvkkNoticeLink label={text.link} /> {text.after}
    </p>
  );
}
