import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { fileUrl } from '../../site/fileUrl.ts';

interface CoverImageProps {
  /** The stored image's name. */
  name: string;
  /** Among the first that are seen: it is fetched at once. */
  first: boolean;
}

/** A card's picture in its smaller copy; the words beside it say what it stands for. */
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

/** Keeps a picture's place before it is there. */
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
