import { useMachine } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { kvkkNoticeMachine } from '../../../machines/page/kvkkNotice.ts';
import { kvkkNoticeLinkText as text } from '../../text/kvkkNoticeLink.ts';
import styles from './notices.module.css';

// the first visit of a page loads neither the notice nor MUI
const KvkkNoticeDialog = lazy(() => import('../dialogs/KvkkNoticeDialog.tsx'));

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
        <Suspense>
          <KvkkNoticeDialog onClose={() => send({ type: 'notice.close' })} />
        </Suspense>
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
