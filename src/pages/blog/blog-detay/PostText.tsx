import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { safeHtml } from './safeHtml.ts';

/** The text of a post. */
export function PostText({ html }: { html: string }) {
  const safe = useMemo(() => ({ __html: safeHtml(html) }), [html]);
  return (
    <Box
      sx={{
        typography: 'body1',
        fontSize: '1.0625rem',
        lineHeight: 1.75,
        overflowWrap: 'anywhere',
        '& p, & ul, & ol, & blockquote': { my: 2 },
        '& h2': { typography: 'h4', mt: 4, mb: 1 },
        '& h3': { typography: 'h3', mt: 3, mb: 1 },
        '& h4, & h5, & h6': { typography: 'h6', mt: 3, mb: 1 },
        '& ul, & ol': { pl: 3 },
        '& li': { mb: 0.75 },
        '& a': { color: 'secondary.main' },
        '& blockquote': {
          mx: 0,
          pl: 2,
          borderLeft: 4,
          borderColor: 'secondary.main',
          color: 'text.secondary',
        },
        // reserves the space of an image of unknown size
        '& img': {
          display: 'block',
          width: '100%',
          aspectRatio: '3 / 2',
          objectFit: 'contain',
          borderRadius: 1,
          bgcolor: 'action.hover',
        },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a post is HTML, and this one has just been sanitized
      dangerouslySetInnerHTML={safe}
    />
  );
}
