import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { isVideo, type MediaItem } from '../../../../rules/documents/media.ts';
import { ariaDisabled } from '../../../components/images/ariaDisabled.ts';
import { adminAdsText } from '../../../text/ads/adminAds.ts';
import { NextIcon, PreviousIcon, RemoveIcon } from './icons.tsx';
import { MoveHandle } from './MoveHandle.tsx';
import { nameOf, Thumbnail } from './Thumbnail.tsx';

const text = adminAdsText.media;
/** Pixels (product, 9). */
const thumbnail = 150;

interface MediaTileProps {
  medium: MediaItem;
  /** Its place, counted from 1. */
  number: number;
  count: number;
  disabled: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  removeRef: Ref<HTMLButtonElement>;
  /** Tells those who do not see the list. */
  tell: (words: string) => void;
}

/**
 * One image or video: its thumbnail and a handle, by which it is carried, and buttons that do the
 * same.
 */
export function MediaTile(props: MediaTileProps) {
  const { medium, number, count, disabled, onMove, tell } = props;
  const sortable = useSortable({ id: medium.key, attributes: { roleDescription: text.handle } });
  const { setNodeRef, listeners, transform, transition, isDragging } = sortable;
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
      {/* here a finger may scroll the page too: it carries only after it has rested */}
      <Box
        {...listeners}
        onDragStart={(event) => event.preventDefault()}
        sx={{
          cursor: disabled ? 'default' : 'grab',
          touchAction: 'manipulation',
          userSelect: 'none',
          WebkitUserSelect: 'none',
          WebkitTouchCallout: 'none',
        }}
      >
        <Thumbnail medium={medium} label={label} />
      </Box>
      <Typography variant="body2" color="textSecondary" noWrap sx={{ mt: 0.5 }}>
        {text.item(number, count)} {medium.kind === 'new' && `· ${text.fresh}`}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <MoveHandle sortable={sortable} number={number} disabled={disabled} onMove={onMove} tell={tell} />
        <IconButton
          size="small"
          aria-label={text.forward}
          disabled={disabled}
          // not disabled: the focus would be lost with the press that brings the item there
          aria-disabled={number === 1}
          onClick={() => number > 1 && onMove(number - 2)}
          sx={ariaDisabled}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton
          size="small"
          aria-label={text.backward}
          disabled={disabled}
          aria-disabled={number === count}
          onClick={() => number < count && onMove(number)}
          sx={ariaDisabled}
        >
          <NextIcon />
        </IconButton>
        <IconButton
          size="small"
          color="error"
          aria-label={text.remove}
          disabled={disabled}
          ref={props.removeRef}
          onClick={props.onRemove}
        >
          <RemoveIcon />
        </IconButton>
      </Box>
    </Paper>
  );
}
