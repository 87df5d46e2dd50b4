import type { useSortable } from '@dnd-kit/sortable';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import type { EventFromLogic } from 'xstate';
import type { mediaListMachine } from '../../../../machines/editor/mediaList.ts';
import { adminAdsText } from '../../../text/ads/adminAds.ts';
import { DragIcon } from './icons.tsx';

const text = adminAdsText.media;

/** How many positions a key moves the item. */
const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

interface MoveHandleProps {
  sortable: Pick<ReturnType<typeof useSortable>, 'setActivatorNodeRef' | 'attributes' | 'listeners'>;
  itemKey: string;
  disabled: boolean;
  /** The item is picked up by keyboard. */
  picked: boolean;
  send: (event: EventFromLogic<typeof mediaListMachine>) => void;
}

/**
 * Drags an item by mouse and finger, and moves it by the arrow keys. dnd-kit's keyboard sensor is
 * not used: it measures the list first, and loses key presses until then.
 */
export function MoveHandle({ sortable, itemKey: key, disabled, picked, send }: MoveHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // leaves the browser its shortcuts, such as Alt and the left arrow
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const by = steps.get(event.key);
    if (by !== undefined) send({ type: 'media.step', key, by });
    else if (event.key === ' ' || event.key === 'Enter') {
      if (!event.repeat) send(picked ? { type: 'media.drop' } : { type: 'media.pick', key });
    } else if (event.key === 'Escape' && picked) send({ type: 'media.return' });
    else return;
    // the keys must not scroll the page
    event.preventDefault();
  };
  return (
    <IconButton
      ref={sortable.setActivatorNodeRef}
      {...sortable.attributes}
      {...sortable.listeners}
      onKeyDown={onKeyDown}
      onBlur={() => send({ type: 'media.blur' })}
      size="small"
      disabled={disabled}
      aria-label={text.drag}
      sx={{ touchAction: 'none', cursor: 'grab' }}
    >
      <DragIcon />
    </IconButton>
  );
}
