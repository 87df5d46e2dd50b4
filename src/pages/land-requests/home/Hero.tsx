import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { homeText as text } from '../../../text/land-requests/home.ts';
import { Landscape } from './Landscape.tsx';

/**
 * The headline beside the form. A small screen hides the image and the longer texts, so that the
 * form is near the top (product, 1).
 */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ position: 'relative', overflow: 'hidden' }}>
      <Box sx={{ display: { xs: 'none', md: 'block' }, position: 'absolute', insetInline: 0, bottom: 0 }}>
        <Landscape />
      </Box>
      <Container
        maxWidth="lg"
        sx={{
          position: 'relative',
          display: 'grid',
          gap: { xs: 3, md: 6 },
          py: { xs: 3, md: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ pt: { md: 4 } }}>
          <Typography variant="h1">{text.headline}</Typography>
          <Typography
            sx={{ display: { xs: 'none', md: 'block' }, mt: 3, typography: 'h6', fontWeight: 'regular' }}
          >
            {text.lead}
          </Typography>
          <Box component="ul" sx={{ display: { xs: 'none', md: 'grid' }, gap: 1, mt: 3, pl: 2.5 }}>
            {text.points.map((point) => (
              <Typography key={point} component="li" sx={{ fontWeight: 'bold' }}>
                {point}
              </Typography>
            ))}
          </Box>
        </Box>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, borderRadius: 2 }}>
          {children}
        </Paper>
      </Container>
    </Box>
  );
}
