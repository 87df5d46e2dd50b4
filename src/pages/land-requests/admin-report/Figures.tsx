import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { PageLink } from '../../../components/links/PageLink.tsx';

export interface KeyFigure {
  label: string;
  value: string;
  /** The list of what it counts. */
  href?: string | undefined;
}

/** The figures that are read first. */
export function Figures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        my: 0,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
      }}
    >
      {figures.map(({ label, value, href }) => (
        <Paper key={label} variant="outlined" sx={{ p: 2 }}>
          <Typography component="dt" color="textSecondary">
            {label}
          </Typography>
          <Typography variant="h5" component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {href ? <PageLink href={href}>{value}</PageLink> : value}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
