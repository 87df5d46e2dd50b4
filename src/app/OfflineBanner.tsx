import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { fromCallback } from 'xstate';
import { connectionMachine } from '../../machines/page/connection.ts';
import { dialogText as text } from '../text/dialogs.ts';

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

/** Says above the page that there is no network; the page itself does not change. */
export function OfflineBanner() {
  const [snapshot] = useMachine(machine);
  return (
    <Box role="status" sx={{ position: 'sticky', top: 0, zIndex: 'tooltip' }}>
      {snapshot.matches('offline') && (
        <Typography sx={{ px: 2, py: 1, bgcolor: 'text.primary', color: 'background.default' }}>
          {text.offline}
        </Typography>
      )}
    </Box>
  );
}
