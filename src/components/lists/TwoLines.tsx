import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A cell of two low lines, the more telling one first. */
export function TwoLines({ first, second }: { first: string; second: ReactNode }) {
  return (
    <Box sx={styles} title={typeof second === 'string' ? `${first}, ${second}` : undefined}>
      <span>{first}</span>
      <small>{second}</small>
    </Box>
  );
}

const styles = {
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  lineHeight: 1.2,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > small': { color: 'text.secondary', fontSize: '0.75rem' },
} as const;
