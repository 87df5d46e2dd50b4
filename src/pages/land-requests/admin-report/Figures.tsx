import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

/** Each with its text. */
export type KeyFigures = readonly (readonly [label: string, value: string])[];

/** The figures that are read first. */
export function Figures({ figures }: { figures: KeyFigures }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        my: 0,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
      }}
    >
      {figures.map(([label, value]) => (
        <Paper key={label} variant="outlined" sx={{ p: 2 }}>
          <Typography component="dt" color="textSecondary">
            {label}
          </Typography>
          <Typography variant="h5" component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
