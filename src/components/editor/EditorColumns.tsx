import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The form of a stored record, with its history below or, on a wide screen, beside it. */
export function EditorColumns({ children }: { children: ReactNode }) {
  return <Box sx={columns}>{children}</Box>;
}

const columns: SxProps<Theme> = (theme) => ({
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: `minmax(0, ${theme.breakpoints.values.md}px)`,
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: `minmax(0, ${theme.breakpoints.values.md}px) minmax(16rem, 28rem)`,
  },
});
