import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { onCloseRequest } from '../../browser/closeRequest.ts';
import { kvkkNoticeText } from '../../text/kvkkNotice.ts';

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
        {kvkkNoticeText.sections.map((section) => (
          <section key={section.heading}>
            <Typography variant="h6" component="h3" gutterBottom>
              {section.heading}
            </Typography>
            {section.paragraphs.map((paragraph) => (
              <Typography key={paragraph} component="p" sx={{ mb: 2 }}>
                {paragraph}
              </Typography>
            ))}
          </section>
        ))}
        <Typography variant="body2" color="textSecondary">
          {kvkkNoticeText.version}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {kvkkNoticeText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
