import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { fileUrl } from '../../site/fileUrl.ts';

interface CoverImageProps {
  /** The stored image's name. */
  name: string;
  /** One of the cards seen first: loaded eagerly. */
  first: boolean;
}

/** The small copy of a card's image, without alternative text: the card's title names it. */
export function CoverImage({ name, first }: CoverImageProps) {
  return (
    <img
      src={fileUrl(name, 640)}
      alt=""
      width={640}
      height={400}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

/** Reserves the space of a cover before it is loaded. */
export function CoverFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        aspectRatio: '16 / 10',
        position: 'relative',
        overflow: 'hidden',
        bgcolor: 'action.hover',
        '& img, & video': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {children}
    </Box>
  );
}
