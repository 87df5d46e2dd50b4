import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useEffect, useId } from 'react';
import { paths } from '../../../rules/site/paths.ts';
import { onCloseRequest } from '../../browser/closeRequest.ts';
import { kvkkNoticeText } from '../../text/kvkkNotice.ts';
import { KvkkNotice } from '../notices/KvkkNotice.tsx';

/**
 * The personal-data notice (KVKK). The focus stays on the dialog: a focused button would scroll a
 * low screen to the end of the text.
 */
export function KvkkNoticeDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  useEffect(() => onCloseRequest(onClose), [onClose]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} scroll="paper" maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{kvkkNoticeText.title}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <KvkkNotice heading="h3" />
        {/* in a new tab: the form under the dialog keeps what was typed */}
        <Link href={paths.kvkk.to()} target="_blank" rel="noopener" variant="body2">
          {kvkkNoticeText.ownPage}
        </Link>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {kvkkNoticeText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
