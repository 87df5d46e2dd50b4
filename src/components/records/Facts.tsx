import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FactsProps {
  title: string;
  /** A button beside the title. */
  action?: ReactNode;
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** A titled list of labels and values. */
export function Facts({ title, action, facts }: FactsProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      sx={{ p: { xs: 2, sm: 2.5 }, containerType: 'inline-size' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          gridTemplateColumns: 'minmax(6.75rem, 3fr) minmax(0, 5fr)',
          // a zoomed phone has no room beside the labels
          '@container (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)', '& dd': { mb: 1 } },
        }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={factStyles}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

/** A link is high enough to be hit. */
const factStyles = { m: 0, overflowWrap: 'anywhere', '& a': { display: 'inline-block' } } as const;
