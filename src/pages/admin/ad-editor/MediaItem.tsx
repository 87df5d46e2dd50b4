import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { isVideo, type Medium } from '../../../../machines/rules/media.ts';
import { adminAdsText } from '../../../text/adminAds.ts';
import { DragIcon, NextIcon, PreviousIcon, RemoveIcon } from './icons.tsx';
import { nameOf, Thumbnail } from './Thumbnail.tsx';

const text = adminAdsText.media;
/** Pixels (specification, section 9). */
const thumbnail = 150;

interface MediaItemProps {
  medium: Medium;
  /** Its place, counted from 1. */
  number: number;
  count: number;
  disabled: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One image or video: its thumbnail, a handle to carry it by, and buttons that do the same. */
export function MediaItem({ medium, number, count, disabled, onMove, onRemove }: MediaItemProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id: medium.key,
      attributes: { roleDescription: text.drag },
    });
  const label = isVideo(nameOf(medium)) ? text.video(number) : text.image(number);
  return (
    <Paper
      component="li"
      ref={setNodeRef}
      variant="outlined"
      style={{ transform: CSS.Transform.toString(transform), transition }}
      aria-label={label}
      sx={{
        width: thumbnail + 18,
        p: 1,
        opacity: isDragging ? 0.6 : 1,
        '& img, & video': {
          width: thumbnail,
          height: thumbnail,
          objectFit: 'cover',
          display: 'block',
          borderRadius: 1,
          bgcolor: 'action.hover',
        },
      }}
    >
      <Thumbnail medium={medium} label={label} />
      <Typography variant="body2" color="textSecondary" noWrap sx={{ mt: 0.5 }}>
        {text.item(number, count)} {medium.kind === 'new' && `· ${text.fresh}`}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          size="small"
          disabled={disabled}
          aria-label={text.drag}
          sx={{ touchAction: 'none', cursor: 'grab' }}
        >
          <DragIcon />
        </IconButton>
        <IconButton
          size="small"
          aria-label={text.forward}
          disabled={disabled || number === 1}
          onClick={() => onMove(number - 2)}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton
          size="small"
          aria-label={text.backward}
          disabled={disabled || number === count}
          onClick={() => onMove(number)}
        >
          <NextIcon />
        </IconButton>
        <IconButton
          size="small"
          color="error"
          aria-label={text.remove}
          disabled={disabled}
          onClick={onRemove}
        >
          <RemoveIcon />
        </IconButton>
      </Box>
    </Paper>
  );
}
