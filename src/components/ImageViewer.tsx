import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, useId } from 'react';
import { zoomSteps } from '../../machines/rules/zoom.ts';
import { useObjectUrl } from '../app/objectUrl.ts';
import { dialogText } from '../text/dialogs.ts';
import { documentText as text } from '../text/documents.ts';

interface ImageViewerProps {
  content: Blob;
  /** What the picture shows. */
  label: string;
  /** Against its size when it fits. */
  zoom: number;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onZoomToFit: () => void;
  onClose: () => void;
}

/** An image in a popup, zoomed by buttons or by the keys +, - and 0, moved by scrolling. */
export default function ImageViewer(props: ImageViewerProps) {
  const titleId = useId();
  const url = useObjectUrl(props.content);
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
      <DialogContent tabIndex={0} sx={{ height: '70vh', display: 'grid' }}>
        <Box
          component="img"
          src={url}
          alt={props.label}
          sx={{
            width: `${props.zoom * 100}%`,
            height: `${props.zoom * 100}%`,
            objectFit: 'contain',
            placeSelf: props.zoom === 1 ? 'center' : 'start',
          }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={props.onClose}>{dialogText.close}</Button>
        <Button onClick={props.onZoomOut} disabled={props.zoom === 1}>
          {text.zoomOut}
        </Button>
        <Button onClick={props.onZoomToFit} disabled={props.zoom === 1}>
          {text.zoomToFit}
        </Button>
        <Button onClick={props.onZoomIn} disabled={props.zoom === zoomSteps.at(-1)} autoFocus>
          {text.zoomIn}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
