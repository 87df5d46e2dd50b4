import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId } from 'react';
import { dialogText } from '../../text/dialogs.ts';
import { restoreFocus } from './AlertFrame.tsx';

interface MessageBodyDialogProps {
  title: string;
  /** From whom or to whom, and when. */
  lead: string;
  /** The record that it is about. */
  record?: ReactNode;
  /** What has become of it. */
  outcome?: string;
  body: string;
  onClose: () => void;
}

/** The whole text of a message that a list shows in part. */
export function MessageBodyDialog({ title, lead, record, outcome, body, onClose }: MessageBodyDialogProps) {
  const titleId = useId();
  // the row may have left the list meanwhile
  useEffect(() => restoreFocus, []);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">{lead}</DialogContentText>
        {record && <DialogContentText variant="body2">{record}</DialogContentText>}
        {outcome && <DialogContentText variant="body2">{outcome}</DialogContentText>}
        <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {dialogText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
