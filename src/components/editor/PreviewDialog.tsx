import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { dialogText } from '../../text/dialogs.ts';
import { editorText } from '../../text/editor/editor.ts';

const text = editorText.preview;

/** What the form would show on the site if it were saved now. */
export function PreviewDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{text.title}</DialogTitle>
      {/* focusable, so that the keyboard can scroll it */}
      <DialogContent dividers tabIndex={0}>
        <DialogContentText variant="body2" sx={{ mb: 2 }}>
          {text.lead}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {dialogText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
