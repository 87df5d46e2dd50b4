import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLostFocus } from '../focus/useLostFocus.ts';

interface PanelSectionProps {
  title: string;
  busy?: boolean;
  /** Where the content has container queries. */
  containerType?: 'inline-size';
  children: ReactNode;
}

/** A framed part of a record's page. */
export function PanelSection({ title, busy, containerType, children }: PanelSectionProps) {
  return (
    <Paper
      component="section"
      ref={useLostFocus()}
      variant="outlined"
      aria-label={title}
      aria-busy={busy}
      sx={{ p: { xs: 2, sm: 2.5 }, containerType, outlineOffset: 2 }}
    >
      <Typography variant="h6" component="h2" gutterBottom>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
