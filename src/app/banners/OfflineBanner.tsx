import SnackbarContent from '@mui/material/SnackbarContent';
import { useMachine } from '@xstate/react';
import { fromCallback } from 'xstate';
import { connectionMachine } from '../../../machines/page/connection.ts';
import { dialogText as text } from '../../text/dialogs.ts';
import styles from './banner.module.css';

const machine = connectionMachine.provide({
  actors: {
    watchNetwork: fromCallback(({ sendBack }) => {
      const lose = () => sendBack({ type: 'network.lose' });
      const regain = () => sendBack({ type: 'network.regain' });
      if (!navigator.onLine) lose();
      window.addEventListener('offline', lose);
      window.addEventListener('online', regain);
      return () => {
        window.removeEventListener('offline', lose);
        window.removeEventListener('online', regain);
      };
    }),
  },
});

/** Says at the bottom of the screen that there is no network; the page itself does not change. */
export function OfflineBanner() {
  const [snapshot] = useMachine(machine);
  return (
    <div role="status" className={styles.banner}>
      {snapshot.matches('offline') && (
        <SnackbarContent
          square
          // the place around it announces it
          role="none"
          message={
            <>
              {text.offline} <span className={styles.detail}>{text.offlineDetail}</span>
            </>
          }
        />
      )}
    </div>
  );
}
