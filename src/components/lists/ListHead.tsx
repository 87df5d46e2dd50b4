import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ListHeadProps {
  title: string;
  /** Beside the heading. */
  lead?: ReactNode;
  /** At the end of the line. */
  action?: ReactNode;
}

/** The first line of a list's page. */
export function ListHead({ title, lead, action }: ListHeadProps) {
  return (
    <Box sx={headStyles}>
      <h1>{title}</h1>
      {lead && <Box sx={leadStyles}>{lead}</Box>}
      {action && <Box sx={{ ml: 'auto', mb: 1 }}>{action}</Box>}
    </Box>
  );
}

export const leadStyles = { m: 0, color: 'text.secondary', typography: 'body2' } as const;
const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1rem',
  minHeight: '2.75rem',
  mb: 0.5,
  '& h1': { m: 0, typography: 'h5' },
} as const;
