import { useMachine } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { privacyNoticeMachine } from '../../../machines/page/privacyNotice.ts';
import { kvkkLinkText as text } from '../../text/kvkkLink.ts';
import styles from './notices.module.css';

// the first visit of a page loads neither the notice nor MUI
const KvkkDialog = lazy(() => import('../dialogs/KvkkDialog.tsx'));

/** Opens the personal-data notice (KVKK). */
export function KvkkLink({ label }: { label: string }) {
  const [snapshot, send] = useMachine(privacyNoticeMachine);
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
          <KvkkDialog onClose={() => send({ type: 'notice.close' })} />
        </Suspense>
      )}
    </>
  );
}

/** Says beside a form's button what becomes of the personal data. */
export function KvkkLine() {
  return (
    <p className={styles.kvkkLine}>
      {text.before} <KvkkLink label={text.link} /> {text.after}
    </p>
  );
}
