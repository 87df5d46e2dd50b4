import Link from '@mui/material/Link';
import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { kvkkNoticeMachine } from '../../../machines/page/kvkkNotice.ts';
import { loadOnce } from '../../browser/loading/loadOnce.ts';
import { OnDemand } from './OnDemand.tsx';

// the first visit of a page does not load the notice
const loadNotice = loadOnce(() => import('../dialogs/KvkkNoticeDialog.tsx'));

interface KvkkNoticeLinkProps {
  label: string;
  /** What stands around the link; its failure to open is said below. */
  within?: (link: ReactNode) => ReactNode;
}

/** Opens the personal-data notice (KVKK). */
export function KvkkNoticeLink({ label, within = (link) => link }: KvkkNoticeLinkProps) {
  const [snapshot, send] = useMachine(kvkkNoticeMachine);
  const close = () => send({ type: 'notice.close' });
  return (
    <>
      {within(
        <Link
          component="button"
          type="button"
          aria-haspopup="dialog"
          onClick={() => send({ type: 'notice.open' })}
        >
          {label}
        </Link>,
      )}
      {snapshot.matches('open') && (
        <OnDemand load={loadNotice} onClose={close}>
          {({ default: KvkkNoticeDialog }) => <KvkkNoticeDialog onClose={close} />}
        </OnDemand>
      )}
    </>
  );
}
