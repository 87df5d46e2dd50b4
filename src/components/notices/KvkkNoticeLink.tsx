import { useMachine } from '@xstate/react';
import { kvkkNoticeMachine } from '../../../machines/page/kvkkNotice.ts';
import { KvkkNoticeDialog } from '../dialogs/KvkkNoticeDialog.tsx';
import styles from './notices.module.css';

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
      {snapshot.matches('open') && <KvkkNoticeDialog onClose={() => send({ type: 'notice.close' })} />}
    </>
  );
}
