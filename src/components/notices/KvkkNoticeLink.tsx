import Link from '@mui/material/Link';
import { useMachine } from '@xstate/react';
import { kvkkNoticeMachine } from '../../../machines/page/kvkkNotice.ts';
import { KvkkNoticeDialog } from '../dialogs/KvkkNoticeDialog.tsx';

/** Opens the personal-data notice (KVKK). */
export function KvkkNoticeLink({ label }: { label: string }) {
  const [snapshot, send] = useMachine(kvkkNoticeMachine);
  return (
    <>
      <Link
        component="button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => send({ type: 'notice.open' })}
      >
        {label}
      </Link>
      {snapshot.matches('open') && <KvkkNoticeDialog onClose={() => send({ type: 'notice.close' })} />}
    </>
  );
}
