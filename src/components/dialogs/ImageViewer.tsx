import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, useId } from 'react';
import { zoomSteps } from '../../../rules/gestures/zoom.ts';
import { useObjectUrl } from '../../browser/blobUrls.ts';
import { dialogText } from '../../text/dialogs.ts';
import { documentText as text } from '../../text/documents/documents.ts';

interface ImageViewerProps {
  content: Blob;
  /** The image's alternative text and the dialog's title. */
  label: string;
  /** 1 fits the image into the dialog. */
  zoom: number;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onZoomToFit: () => void;
  onClose: () => void;
}

/** An image in a popup, zoomed by buttons or the keys +, - and 0, and moved by scrolling. */
export function ImageViewer(props: ImageViewerProps) {
  const titleId = useId();
  const url = useObjectUrl(props.content);
  const fits = props.zoom === 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') props.onZoomIn();
    if (event.key === '-') props.onZoomOut();
    if (event.key === '0') props.onZoomToFit();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="lg"
      onClose={props.onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{props.label}</DialogTitle>
      {/* focusable, so that the keyboard can scroll it */}
      <DialogContent
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        sx={{ height: '70vh', display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' }}
      >
        <Box
          component="img"
          src={url}
          alt={props.label}
          sx={{
            maxWidth: '100%',
            maxHeight: '100%',
            placeSelf: fits ? 'center' : 'start',
            // grows to the right and down, as only that overflow can be scrolled
            transformOrigin: '0 0',
            transform: `scale(${props.zoom})`,
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{dialogText.close}</Button>
        <Button onClick={props.onZoomOut} aria-disabled={fits}>
          {text.zoomOut}
        </Button>
        <Button onClick={props.onZoomToFit} aria-disabled={fits}>
          {text.zoomToFit}
        </Button>
        <Button onClick={props.onZoomIn} aria-disabled={props.zoom === zoomSteps.at(-1)} autoFocus>
          {text.zoomIn}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
