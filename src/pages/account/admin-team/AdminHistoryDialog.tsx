import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { Admin } from '../../../../rules/account/team.ts';
import { History } from '../../../components/records/HistoryPanel.tsx';
import { teamText as text } from '../../../text/account/team.ts';
import { dialogText } from '../../../text/dialogs.ts';

/** Who has added an admin, changed the name, and switched the sign-in off or on. */
export function AdminHistoryDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text.historyOf(admin.name)}</DialogTitle>
      {/* focusable, so that the keyboard can scroll it */}
      <DialogContent tabIndex={0}>
        <History kind="user" id={admin.id} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained" autoFocus>
          {dialogText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
