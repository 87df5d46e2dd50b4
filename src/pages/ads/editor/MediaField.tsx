import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, useRef, useState } from 'react';
import { mediaListMachine } from '../../../../machines/ads/mediaList.ts';
import type { MediaItem } from '../../../../rules/documents/media.ts';
import { acceptOf, uploadLimits } from '../../../../rules/documents/uploadLimits.ts';
import { FileFrame } from '../../../components/inputs/FileFrame.tsx';
import { adminAdsText } from '../../../text/ads/adminAds.ts';
import { dialogText } from '../../../text/dialogs.ts';
import { MediaTile } from './MediaTile.tsx';
import { QuickMouseSensor, QuickTouchSensor } from './quickSensors.ts';

const text = adminAdsText.media;

/** What the pointer is on, and between the items what is nearest. */
const underPointer: CollisionDetection = (drag) => {
  const found = pointerWithin(drag);
  return found.length > 0 ? found : closestCenter(drag);
};

interface MediaFieldProps {
  /** The media to begin with; later changes are reported. */
  media: readonly MediaItem[];
  onChange: (media: readonly MediaItem[]) => void;
  disabled: boolean;
  error: string | undefined;
}

/**
 * The images and videos of an ad: added, moved by mouse, touch, keyboard or button, and removed.
 */
export function MediaField({ media: initial, onChange, disabled, error }: MediaFieldProps) {
  const id = useId();
  // the list is a control of its own; what it holds is the editor's
  const actor = useActorRef(mediaListMachine, { input: { media: initial } }, ({ context }) => {
    if (context.media !== initial) onChange(context.media);
  });
  const snapshot = useSelector(actor, (current) => current);
  const { media, refused } = snapshot.context;
  const sensors = useSensors(
    useSensor(QuickMouseSensor, { activationConstraint: { distance: 6 } }),
    // a finger that only scrolls must not carry an image away
    useSensor(QuickTouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const indexOf = (key: unknown) => media.findIndex((medium) => medium.key === key);
  // the turn tells the same words said twice apart
  const [told, setTold] = useState({ words: '', turn: 0 });
  const tell = (words: string) => setTold(({ turn }) => ({ words, turn: turn + 1 }));
  const move = (key: string, to: number) => {
    actor.send({ type: 'media.move', key, to });
    tell(to < 0 ? text.first : to < media.length ? text.moved(to + 1) : text.last);
  };
  const chooser = useRef<HTMLInputElement>(null);
  const removeButtons = useRef(new Map<string, HTMLButtonElement>());
  const remove = (key: string) => {
    const index = indexOf(key);
    // the focus goes on before its button goes away
    const heir = media[index + 1] ?? media[index - 1];
    const next = heir ? removeButtons.current.get(heir.key) : chooser.current;
    next?.focus();
    actor.send({ type: 'media.remove', key });
    tell(text.removed(index + 1));
  };
  // what was just taken lies over its own place: saying so would cut short that it was taken
  const justPicked = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      justPicked.current = true;
      return text.picked(indexOf(active.id) + 1);
    },
    onDragOver: ({ over }) => {
      const silent = justPicked.current || !over;
      justPicked.current = false;
      return silent ? undefined : text.over(indexOf(over.id) + 1);
    },
    onDragEnd: ({ active, over }) => text.dropped(indexOf(over?.id ?? active.id) + 1),
    onDragCancel: ({ active }) => text.cancelled(indexOf(active.id) + 1),
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
        hint={text.hint(uploadLimits.media.maxFiles)}
        error={error}
        disabled={disabled}
        inputRef={chooser}
        onFiles={(files) => actor.send({ type: 'media.add', files })}
      />
      {snapshot.matches('refused') && (
        <Alert
          severity="warning"
          sx={{ mt: 2 }}
          closeText={dialogText.close}
          onClose={() => actor.send({ type: 'refusal.close' })}
        >
          {text.refused}
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {refused.map(({ name, fault }, index) => (
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
              {media.map((medium, index) => (
                <MediaTile
                  key={medium.key}
                  medium={medium}
                  number={index + 1}
                  count={media.length}
                  disabled={disabled}
                  onMove={(to) => move(medium.key, to)}
                  onRemove={() => remove(medium.key)}
                  removeRef={(button) => {
                    if (button) removeButtons.current.set(medium.key, button);
                    return () => {
                      removeButtons.current.delete(medium.key);
                    };
                  }}
                  tell={tell}
                />
              ))}
            </Box>
          </SortableContext>
        </DndContext>
      )}
      <Box role="status" sx={visuallyHidden}>
        <span key={told.turn}>{told.words}</span>
      </Box>
    </Box>
  );
}
