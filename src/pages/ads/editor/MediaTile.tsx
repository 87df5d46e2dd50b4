import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { EventFromLogic } from 'xstate';
import type { mediaListMachine } from '../../../../machines/editor/mediaList.ts';
import { isVideoItem, type MediaItem } from '../../../../rules/ads/mediaItems.ts';
import { adminAdsText } from '../../../text/ads/adminAds.ts';
import { NextIcon, PreviousIcon, RemoveIcon } from './icons.tsx';
import { MoveHandle } from './MoveHandle.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const text = adminAdsText.media;
/** (product, 9) */
const thumbnailPx = 150;

/** Keeps the focus, which `disabled` would lose. */
const ariaDisabled = {
  '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default', bgcolor: 'transparent' },
} as const;

/** Over the image, without taking its drags. */
const coverStyles = { position: 'absolute', top: 14, left: 14, zIndex: 1, pointerEvents: 'none' } as const;

interface MediaTileProps {
  item: MediaItem;
  /** Its position, counted from 1. */
  number: number;
  count: number;
  /** Lists show it. */
  isCover: boolean;
  disabled: boolean;
  /** Picked up by keyboard. */
  picked: boolean;
  send: (event: EventFromLogic<typeof mediaListMachine>) => void;
  onRemove: () => void;
  removeRef: Ref<HTMLButtonElement>;
}

/** One image or video: a thumbnail that can be dragged, a handle, and buttons that do the same. */
export function MediaTile({
  item,
  number,
  count,
  isCover,
  disabled,
  picked,
  send,
  ...removal
}: MediaTileProps) {
  const { key } = item;
  const sortable = useSortable({ id: key, attributes: { roleDescription: text.handle } });
  const { setNodeRef, listeners, transform, transition, isDragging } = sortable;
  const label = isVideoItem(item) ? text.video(number) : text.image(number);
  return (
    <Paper
      component="li"
      ref={setNodeRef}
      variant="outlined"
      style={{ transform: CSS.Transform.toString(transform), transition }}
      aria-label={label}
      sx={{
        position: 'relative',
        width: thumbnailPx + 18,
        p: 1,
        opacity: isDragging ? 0.6 : 1,
        ...(picked && { outline: '3px dashed', outlineColor: 'primary.main', boxShadow: 6 }),
        '& img, & video': {
          width: thumbnailPx,
          height: thumbnailPx,
          objectFit: 'cover',
          display: 'block',
          borderRadius: 1,
          bgcolor: 'action.hover',
        },
      }}
    >
      {isCover && <Chip label={text.cover} size="small" color="primary" sx={coverStyles} />}
      {/* a finger may scroll the page here too: it drags only after a rest */}
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
        <Thumbnail item={item} label={label} />
      </Box>
      <Typography variant="body2" color="textSecondary" noWrap sx={{ mt: 0.5 }}>
        {item.kind === 'new' ? `${text.item(number, count)} · ${text.fresh}` : text.item(number, count)}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <MoveHandle sortable={sortable} itemKey={key} disabled={disabled} picked={picked} send={send} />
        <IconButton
          size="small"
          aria-label={text.forward}
          disabled={disabled}
          // not `disabled`: the button would lose the focus when its press moves the item to the
          // end
          aria-disabled={number === 1}
          onClick={() => number > 1 && send({ type: 'media.step', key, by: -1 })}
          sx={ariaDisabled}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton
          size="small"
          aria-label={text.backward}
          disabled={disabled}
          aria-disabled={number === count}
          onClick={() => number < count && send({ type: 'media.step', key, by: 1 })}
          sx={ariaDisabled}
        >
          <NextIcon />
        </IconButton>
        <IconButton
          size="small"
          color="error"
          aria-label={text.remove}
          disabled={disabled}
          ref={removal.removeRef}
          onClick={removal.onRemove}
        >
          <RemoveIcon />
        </IconButton>
      </Box>
    </Paper>
  );
}
