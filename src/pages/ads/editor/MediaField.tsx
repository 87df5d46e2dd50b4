import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { mediaListMachine } from '../../../../machines/editor/mediaList.ts';
import { coverItem } from '../../../../rules/ads/mediaItems.ts';
import { acceptOf, uploadLimits } from '../../../../rules/documents/uploadLimits.ts';
import { FileFrame } from '../../../components/files/FileFrame.tsx';
import { adminAdsText } from '../../../text/ads/adminAds.ts';
import { dialogText } from '../../../text/dialogs.ts';
import { MediaTile } from './MediaTile.tsx';

const text = adminAdsText.media;

/** The item under the pointer, or the nearest one when the pointer is between items. */
const underPointer: CollisionDetection = (drag) => {
  const found = pointerWithin(drag);
  return found.length > 0 ? found : closestCenter(drag);
};

interface MediaFieldProps {
  actor: ActorRefFrom<typeof mediaListMachine>;
  disabled: boolean;
  error: string | undefined;
}

/**
 * The images and videos of an ad: added, moved by mouse, touch, keyboard or button, and removed.
 */
export function MediaField({ actor, disabled, error }: MediaFieldProps) {
  const id = useId();
  const snapshot = useSelector(actor, (current) => current);
  const { media, faulty, picked, announcement } = snapshot.context;
  const cover = coverItem(media);
  const sensors = useSensors(
    // a click is no drag
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // a finger that moves at once scrolls the page
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const indexOf = (key: unknown) => media.findIndex((item) => item.key === key);
  const chooser = useRef<HTMLInputElement>(null);
  const removeButtons = useRef(new Map<string, HTMLButtonElement>());
  const remove = (key: string) => {
    const index = indexOf(key);
    // moves the focus before its button is gone
    const neighbour = media[index + 1] ?? media[index - 1];
    const next = neighbour ? removeButtons.current.get(neighbour.key) : chooser.current;
    next?.focus();
    actor.send({ type: 'media.remove', key });
  };
  // a drag starts over the item's own place; announcing that would interrupt "picked"
  const justPicked = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      justPicked.current = true;
      return text.announcements.picked(indexOf(active.id) + 1);
    },
    onDragOver: ({ over }) => {
      const silent = justPicked.current || !over;
      justPicked.current = false;
      return silent ? undefined : text.over(indexOf(over.id) + 1);
    },
    onDragEnd: ({ active, over }) => text.announcements.dropped(indexOf(over?.id ?? active.id) + 1),
    onDragCancel: ({ active }) => text.announcements.cancelled(indexOf(active.id) + 1),
  };
  return (
    <Box component="section" aria-labelledby={`${id}-heading`}>
      <Typography variant="h6" component="h2" id={`${id}-heading`} gutterBottom>
        {adminAdsText.fields.media}
      </Typography>
      <FileFrame
        label={text.add}
        name="images"
        accept={acceptOf(uploadLimits.media)}
        multiple
        button={text.choose}
        hint={text.hint}
        error={error}
        disabled={disabled}
        inputRef={chooser}
        onFiles={(files) => actor.send({ type: 'media.add', files })}
      />
      {snapshot.matches({ choice: 'faulty' }) && (
        <Alert
          severity="warning"
          sx={{ mt: 2 }}
          closeText={dialogText.close}
          onClose={() => actor.send({ type: 'faults.close' })}
        >
          {text.faulty}
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {faulty.map(({ name, fault }, index) => (
              // two files of one choice may have the same name
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in place
              <li key={`${index} ${name}`}>
                {name}: {text.faults[fault]}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {media.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {text.none}
        </Typography>
      ) : (
        <DndContext
          sensors={sensors}
          collisionDetection={underPointer}
          accessibility={{ announcements, screenReaderInstructions: { draggable: text.instructions } }}
          onDragEnd={({ active, over }) => {
            if (over) actor.send({ type: 'media.move', key: String(active.id), to: indexOf(over.id) });
          }}
        >
          <SortableContext
            items={media.map(({ key }) => key)}
            strategy={rectSortingStrategy}
            disabled={disabled}
          >
            <Box
              component="ol"
              sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
            >
              {media.map((item, index) => (
                <MediaTile
                  key={item.key}
                  item={item}
                  number={index + 1}
                  count={media.length}
                  isCover={item === cover}
                  disabled={disabled}
                  picked={snapshot.matches({ keyboard: 'carrying' }) && picked.key === item.key}
                  send={actor.send}
                  onRemove={() => remove(item.key)}
                  removeRef={(button) => {
                    if (button) removeButtons.current.set(item.key, button);
                    return () => {
                      removeButtons.current.delete(item.key);
                    };
                  }}
                />
              ))}
            </Box>
          </SortableContext>
        </DndContext>
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement && (
          <span key={announcement.sequence}>
            {text.announcements[announcement.type](announcement.position)}
          </span>
        )}
      </Box>
    </Box>
  );
}
