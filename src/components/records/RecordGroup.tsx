import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface RecordGroupProps {
  /** Left out where the group stands alone. */
  title?: string | undefined;
  lead?: ReactNode;
  /** Says that there are older ones. */
  more: string | undefined;
  /** Each a {@link RecordRow}. */
  children: ReactNode;
}

/** Some records that another record leads to. */
export function RecordGroup({ title, lead, more, children }: RecordGroupProps) {
  return (
    <div>
      {title !== undefined && (
        <Typography component="h3" sx={{ fontWeight: 'bold' }}>
          {title}
        </Typography>
      )}
      {lead}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
      {more !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {more}
        </Typography>
      )}
    </div>
  );
}

/** One record; its only link is the whole row. */
export function RecordRow({ children }: { children: ReactNode }) {
  return (
    <Box component="li" sx={rowStyles}>
      {children}
    </Box>
  );
}

/** Lines with a figure at their end. The whole row is the link. */
const rowStyles = {
  position: 'relative',
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '&:last-of-type': { borderBottom: 0 },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 1,
  },
  '& b': { color: 'secondary.main' },
  // also on a line of its own
  '& > div > :last-child:not(:first-child), & > div > button': { ml: 'auto' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
