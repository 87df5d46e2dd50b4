import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { carouselMachine } from '../../../../machines/page/carousel.ts';
import { isVideo } from '../../../../rules/ads/mediaItems.ts';
import { adsText } from '../../../text/ads/ads.ts';
import { CarouselItem } from './CarouselItem.tsx';
import { Thumbnails } from './Thumbnails.tsx';

const text = adsText.gallery;

interface CarouselProps {
  title: string;
  names: readonly string[];
  /** Shown in place of images and videos where there are none. */
  placeholder: ReactNode;
}

/**
 * The images and videos of an ad, browsed by button, arrow key, swipe or thumbnail (product, 2).
 */
export function Carousel({ title, names, placeholder }: CarouselProps) {
  const [snapshot, send] = useMachine(carouselMachine, { input: { count: names.length } });
  const { index, broken } = snapshot.context;
  const name = names[index];
  const several = snapshot.matches('browsing');

  const onKeyDown = (event: KeyboardEvent) => {
    // the arrow keys of a video seek in it
    if (event.target instanceof HTMLVideoElement) return;
    if (event.key === 'ArrowRight') send({ type: 'item.next' });
    else if (event.key === 'ArrowLeft') send({ type: 'item.previous' });
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' && event.isPrimary && !isOnControls(event))
      send({ type: 'swipe.start', point: pointOf(event) });
  };
  return (
    <Box component="section" aria-label={text.name} onKeyDown={onKeyDown} sx={{ minWidth: 0 }}>
      <Box
        role="group"
        aria-label={name ? labelOf(name, index) : adsText.noImage}
        tabIndex={several ? 0 : undefined}
        onPointerDown={onPointerDown}
        onPointerUp={(event) => send({ type: 'swipe.end', point: pointOf(event) })}
        onPointerCancel={() => send({ type: 'swipe.cancel' })}
        sx={{
          aspectRatio: '4 / 3',
          overflow: 'hidden',
          borderRadius: 2,
          bgcolor: 'action.hover',
          // a vertical swipe scrolls the page
          touchAction: 'pan-y pinch-zoom',
          '& img, & video': { display: 'block', width: '100%', height: '100%' },
          '& img': { objectFit: 'cover' },
        }}
      >
        {name === undefined ? (
          placeholder
        ) : broken.includes(index) ? (
          <Box role="status" sx={{ height: '100%', display: 'grid', placeContent: 'center', p: 2 }}>
            {text.broken}
          </Box>
        ) : (
          <CarouselItem
            key={name}
            name={name}
            alt={text.imageOf(title, index + 1)}
            label={labelOf(name, index)}
            onBroken={() => send({ type: 'item.break', index })}
          />
        )}
      </Box>
      {several && (
        <>
          <Box sx={{ mt: 2, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Button variant="outlined" onClick={() => send({ type: 'item.previous' })}>
              {text.previous}
            </Button>
            <Typography aria-live="polite">{text.position(index + 1, names.length)}</Typography>
            <Button variant="outlined" onClick={() => send({ type: 'item.next' })}>
              {text.next}
            </Button>
          </Box>
          <Thumbnails
            names={names}
            current={index}
            labelOf={labelOf}
            onChoose={(chosen) => send({ type: 'item.choose', index: chosen })}
          />
        </>
      )}
    </Box>
  );
}

const labelOf = (name: string, index: number) =>
  isVideo(name) ? text.video(index + 1) : text.image(index + 1);
const pointOf = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });

/** The browser shows the controls of a video in its lower quarter. */
function isOnControls({ target, clientY }: PointerEvent): boolean {
  if (!(target instanceof HTMLVideoElement)) return false;
  const { top, height } = target.getBoundingClientRect();
  return clientY > top + height * 0.75;
}
