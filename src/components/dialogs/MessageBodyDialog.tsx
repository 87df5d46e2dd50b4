import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dialogText } from '../../text/dialogs.ts';
import { AlertFrame } from './AlertFrame.tsx';

interface MessageBodyDialogProps {
  title: string;
  /** From whom or to whom, and when. */
  lead: string;
  body: string;
  onClose: () => void;
}

/** The whole text of a message that a list shows in part. */
export function MessageBodyDialog({ title, lead, body, onClose }: MessageBodyDialogProps) {
  return (
    <AlertFrame
      title={title}
      text={lead}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {dialogText.close}
        </Button>
      }
    >
      <Box sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</Box>
    </AlertFrame>
  );
}
