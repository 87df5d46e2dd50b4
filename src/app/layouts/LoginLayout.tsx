import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ReactNode, useEffect } from 'react';
import { takeLostFocus } from '../../components/focus/takeLostFocus.ts';

/** The bare page around the sign-in (product, 2). */
export function LoginLayout({ children }: { children: ReactNode }) {
  // the page of another layout replaces the button that had the focus
  useEffect(() => () => takeLostFocus(document.querySelector('main')), []);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        justifyItems: 'center',
        p: 2,
        // from the top: centred, the card would jump when it grows
        pt: 'max(1rem, 15vh)',
      }}
    >
      <Paper
        variant="outlined"
        sx={{ p: { xs: 3, sm: 5 }, width: '100%', maxWidth: (theme) => theme.spacing(60) }}
      >
        {children}
      </Paper>
    </Box>
  );
}
