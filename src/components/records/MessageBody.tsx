import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { SyntheticEvent } from 'react';
import { messagesText as text } from '../../text/messages/messages.ts';

interface MessageBodyProps {
  /** Shown until the message is opened; by default the message itself, cut to one line. */
  line?: string;
  body: string;
  onOpen?: (details: HTMLDetailsElement) => void;
}

// the first span of the summary is for the closed message, the last one for the open message
const styles: SxProps<Theme> = {
  summary: { display: 'flex', alignItems: 'center', gap: 1 },
  'summary::before': { content: '"▸" / ""' },
  '&[open] summary::before': { content: '"▾" / ""' },
  'span:first-of-type': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '1',
  },
  '&[open] span:first-of-type, &:not([open]) span:last-of-type': { display: 'none' },
};

/** A message of which one line shows until it is opened. */
export function MessageBody({ body, line = body, onOpen }: MessageBodyProps) {
  return (
    <Box
      component="details"
      sx={styles}
      onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
        currentTarget.open && onOpen?.(currentTarget)
      }
    >
      <summary>
        <span>{line}</span>
        <span>{text.whole}</span>
      </summary>
      <p>{body}</p>
    </Box>
  );
}
