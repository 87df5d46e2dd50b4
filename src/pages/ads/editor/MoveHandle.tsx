import type { useSortable } from '@dnd-kit/sortable';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useRef } from 'react';
import { adminAdsText } from '../../../text/ads/adminAds.ts';
import { DragIcon } from './icons.tsx';

const text = adminAdsText.media;

/** How many places a key moves the item. */
const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

interface MoveHandleProps {
  sortable: Pick<ReturnType<typeof useSortable>, 'setActivatorNodeRef' | 'attributes' | 'listeners'>;
  /** The item's place, counted from 1. */
  number: number;
  disabled: boolean;
  onMove: (to: number) => void;
  /** Tells those who do not see the list. */
  tell: (words: string) => void;
}

/**
 * Carries an item by mouse and finger, and moves it by the arrow keys. The keys are heard here and
 * not by dnd-kit, whose keyboard sensor measures the list first and loses what is pressed
 * meanwhile.
 */
export function MoveHandle({ sortable, number, disabled, onMove, tell }: MoveHandleProps) {
  // where it stood when it was taken, for those who change their mind
  const takenFrom = useRef<number>(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    // with these the keys are the browser's, as Alt and the left arrow
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = steps.get(event.key);
    const from = takenFrom.current;
    if (step !== undefined) onMove(number - 1 + step);
    else if (event.key === ' ' || event.key === 'Enter') {
      if (!event.repeat) {
        takenFrom.current = from === undefined ? number : undefined;
        tell(from === undefined ? text.picked(number) : text.dropped(number));
      }
    } else if (event.key === 'Escape' && from !== undefined) {
      takenFrom.current = undefined;
      if (from !== number) onMove(from - 1);
      tell(from === number ? text.cancelled(from) : text.returned(from));
    } else return;
    // the page must not scroll away under the list
    event.preventDefault();
  };
  return (
    <IconButton
      ref={sortable.setActivatorNodeRef}
      {...sortable.attributes}
      {...sortable.listeners}
      onKeyDown={onKeyDown}
      onBlur={() => {
        takenFrom.current = undefined;
      }}
      size="small"
      disabled={disabled}
      aria-label={text.drag}
      sx={{ touchAction: 'none', cursor: 'grab' }}
    >
      <DragIcon />
    </IconButton>
  );
}
